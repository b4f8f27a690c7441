/**
 * Glass unlike that of the other windows: none was chosen where the rest of the house has got one, or one was chosen that is
 * weaker than theirs. Chosen is compared with chosen; glass that a rule has put in is what the pane needs, and no oddity.
 */
import { findGlass } from '#domain/catalogue/catalogue'
import { isWindow } from '#domain/catalogue/model-kind'
import type { Glass } from '#domain/catalogue/types'
import { listText, rowsAtStart } from '#domain/messages/order-check'
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

/** So much more heat through a pane is a layer less, W/(m²K). */
const WARMER_BY = 0.2
/** So much more sound is heard, dB. */
const LOUDER_BY = 3

/** Fire and sound windows have the glass of their class. */
const isPlainWindow = (checked: CheckedRow): boolean => {
  const { model } = checked.configuration
  return (
    isMadeToOrder(checked) && isWindow(model) && model.fireClass === undefined && model.soundDb === undefined
  )
}

const isForced = ({ configuration }: CheckedRow): boolean =>
  configuration.forced.some(({ field }) => field === 'glassCode')

const chosenGlass = (checked: CheckedRow): string | null =>
  isForced(checked) ? null : choicesOf(checked).glassCode

const isGlassStated = ({ revision }: CheckedRow): boolean => isStated(revision.product, 'glassCode')

/** What a glass lacks beside another one, in words. */
const lacks = (glass: Glass, other: Glass): readonly string[] => [
  ...(glass.uValue - other.uValue > WARMER_BY ? ['isolerer dårligere'] : []),
  ...(glass.safetyInside === null && other.safetyInside !== null ? ['ikke er sikkerhetsglass'] : []),
  ...(other.soundDb - glass.soundDb >= LOUDER_BY ? ['demper mindre lyd'] : []),
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

/** Compared within one model: a stair has other glass than a bathroom, but hardly two windows of a kind. */
const weaker = (context: CheckContext): readonly Hit[] =>
  [...Map.groupBy(context.rows.filter(isPlainWindow), ({ row }) => row.modelId).values()].flatMap((group) => {
    const custom = customOf(group, chosenGlass)
    const others = custom && findGlass(custom.value)
    if (!custom || !others) return []
    return [...custom.odd].flatMap(([code, found]): readonly Hit[] => {
      const odd = found.filter(isGlassStated)
      const glass = findGlass(code)
      const lacking = glass === null ? [] : lacks(glass, others)
      if (glass === null || odd.length === 0 || lacking.length === 0) return []
      const rows = numbersOf(odd)
      return [
        {
          rows,
          data: {
            rows: rowsAtStart(rows),
            glass: glass.name,
            lacks: listText(lacking),
            others: others.name,
          },
          fix: sameGlass(odd, custom.value, context),
        },
      ]
    })
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
