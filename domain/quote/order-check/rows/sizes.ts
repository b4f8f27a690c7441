/** Sizes that somebody has probably typed the wrong way round. */

import { sizeText } from '#domain/messages/figures'
import { mending } from '../mending.ts'
import { type CheckContext, type CheckedRow, isMadeToOrder, type OrderRule } from '../order-rule.ts'
import { areAlikePlaced } from '../rooms.ts'

/** So many rows of the same model in the turned size make this one look like a slip, unless it stands in a room of another kind. */
const TURNED_SIBLINGS = 2
/** A model that comes this much taller than wide stands upright, as doors do; a row this much wider than tall lies. */
const UPRIGHT = 1.5
const LYING = 1.2

const isSameSize = ({ row: one }: CheckedRow, { row: other }: CheckedRow): boolean =>
  one.width === other.width && one.height === other.height

const isTurned = ({ row: one }: CheckedRow, { row: other }: CheckedRow): boolean =>
  one.width === other.height && one.height === other.width

const looksTurned = (candidate: CheckedRow, rows: readonly CheckedRow[]): boolean => {
  const { row, configuration } = candidate
  if (row.width === row.height || !isMadeToOrder(candidate)) return false
  const { defaultWidth, defaultHeight } = configuration.model
  if (defaultHeight >= UPRIGHT * defaultWidth && row.width >= LYING * row.height) return true
  const siblings = rows.filter((each) => each.row.modelId === row.modelId)
  const alike = siblings.filter((each) => isSameSize(each, candidate)).length
  const turned = siblings.filter((each) => isTurned(each, candidate))
  return (
    alike === 1 && turned.length >= TURNED_SIBLINGS && turned.some((each) => areAlikePlaced(each, candidate))
  )
}

const swap = (checked: CheckedRow, { colorLists }: CheckContext) => {
  const { width, height } = checked.row
  return mending(
    [checked],
    {
      name: 'swap',
      patches: () => [{ width: height, height: width }],
      isMended: ({ values }) => values.width === height && values.height === width,
    },
    colorLists,
  )
}

export const sizeRules: readonly OrderRule[] = [
  {
    id: 'BK-3',
    severity: 'WARN',
    code: 'check.swapped',
    find: (context) =>
      context.rows
        .filter((row) => looksTurned(row, context.rows))
        .map((checked) => {
          const { rowNumber, width, height } = checked.row
          return {
            rows: [rowNumber],
            about: [width, height],
            data: { rowNumber, size: sizeText(width, height) },
            fix: swap(checked, context),
          }
        }),
    isPictured: true,
    isQuestion: true,
    source: 'width before height is the trade’s order, and the commonest slip',
  },
]
