/**
 * Glass unlike that of the other windows: none was chosen where the rest of the house has got one, or one was chosen that is
 * weaker than theirs. Chosen is compared with chosen; glass that a rule has put in is what the pane needs, and no oddity.
 */
import { findGlass } from '#domain/catalogue/catalogue'
import { isWindow } from '#domain/catalogue/model-kind'
import type { Glass } from '#domain/catalogue/types'
import { listText, rowsAtStart } from '#domain/messages/order-check'
import { isStated } from '#domain/product/stated'
import { SOUND_GLASS } from '../../rows/product-classes.ts'
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
import { isUnheated } from '../rooms.ts'

/** So much more heat through a pane is a layer less, W/(m²K). */
const WARMER_BY = 0.2
/** So much more sound is heard, dB. */
const LOUDER_BY = 3

const COLDER = 'isolerer dårligere'
const UNSAFE = 'ikke er sikkerhetsglass'

/** Other glass is quieter by the way, and nobody has chosen it for that. */
const isForSound = ({ properties }: Glass): boolean => properties.includes(SOUND_GLASS)

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

/** The rule of the product asks for safe glass there already (K-02). */
const isToldUnsafe = ({ revision }: CheckedRow): boolean =>
  revision.facts.warnings.some(({ ruleId }) => ruleId === 'R-K-02')

const isGlassStated = ({ revision }: CheckedRow): boolean => isStated(revision.product, 'glassCode')

/** What a glass lacks beside another one, in words. */
const lacks = (glass: Glass, other: Glass): readonly string[] => [
  ...(glass.uValue - other.uValue > WARMER_BY ? [COLDER] : []),
  ...(glass.safetyInside === null && other.safetyInside !== null ? [UNSAFE] : []),
  ...(isForSound(other) && other.soundDb - glass.soundDb >= LOUDER_BY ? ['demper mindre lyd'] : []),
]

const sameGlass = (odd: readonly CheckedRow[], code: string, { colorBook }: CheckContext) =>
  mending(
    odd,
    {
      name: 'same-glass',
      patches: () => [{ glassCode: code }],
      isMended: ({ values }) => values.glassCode === code,
    },
    colorBook,
  )

const unchosen = (context: CheckContext): readonly Hit[] => {
  const custom = customOf(context.rows.filter(isPlainWindow), chosenGlass, isGlassStated)
  const others = custom && findGlass(custom.value)
  if (!custom || !others) return []
  return [...custom.odd].flatMap(([code, group]): readonly Hit[] => {
    const odd = group.filter((row) => !isGlassStated(row))
    const rows = numbersOf(odd)
    const data = { rows: rowsAtStart(rows), glass: findGlass(code)?.name ?? code, others: others.name }
    return odd.length === 0 ? [] : [{ rows, data, fix: sameGlass(odd, custom.value, context) }]
  })
}

interface Weaker {
  readonly odd: readonly CheckedRow[]
  readonly glass: Glass
  readonly lacking: readonly string[]
  readonly others: Glass
  /** 'av samme modell', or 'vinduene' of the whole house. */
  readonly kin: string
}

const weakerIn = (group: readonly CheckedRow[], kin: string, isSaid: (lack: string) => boolean) => {
  const custom = customOf(group, chosenGlass)
  const others = custom && findGlass(custom.value)
  if (!custom || !others) return []
  return [...custom.odd].flatMap(([code, found]): readonly Weaker[] => {
    const glass = findGlass(code)
    const lacking = glass === null ? [] : lacks(glass, others).filter(isSaid)
    // Taller ones are made safe because they reach down to the floor.
    const shortest = Math.min(...custom.rows.map(({ row }) => row.height))
    const wantsSafety = (row: CheckedRow) => row.row.height >= shortest && !isToldUnsafe(row)
    const isNews = (row: CheckedRow) => lacking.some((lack) => lack !== UNSAFE) || wantsSafety(row)
    const odd = found.filter((row) => isGlassStated(row) && isNews(row))
    return glass === null || odd.length === 0 || lacking.length === 0
      ? []
      : [{ odd, glass, lacking, others, kin }]
  })
}

/**
 * Compared within one model: a stair has other glass than a bathroom, but hardly two windows of a kind. A layer less is
 * compared with the whole house, which is heated as one.
 */
const weakerGlass = ({ rows }: CheckContext): readonly Weaker[] => {
  const windows = rows.filter(isPlainWindow)
  const byModel = [...Map.groupBy(windows, ({ row }) => row.modelId).values()].flatMap((group) =>
    weakerIn(group, 'av samme modell', () => true),
  )
  const named = new Set(byModel.flatMap(({ odd }) => odd))
  const colder = weakerIn(windows, 'vinduene', (lack) => lack === COLDER).map((each) => ({
    ...each,
    odd: each.odd.filter((row) => !named.has(row)),
  }))
  return [...byModel, ...colder.filter(({ odd }) => odd.length > 0)]
}

/** Nobody is told a second time that they are cold. */
export const weakerRows = (context: CheckContext): ReadonlySet<CheckedRow> =>
  new Set(weakerGlass(context).flatMap(({ odd }) => odd))

const weaker = (context: CheckContext): readonly Hit[] =>
  weakerGlass(context).map(({ odd, glass, lacking, others, kin }) => {
    const rows = numbersOf(odd)
    return {
      rows,
      data: {
        rows: rowsAtStart(rows),
        glass: glass.name,
        lacks: listText(lacking),
        kin,
        others: others.name,
      },
      fix: sameGlass(odd, others.code, context),
    }
  })

export const glassRules: readonly OrderRule[] = [
  {
    id: 'BK-7',
    severity: 'WARN',
    code: 'check.glass-unlike',
    find: unchosen,
    isPictured: true,
    source: 'where glass was chosen for the house, a row without was forgotten',
  },
  {
    id: 'BK-22',
    severity: 'WARN',
    code: 'check.glass-weaker',
    find: weaker,
    isPictured: true,
    source: 'a code of glass is a slip of one digit, and found out when the house is cold or loud',
  },
]
