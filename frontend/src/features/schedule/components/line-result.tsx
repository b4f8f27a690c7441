/** What has been understood of a line: its products in full words, and what they cost. */
import type { ColorLists } from '#domain/catalogue/types'
import { orderInForce, productWords } from '#domain/schedule/print-row'
import type { ReadRow } from '#domain/schedule/read-row'
import { formatMoney, formatSize, formatUValue } from '../../../ui/format.ts'
import { type Pricing, rowSum } from '../state/line-price.ts'
import { scheduleText } from '../text.ts'
import classes from './line-result.module.css'
import { RowPicture } from './row-picture.tsx'

const Figures = ({ row, pricing }: { readonly row: ReadRow; readonly pricing: Pricing }) => {
  const sum = rowSum(row, pricing)
  const uValue = row.configuration?.thermal.uValue ?? null
  const count = row.order?.numberOf ?? 1
  return (
    <span className={classes.figures}>
      {uValue === null ? null : (
        <span className={classes.uValue}>
          {scheduleText.uValue} {formatUValue(uValue)}
        </span>
      )}
      {sum === null ? null : (
        <span className={classes.price}>
          {count > 1 ? (
            <span className={classes.unit}>{scheduleText.each(count, formatMoney(sum.unit))}</span>
          ) : null}
          <strong>{formatMoney(sum.line)}</strong>
        </span>
      )}
    </span>
  )
}

interface RowResultProps {
  readonly row: ReadRow
  readonly colorLists: ColorLists
  readonly pricing: Pricing
}

export const RowResult = ({ row, colorLists, pricing }: RowResultProps) => {
  const order = orderInForce(row)
  if (order === null) return null
  const { width, height } = order.patch
  return (
    <div className={classes.row}>
      <RowPicture configuration={row.configuration} colorLists={colorLists} />
      <span className={classes.understood}>
        <span className="visually-hidden">{scheduleText.understood}: </span>
        {productWords(order, colorLists)}
        {width === undefined || height === undefined ? null : (
          <span className={classes.size}>{formatSize(width, height)}</span>
        )}
      </span>
      <Figures row={row} pricing={pricing} />
    </div>
  )
}
