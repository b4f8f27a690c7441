/** A line with what has been understood of it. What is unclear only because it is still being written is not told yet. */
import { IconX } from '@tabler/icons-react'
import { memo, useId } from 'react'
import { type Choice, chosen, type Doubt } from '#domain/schedule/doubt'
import type { ReadLine } from '#domain/schedule/read-schedule'
import { useWordsShown } from '../../../api/own-words.ts'
import { Doubts, Notices, RefusalRemark, Remark } from '../../../row/remarks.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Pricing } from '../state/line-price.ts'
import type { Focus, LineEditing, WrittenLine } from '../state/lines.ts'
import { scheduleText } from '../text.ts'
import { LineField } from './line-field.tsx'
import { RowResult } from './line-result.tsx'
import classes from './schedule-line.module.css'

interface Props {
  readonly line: WrittenLine
  /** Null until it has been read. */
  readonly read: ReadLine | null
  readonly number: number
  readonly isLast: boolean
  /** Typed: what it lacks may still come. */
  readonly attention: 'none' | 'active' | 'typed'
  readonly pricing: Pricing
  readonly focus: Focus | null
  /** Why the server did not take the line, where it did not. */
  readonly refused: string | null
  readonly editing: LineEditing
}

/** A word at the end of the line is being written, and what is missing may still come. */
const isBeingWritten = ({ code, at }: Doubt, text: string): boolean =>
  code.endsWith('.missing') ||
  (at.end === text.length && (code === 'word.unknown' || code.startsWith('size')))

export const ScheduleLine = memo((props: Props) => {
  useWordsShown()
  const { line, read, number, isLast, attention, pricing, focus, refused, editing } = props
  const { colorLists } = pricing
  const resultId = useId()
  const rows = read?.rows ?? []
  const doubts = rows.flatMap((row) => row.doubts)
  const shownDoubts =
    attention === 'typed' ? doubts.filter((doubt) => !isBeingWritten(doubt, line.text)) : doubts
  const choose = (choice: Choice) =>
    editing.edit({
      kind: 'type',
      id: line.id,
      text: chosen(line.text, choice),
      caret: choice.start + choice.text.length,
    })
  const isHead = read !== null && rows.length === 0 && line.text.trim() !== ''

  return (
    <li
      className={classes.line}
      data-unclear={shownDoubts.length > 0 || undefined}
      data-active={attention !== 'none' || undefined}
    >
      <span className={classes.number} aria-hidden>
        {number}
      </span>
      <LineField
        line={line}
        number={number}
        isLast={isLast}
        colorLists={colorLists}
        doubts={doubts}
        describedBy={`${resultId} ${resultId}-remarks`}
        isInvalid={shownDoubts.length > 0}
        focus={focus}
        editing={editing}
      />
      {isLast ? (
        <span className={classes.remove} />
      ) : (
        <IconButton
          className={classes.remove}
          size="usual"
          aria-label={scheduleText.remove(number)}
          isLocked={editing.isLocked}
          onClick={() => editing.edit({ kind: 'remove', id: line.id })}
        >
          <IconX size={16} aria-hidden />
        </IconButton>
      )}
      <div className={classes.result} id={resultId}>
        {isHead ? <Remark>{scheduleText.heading}</Remark> : null}
        {rows.map((row) => (
          <RowResult key={row.at.start} row={row} colorLists={colorLists} pricing={pricing} />
        ))}
      </div>
      <div className={classes.remarks} id={`${resultId}-remarks`}>
        {refused === null ? null : <RefusalRemark>{scheduleText.notAdded(refused)}</RefusalRemark>}
        <Doubts doubts={shownDoubts} onChoose={choose} />
        {shownDoubts.length === 0 ? (
          <Notices sentences={[...new Set(rows.flatMap(({ notices }) => notices))]} />
        ) : null}
      </div>
    </li>
  )
})
