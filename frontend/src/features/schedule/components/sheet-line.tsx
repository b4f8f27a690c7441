/** One row of a sheet: as it is written there, the line that it becomes, and what is unclear about it with the ways out. */
import { UnstyledButton } from '@mantine/core'
import { memo, useId } from 'react'
import type { ReadLine } from '#domain/schedule/read-schedule'
import { useWordsShown } from '../../../api/own-words.ts'
import { fromSheetText } from '../text.ts'
import type { ReadSheetLine } from '../use-sheet-lines.ts'
import file from './file-dialog.module.css'
import { ReadMark } from './read-mark.tsx'
import classes from './sheet-dialog.module.css'

interface Props extends ReadSheetLine {
  readonly onWrite: (row: number, text: string) => void
}

/** What is unclear about the line first of all; null where nothing is. */
const firstDoubt = (read: ReadLine | null) => read?.rows.flatMap(({ doubts }) => doubts)[0] ?? null

export const SheetLineRow = memo(({ row, source, text, read, onWrite }: Props) => {
  useWordsShown()
  const doubtId = useId()
  const doubt = firstDoubt(read)
  const isUnclear = read?.isClear === false
  return (
    <li className={`${file.line} ${classes.line}`} data-unclear={isUnclear || undefined}>
      <span className={file.source}>
        <span className={classes.rowNumber}>{fromSheetText.row(row)}</span> {source}
      </span>
      <span className={file.written}>
        <ReadMark read={read} />
        <input
          className={file.field}
          aria-label={fromSheetText.lineOf(row)}
          aria-invalid={isUnclear}
          aria-describedby={doubt === null ? undefined : doubtId}
          value={text}
          spellCheck={false}
          onChange={({ currentTarget }) => onWrite(row, currentTarget.value)}
        />
      </span>
      {doubt === null ? null : (
        <span className={classes.doubt} id={doubtId}>
          {doubt.sentence}
          {doubt.choices.map((choice) => (
            <UnstyledButton
              key={choice.label}
              className={file.choice ?? ''}
              onClick={() => onWrite(row, text.slice(0, choice.start) + choice.text + text.slice(choice.end))}
            >
              {choice.label}
            </UnstyledButton>
          ))}
        </span>
      )}
    </li>
  )
})
