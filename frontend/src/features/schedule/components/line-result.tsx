/** What has been understood of a line: its products, what they cost, and what is unclear with the ways to make it clear. */
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ColorBook } from '#domain/catalogue/types'
import type { Choice, Doubt } from '#domain/schedule/doubt'
import { productWords } from '#domain/schedule/print-row'
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
  readonly book: ColorBook
  readonly pricing: Pricing
}

/** One row of a line, in full words. */
export const RowResult = ({ row, book, pricing }: RowResultProps) => {
  if (row.order === null) return null
  const { width, height } = row.order.patch
  return (
    <div className={classes.row}>
      <RowPicture configuration={row.configuration} book={book} />
      <span className={classes.understood}>
        <span className="visually-hidden">{scheduleText.understood}: </span>
        {productWords(row.order, book)}
        {width === undefined || height === undefined ? null : (
          <span className={classes.size}>{formatSize(width, height)}</span>
        )}
      </span>
      <Figures row={row} pricing={pricing} />
    </div>
  )
}

export const Notices = ({ sentences }: { readonly sentences: readonly string[] }) =>
  sentences.map((sentence) => (
    <p key={sentence} className={classes.notice}>
      <IconInfoCircle size={15} stroke={1.7} aria-hidden />
      {sentence}
    </p>
  ))

interface DoubtsProps {
  readonly doubts: readonly Doubt[]
  readonly onChoose: (choice: Choice) => void
}

export const Doubts = ({ doubts, onChoose }: DoubtsProps) =>
  doubts.map(({ code, sentence, at, choices }) => (
    <div key={`${code} ${at.start} ${sentence}`} className={classes.doubt}>
      <span className={classes.sentence}>
        <IconAlertTriangle size={15} stroke={1.8} aria-hidden />
        {sentence}
      </span>
      {choices.map((choice) => (
        <button key={choice.label} type="button" className={classes.choice} onClick={() => onChoose(choice)}>
          {choice.label}
        </button>
      ))}
    </div>
  ))
