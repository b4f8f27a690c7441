/** A line with what has been understood of it. What is unclear only because it is still being written is not told yet. */
import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { memo, useId } from 'react'
import type { ColorBook } from '#domain/catalogue/types'
import { type Choice, chosen, type Doubt } from '#domain/schedule/doubt'
import type { ReadLine } from '#domain/schedule/read-schedule'
import type { Pricing } from '../state/line-price.ts'
import type { Focus, Line, LinesEdit } from '../state/lines.ts'
import { scheduleText } from '../text.ts'
import { LineField } from './line-field.tsx'
import result from './line-result.module.css'
import { Doubts, Notices, RowResult } from './line-result.tsx'
import classes from './schedule-line.module.css'

interface Props {
  readonly line: Line
  readonly read: ReadLine
  readonly number: number
  readonly isActive: boolean
  readonly isTyped: boolean
  readonly isLocked: boolean
  readonly isLast: boolean
  readonly book: ColorBook
  readonly pricing: Pricing
  readonly focus: Focus | null
  readonly previous: number | null
  readonly next: number | null
  /** Why the server did not take the line, where it did not. */
  readonly refused: string | null
  readonly onEdit: (edit: LinesEdit) => void
  readonly onFocus: (id: number) => void
  readonly onBlur: () => void
  readonly onPaste: (id: number, at: number, text: string) => boolean
  readonly onAddAll: () => void
}

/** A word at the end of the line is being written, and what is missing may still come. */
const isBeingWritten = ({ code, at }: Doubt, text: string): boolean =>
  code.endsWith('.missing') ||
  (at.end === text.length && (code === 'word.unknown' || code.startsWith('size')))

export const ScheduleLine = memo((props: Props) => {
  const { line, read, number, isActive, isTyped, isLocked, isLast, book, pricing, refused, onEdit } = props
  const resultId = useId()
  const doubts = read.rows.flatMap((row) => row.doubts)
  const told = isTyped ? doubts.filter((doubt) => !isBeingWritten(doubt, line.text)) : doubts
  const choose = (choice: Choice) =>
    onEdit({
      kind: 'type',
      id: line.id,
      text: chosen(line.text, choice),
      caret: choice.start + choice.text.length,
    })
  const isHead = read.rows.length === 0 && line.text.trim() !== ''

  return (
    <li
      className={classes.line}
      data-unclear={told.length > 0 || undefined}
      data-active={isActive || undefined}
    >
      <span className={classes.number} aria-hidden>
        {number}
      </span>
      <LineField
        line={line}
        number={number}
        book={book}
        doubts={doubts}
        resultId={resultId}
        isInvalid={told.length > 0}
        isLocked={isLocked}
        focus={props.focus}
        previous={props.previous}
        next={props.next}
        onEdit={onEdit}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
        onPaste={props.onPaste}
        onAddAll={props.onAddAll}
      />
      {isLast ? (
        <span className={classes.remove} />
      ) : (
        <ActionIcon
          className={classes.remove ?? ''}
          variant="subtle"
          color="gray"
          aria-label={scheduleText.remove(number)}
          disabled={isLocked}
          onClick={() => onEdit({ kind: 'remove', id: line.id })}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
      <div className={classes.result} id={resultId}>
        {isHead ? <p className={result.notice}>{scheduleText.heading}</p> : null}
        {read.rows.map((row) => (
          <RowResult key={row.at.start} row={row} book={book} pricing={pricing} />
        ))}
      </div>
      <div className={classes.remarks} id={`${resultId}-remarks`}>
        {refused === null ? null : <p className={result.refused}>{scheduleText.notAdded(refused)}</p>}
        <Doubts doubts={told} onChoose={choose} />
        {told.length === 0 ? (
          <Notices sentences={[...new Set(read.rows.flatMap(({ notices }) => notices))]} />
        ) : null}
      </div>
    </li>
  )
})
