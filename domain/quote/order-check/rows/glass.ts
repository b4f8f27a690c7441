/**
 * Glass unlike that of the other windows: none was chosen where the rest of the house has got one, or one was chosen that is
 * a layer less than theirs. Chosen is compared with chosen; glass that a rule has put in is what the pane needs, and no oddity.
 */
import { findGlass } from '#domain/catalogue/catalogue'
import { isWindow } from '#domain/catalogue/model-kind'
import { rowsAtStart } from '#domain/messages/order-check'
import { isStated } from '#domain/product/stated'
import { customOf } from '../custom.ts'
import { mending } from '../mending.ts'
import {
  type CheckContext,
  type CheckedRow,
  choicesOf,
  type Hit,
  isMadeToOrder,
  numbersOf,
  type OrderRule,
} from '../order-rule.ts'
import { isPlaceAsked, isUnheated } from '../rooms.ts'

/** A pane of two layers loses 1,1 W/(m²K) or more, one of three 0,75 at most (trade handbook 4). */
const TWO_LAYERS_FROM = 1

/** Fire and sound windows have the glass of their class, and a room that nobody heats needs none of the house's. */
const isPlainWindow = (checked: CheckedRow): boolean => {
  const { model } = checked.configuration
  return (
    isMadeToOrder(checked) &&
    isWindow(model) &&
    model.fireClass === undefined &&
    model.soundDb === undefined &&
    !isUnheated(checked)
  )
}

const isForced = ({ configuration }: CheckedRow): boolean =>
  configuration.forced.some(({ field }) => field === 'glassCode')

const chosenGlass = (checked: CheckedRow): string | null =>
  isForced(checked) ? null : choicesOf(checked).glassCode

const isGlassStated = ({ revision }: CheckedRow): boolean => isStated(revision.product, 'glassCode')

const sameGlass = (odd: readonly CheckedRow[], code: string, { colorLists }: CheckContext) =>
  mending(
    odd,
    {
      name: 'same-glass',
      patches: () => [{ glassCode: code }],
      isMended: ({ values }) => values.glassCode === code,
    },
    colorLists,
  )

const unchosen = (context: CheckContext): readonly Hit[] => {
  const custom = customOf(context.rows.filter(isPlainWindow), chosenGlass, isGlassStated)
  const others = custom && findGlass(custom.value)
  if (!custom || !others) return []
  return [...custom.odd].flatMap(([code, group]): readonly Hit[] => {
    const odd = group.filter((row) => !isGlassStated(row))
    const rows = numbersOf(odd)
    const data = { rows: rowsAtStart(rows), glass: findGlass(code)?.name ?? code, others: others.name }
    return odd.length === 0
      ? []
      : [{ rows, about: [code, custom.value], data, fix: sameGlass(odd, custom.value, context) }]
  })
}

const isTwoLayered = (code: string): boolean => (findGlass(code)?.uValue ?? 0) > TWO_LAYERS_FROM

const layersOf = (checked: CheckedRow): 'two' | 'three' | null => {
  const code = chosenGlass(checked)
  return code === null ? null : isTwoLayered(code) ? 'two' : 'three'
}

/** The glass that most of these rows have. */
const commonest = (rows: readonly CheckedRow[]): string | null => {
  const byCode = [...Map.groupBy(rows, chosenGlass)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  return byCode[0]?.[0] ?? null
}

/**
 * Rows of which somebody has chosen two layers where the other windows of the house have three. Whether a row without a
 * reference stands in a room that is heated is known once BK-9 has been answered.
 */
const coldRows = (context: CheckContext) => {
  const custom = customOf(context.rows.filter(isPlainWindow), layersOf)
  if (custom?.value !== 'three') return null
  const odd = (custom.odd.get('two') ?? []).filter((row) => isGlassStated(row) && !isPlaceAsked(row, context))
  const common = commonest(custom.rows)
  return odd.length === 0 || common === null ? null : { odd, common }
}

/** Rows with colder glass than the others; the warning about that names them, so other warnings do not. */
export const colderRows = (context: CheckContext): ReadonlySet<CheckedRow> =>
  new Set(coldRows(context)?.odd ?? [])

const colder = (context: CheckContext): readonly Hit[] => {
  const found = coldRows(context)
  if (found === null) return []
  const { odd, common } = found
  return [...Map.groupBy(odd, chosenGlass)].map(([code, group]) => {
    const rows = numbersOf(group)
    const nameOf = (glass: string | null) => (glass === null ? null : findGlass(glass)?.name) ?? ''
    return {
      rows,
      about: [code, common],
      data: { rows: rowsAtStart(rows), glass: nameOf(code), others: nameOf(common) },
      fix: sameGlass(group, common, context),
    }
  })
}

export const glassRules: readonly OrderRule[] = [
  {
    id: 'BK-7',
    severity: 'WARN',
    code: 'check.glass-unlike',
    find: unchosen,
    isPictured: true,
    isQuestion: true,
    source: 'where glass was chosen for the house, a row without was forgotten',
  },
  {
    id: 'BK-22',
    severity: 'WARN',
    code: 'check.glass-colder',
    find: colder,
    isPictured: true,
    isQuestion: true,
    source: 'a code of glass is a slip of one digit, and found out when the house is cold',
  },
]
