/** One row of a sheet: as it is written there, the line that it becomes, and what is unclear about it with the ways out. */
import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { memo, useId } from 'react'
import { useWordsShown } from '../../../api/own-words.ts'
import { fromSheetText } from '../text.ts'
import type { ReadSheetLine } from '../use-sheet-lines.ts'
import file from './file-dialog.module.css'
import classes from './sheet-dialog.module.css'

interface Props {
  readonly line: ReadSheetLine
  /** What is written in the field; the line may not have been read again yet. */
  readonly text: string
  readonly onWrite: (row: number, text: string) => void
}

/** What is unclear about the line first of all; null where nothing is. */
const firstDoubt = ({ read }: ReadSheetLine) => read.rows.flatMap(({ doubts }) => doubts)[0] ?? null

export const SheetLineRow = memo(({ line, text, onWrite }: Props) => {
  useWordsShown()
  const doubtId = useId()
  const doubt = firstDoubt(line)
  // A choice is about the text that was read.
  const isRead = text === line.text
  return (
    <li className={`${file.line} ${classes.line}`} data-unclear={!line.read.isClear || undefined}>
      <span className={file.source}>
        <span className={classes.rowNumber}>{fromSheetText.row(line.row)}</span> {line.source}
      </span>
      <span className={file.written}>
        {line.read.isClear ? (
          <IconCheck size={16} className={file.clear} aria-label={fromSheetText.isClear} />
        ) : (
          <IconAlertTriangle size={16} className={file.unclear} aria-label={fromSheetText.isUnclear} />
        )}
        <input
          className={file.field}
          aria-label={fromSheetText.lineOf(line.row)}
          aria-invalid={!line.read.isClear}
          aria-describedby={doubt === null ? undefined : doubtId}
          value={text}
          spellCheck={false}
          onChange={({ currentTarget }) => onWrite(line.row, currentTarget.value)}
        />
      </span>
      {doubt === null ? null : (
        <span className={classes.doubt} id={doubtId}>
          {doubt.sentence}
          {isRead
            ? doubt.choices.map((choice) => (
                <UnstyledButton
                  key={choice.label}
                  className={file.choice ?? ''}
                  onClick={() =>
                    onWrite(line.row, text.slice(0, choice.start) + choice.text + text.slice(choice.end))
                  }
                >
                  {choice.label}
                </UnstyledButton>
              ))
            : null}
        </span>
      )}
    </li>
  )
})
