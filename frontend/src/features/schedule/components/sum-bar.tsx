/** At the foot of the window: what the lines come to, how many are unclear, and the button that adds those that are clear. */
import { Button } from '@mantine/core'
import type { ReadRow } from '#domain/schedule/read-row'
import { messageOf } from '../../../api/api-error.ts'
import { formatMoney } from '../../../ui/format.ts'
import { type Pricing, rowSum } from '../state/line-price.ts'
import { scheduleText } from '../text.ts'
import classes from './sum-bar.module.css'

interface LineCounts {
  readonly written: number
  readonly read: number
  /** Of those that have been read. */
  readonly unclear: number
}

interface Props {
  /** Rows of the lines that are clear. */
  readonly ready: readonly ReadRow[]
  readonly lines: LineCounts
  /** What has been added already, now or before. */
  readonly rowsInQuote: number
  readonly pricing: Pricing
  readonly isLocked: boolean
  readonly isAdding: boolean
  readonly error: Error | null
  readonly onAdd: () => void
  readonly onGoToUnclear: () => void
}

/** Null where one of the rows has no price. */
const sumOf = (rows: readonly ReadRow[], pricing: Pricing): number | null => {
  const sums = rows.map((row) => rowSum(row, pricing)?.line ?? null)
  return sums.includes(null) ? null : sums.reduce<number>((total, line) => total + (line ?? 0), 0)
}

export const SumBar = ({ ready, lines, rowsInQuote, pricing, isLocked, isAdding, error, ...on }: Props) => {
  const isReading = lines.read < lines.written
  const pieces = ready.reduce((sum, { order }) => sum + (order?.numberOf ?? 0), 0)
  const sum = sumOf(ready, pricing)
  return (
    <section className={classes.footer} aria-label={scheduleText.sum} data-foot>
      <span className={classes.counts}>
        <span>
          {isReading
            ? scheduleText.reading(lines.read, lines.written)
            : ready.length === 0
              ? scheduleText.inQuote(rowsInQuote)
              : scheduleText.ready(ready.length, pieces)}
        </span>
        {lines.unclear > 0 ? (
          <button type="button" className={classes.unclear} onClick={on.onGoToUnclear}>
            {scheduleText.unclear(lines.unclear)}. {scheduleText.firstUnclear}
          </button>
        ) : null}
      </span>
      {isReading || sum === null ? null : (
        <span className={classes.total}>
          <span className={classes.totalLabel}>{scheduleText.sum}</span>
          <strong>{formatMoney(sum)}</strong>
        </span>
      )}
      <Button
        variant={lines.unclear > 0 ? 'default' : 'filled'}
        disabled={isLocked || isReading || ready.length === 0}
        loading={isAdding}
        onClick={on.onAdd}
      >
        {lines.unclear > 0 ? scheduleText.addClear(ready.length) : scheduleText.add(ready.length)}
      </Button>
      {error === null || isAdding ? null : (
        <p className={classes.failure} role="alert">
          {scheduleText.failed(messageOf(error))}
        </p>
      )}
    </section>
  )
}
