/** Rows in the colour that their model comes in, where colours have been chosen for the rest of the house. */
import { findColor } from '#domain/catalogue/catalogue'
import type { ColorLists } from '#domain/catalogue/types'
import { applyTo } from '#domain/configurator/apply'
import { rowsAtStart } from '#domain/messages/order-check'
import type { Patch } from '#domain/product/product'
import { isStated } from '#domain/product/stated'
import type { Configuration } from '#domain/rules/configuration'
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
import { paintedSideText } from '../text.ts'

type Side = 'inner' | 'outer'

/** Doors are painted in a colour of their own. */
const isFacade = (checked: CheckedRow): boolean => isMadeToOrder(checked) && !checked.revision.facts.isDoor

const codeOf = ({ colors }: Configuration, side: Side): string | null => colors[side]?.code ?? null

/** Wood has the inner colour on the outside too until another one is chosen. */
const isColorStated = (checked: CheckedRow, side: Side): boolean => {
  const { product } = checked.revision
  const isInner = isStated(product, 'innerColor')
  if (side === 'inner') return isInner
  const followsInner = product.choices.outerColor === null && !product.choices.aluminium.selected
  return isStated(product, 'outerColor') || isStated(product, 'aluminium') || (followsInner && isInner)
}

/** A clad row keeps its cladding where that comes in the colour; else it gets what the others have. */
const outside = (code: string, model: CheckedRow, { colorLists }: CheckContext) => {
  const { outerColor, aluminium } = choicesOf(model)
  return (odd: CheckedRow): readonly Patch[] => [
    ...(choicesOf(odd).aluminium.selected
      ? findColor(colorLists, 'aluminium', code) === null
        ? []
        : [{ aluminium: { selected: true, color: code } }]
      : [{ outerColor: code }]),
    { outerColor, aluminium },
    { outerColor: code, aluminium },
  ]
}

/** Wood that follows its inner colour gets both from one press, and is told of once. */
const isMendedInside = (
  odd: CheckedRow,
  outer: string,
  inner: string | null,
  colorLists: ColorLists,
): boolean => {
  if (inner === null || isColorStated(odd, 'inner') || codeOf(odd.configuration, 'inner') === inner)
    return false
  const applied = applyTo(odd.configuration, { innerColor: inner }, colorLists)
  return applied.ok && codeOf(applied.value.configuration, 'outer') === outer
}

const customColor = ({ rows }: CheckContext, side: Side) =>
  customOf(
    rows.filter(isFacade),
    ({ configuration }) => codeOf(configuration, side),
    (row) => isColorStated(row, side),
  )

const unlike =
  (side: Side) =>
  (context: CheckContext): readonly Hit[] => {
    const custom = customColor(context, side)
    const inner = side === 'outer' ? (customColor(context, 'inner')?.value ?? null) : null
    const [model] = custom?.rows ?? []
    if (custom === null || model === undefined) return []
    return [...custom.odd.values()].flatMap((group): readonly Hit[] => {
      const odd = group.filter(
        (row) => !isColorStated(row, side) && !isMendedInside(row, custom.value, inner, context.colorLists),
      )
      const [first] = odd
      if (first === undefined) return []
      const patches =
        side === 'inner' ? () => [{ innerColor: custom.value }] : outside(custom.value, model, context)
      const rows = numbersOf(odd)
      return [
        {
          rows,
          about: [codeOf(first.configuration, side), custom.value],
          data: {
            rows: rowsAtStart(rows),
            side: paintedSideText[side],
            color: first.configuration.colors[side]?.description ?? '',
            others: model.configuration.colors[side]?.description ?? '',
          },
          fix: mending(
            odd,
            { name: 'same-color', patches, isMended: (after) => codeOf(after, side) === custom.value },
            context.colorLists,
          ),
        },
      ]
    })
  }

const ruleFor = (id: OrderRule['id'], side: Side): OrderRule => ({
  id,
  severity: 'WARN',
  code: 'check.color-unlike',
  find: unlike(side),
  isPictured: true,
  isQuestion: true,
  source: 'one house has one colour, and a row without a colour was forgotten',
})

export const colorRules: readonly OrderRule[] = [ruleFor('BK-5', 'outer'), ruleFor('BK-6', 'inner')]
