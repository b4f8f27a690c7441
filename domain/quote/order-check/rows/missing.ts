/** What nobody has said: where a row belongs, and which way it is hung. */
import { functionOf } from '#domain/catalogue/catalogue'
import { rowsText } from '#domain/messages/order-check'
import { assortmentOf } from '#domain/rules/assortment'
import { type CheckedRow, isMadeToOrder, numbersOf, type OrderRule } from '../order-rule.ts'

/** The side that the only sash is hung on; null for what hangs on neither or on both. */
const handOf = (functionId: string): 'LEFT' | 'RIGHT' | null => {
  const [sash, ...others] = functionOf(functionId).sashes
  if (sash === undefined || others.length > 0) return null
  return sash.side === 'LEFT' || sash.side === 'RIGHT' ? sash.side : null
}

/** The model comes in both hands, and the row has the one that the model starts with. */
const isHandUntouched = (checked: CheckedRow): boolean => {
  const { revision, configuration } = checked
  if (!isMadeToOrder(checked)) return false
  const { start, values } = assortmentOf(configuration.model).function
  const hand = handOf(start)
  return (
    hand !== null &&
    revision.product.choices.function === start &&
    values.some(({ value }) => ![null, hand].includes(handOf(value)))
  )
}

export const missingRules: readonly OrderRule[] = [
  {
    id: 'BK-9',
    severity: 'WARN',
    code: 'check.no-reference',
    find: ({ rows }) => {
      const numbers = numbersOf(
        rows.filter(({ row }) => !row.isConstructionPart && row.reference.trim() === ''),
      )
      return numbers.length === 0 ? [] : [{ rows: numbers, data: { rows: rowsText(numbers) } }]
    },
    source: 'a pallet of windows without references costs a day on the building site',
  },
  {
    id: 'BK-10',
    severity: 'WARN',
    code: 'check.handing-untouched',
    find: ({ rows }) =>
      [...Map.groupBy(rows.filter(isHandUntouched), ({ revision }) => revision.facts.functionName)].map(
        ([handing, group]) => {
          const numbers = numbersOf(group)
          return { rows: numbers, data: { rows: rowsText(numbers), handing } }
        },
      ),
    source: 'handing is named from the hinge side and cannot be changed on site',
  },
]
