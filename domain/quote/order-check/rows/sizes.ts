/** Sizes that somebody has probably typed the wrong way round, and rows that nobody has touched since the model was picked. */
import { isWindow } from '#domain/catalogue/model-kind'
import { rowsText } from '#domain/messages/order-check'
import type { ChoiceField } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import { startChoicesOf } from '#domain/rules/start-choices'
import { type CheckedRow, editOf, isMadeToOrder, numbersOf, type OrderRule } from '../order-rule.ts'

/** So many rows of the same model in the turned size make this one look like a slip. */
const TURNED_SIBLINGS = 2
/** A model that comes this much taller than wide stands upright, as doors do. */
const UPRIGHT = 1.5

const isSameSize = ({ row: one }: CheckedRow, { row: other }: CheckedRow): boolean =>
  one.width === other.width && one.height === other.height

const isTurned = ({ row: one }: CheckedRow, { row: other }: CheckedRow): boolean =>
  one.width === other.height && one.height === other.width

const looksTurned = (candidate: CheckedRow, rows: readonly CheckedRow[]): boolean => {
  const { row, configuration } = candidate
  if (row.width === row.height || !isMadeToOrder(candidate)) return false
  const { defaultWidth, defaultHeight } = configuration.model
  if (defaultHeight >= UPRIGHT * defaultWidth && row.width > row.height) return true
  const siblings = rows.filter((each) => each.row.modelId === row.modelId)
  const alike = siblings.filter((each) => isSameSize(each, candidate)).length
  return alike === 1 && siblings.filter((each) => isTurned(each, candidate)).length >= TURNED_SIBLINGS
}

const isUntouched = ({ revision, configuration: { model } }: CheckedRow): boolean => {
  const start = startChoicesOf(model)
  const { choices } = revision.product
  return (Object.keys(start) as ChoiceField[]).every(
    (field) => field === 'reference' || sameChoice(choices[field], start[field]),
  )
}

export const sizeRules: readonly OrderRule[] = [
  {
    id: 'BK-3',
    severity: 'WARN',
    code: 'check.swapped',
    find: ({ rows }) =>
      rows
        .filter((row) => looksTurned(row, rows))
        .map((checked) => {
          const { rowNumber, width, height } = checked.row
          return {
            rows: [rowNumber],
            data: { rowNumber, width, height },
            fix: { name: 'swap', commands: [editOf(checked, { width: height, height: width })] },
          }
        }),
    source: 'width before height is the trade’s order, and the commonest slip',
  },
  {
    id: 'BK-4',
    severity: 'WARN',
    code: 'check.untouched',
    find: ({ rows }) => {
      const untouched = rows.filter(
        (row) => isMadeToOrder(row) && isWindow(row.configuration.model) && isUntouched(row),
      )
      const numbers = numbersOf(untouched)
      return numbers.length === 0 ? [] : [{ rows: numbers, data: { rows: rowsText(numbers) } }]
    },
    source: 'a window is made to the size of an opening, which is hardly ever that of the catalogue',
  },
]
