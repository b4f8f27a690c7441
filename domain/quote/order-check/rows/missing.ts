/** What nobody has stated: where a row belongs, which way it is hung, and of which size it is. Each is asked once for the quote. */
import { isWindow } from '#domain/catalogue/model-kind'
import { sizeText } from '#domain/messages/figures'
import { grouped, rowsText } from '#domain/messages/order-check'
import { isStated } from '#domain/product/stated'
import { handedKind, handWord } from '../hands.ts'
import { type CheckedRow, type Hit, isMadeToOrder, numbersOf, type OrderRule } from '../order-rule.ts'
import { sizeIs } from '../text.ts'
import { unlikeRows } from './handing.ts'

const isHandUnstated = (checked: CheckedRow): boolean => {
  const { product } = checked.revision
  return (
    !isStated(product, 'function') && !isStated(product, 'fieldFunctions') && handedKind(checked) !== null
  )
}

const isSizeUnstated = (checked: CheckedRow): boolean => {
  const { product } = checked.revision
  return (
    isMadeToOrder(checked) &&
    isWindow(checked.configuration.model) &&
    !isStated(product, 'width') &&
    !isStated(product, 'height')
  )
}

const sizeOf = ({ row: { width, height } }: CheckedRow): string => sizeIs(sizeText(width, height))

/** 'rad 6 og 8 venstre, rad 7 høyre' */
const ask = (
  rows: readonly CheckedRow[],
  say: (row: CheckedRow) => string,
  stateOf: (row: CheckedRow) => readonly (string | number)[],
): readonly Hit[] => {
  if (rows.length === 0) return []
  const groups = [...Map.groupBy(rows, say)].map(([said, group]) => ({ said, rows: numbersOf(group) }))
  return [{ rows: numbersOf(rows), about: rows.flatMap(stateOf), data: { said: grouped(groups) } }]
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
      return numbers.length === 0 ? [] : [{ rows: numbers, about: [], data: { rows: rowsText(numbers) } }]
    },
    source: 'a pallet of windows without references costs a day on the building site',
  },
  {
    id: 'BK-10',
    severity: 'WARN',
    code: 'check.handing-unstated',
    find: (context) => {
      const asked = unlikeRows(context)
      const isAsked = ({ row }: CheckedRow) => asked.includes(row.rowNumber)
      return ask(
        context.rows.filter((row) => isHandUnstated(row) && !isAsked(row)),
        handWord,
        ({ configuration }) => [configuration.values.function],
      )
    },
    isPictured: true,
    isQuestion: true,
    source: 'handing is named from the hinge side and cannot be changed on site',
  },
  {
    id: 'BK-4',
    severity: 'WARN',
    code: 'check.size-unstated',
    find: ({ rows }) => ask(rows.filter(isSizeUnstated), sizeOf, ({ row }) => [row.width, row.height]),
    isPictured: true,
    isQuestion: true,
    source: 'a window is made to the size of an opening, which is hardly ever that of the catalogue',
  },
]
