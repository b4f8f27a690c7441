/** One group of a model: what the file says of it, the line that it becomes, what is proposed and why, and what does not fit the range. */
import { Checkbox, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { memo, useId } from 'react'
import { useWordsShown } from '../../../api/own-words.ts'
import { changeWords, groupName, pieceGroupWords } from '../model-words.ts'
import { fromModelText } from '../text.ts'
import type { GroupLine } from '../use-model-lines.ts'
import file from './file-dialog.module.css'
import classes from './model-dialog.module.css'

interface Props {
  readonly line: GroupLine
  readonly isTaken: boolean
  /** What is written in the field; the line may not have been read again yet. */
  readonly text: string
  readonly onTake: (key: string, taken: boolean) => void
  readonly onWrite: (key: string, text: string) => void
}

const Proposals = ({
  line: { proposed, group },
  text,
  onWrite,
}: Pick<Props, 'line' | 'text' | 'onWrite'>) => {
  const { proposals } = proposed
  const [first] = proposals
  if (first === undefined) return null
  /** What is true of all of them is said once. */
  const common = first.reasons.filter((reason) => proposals.every(({ reasons }) => reasons.includes(reason)))
  return (
    <>
      {common.length === 0 ? null : (
        <span className={classes.reason}>{fromModelText.because(common.join(', '))}</span>
      )}
      <ul className={classes.proposals} aria-label={fromModelText.proposals}>
        {proposals.map((proposal) => (
          <li key={proposal.text}>
            <UnstyledButton
              className={`${file.choice} ${classes.choice}`}
              aria-pressed={text === proposal.text}
              onClick={() => onWrite(group.key, proposal.text)}
            >
              {proposal.name}
            </UnstyledButton>
            <span className={classes.reason}>
              {[...proposal.reasons.filter((reason) => !common.includes(reason)), ...proposal.unmet].join(
                ', ',
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

export const ModelLineRow = memo(({ line, isTaken, text, onTake, onWrite }: Props) => {
  useWordsShown()
  const remarksId = useId()
  const { group, proposed, change, read } = line
  const [unclear] = read.rows.flatMap(({ doubts }) => doubts)
  // What does not fit the range needs no question besides, until somebody writes something else.
  const isProposed = text === proposed.text
  const doubt = proposed.misfits.length > 0 && isProposed ? undefined : unclear
  const isOnlyOne = isProposed && doubt?.code === 'model.several' && proposed.proposals.length === 1
  const changed = changeWords(group, change)
  const name = groupName(group)
  return (
    <li
      className={`${file.line} ${classes.line}`}
      data-unclear={(isTaken && !read.isClear) || undefined}
      data-left={!isTaken || undefined}
    >
      <Checkbox
        className={classes.take ?? ''}
        checked={isTaken}
        aria-label={fromModelText.take(name)}
        onChange={({ currentTarget }) => onTake(group.key, currentTarget.checked)}
      />
      <span className={`${file.source} ${classes.source}`}>
        {pieceGroupWords(group)}
        {changed === null ? null : <strong className={classes.change}>{changed}</strong>}
      </span>
      <span className={`${file.written} ${classes.written}`}>
        {read.isClear ? (
          <IconCheck size={16} className={file.clear} aria-label={fromModelText.isClear} />
        ) : (
          <IconAlertTriangle size={16} className={file.unclear} aria-label={fromModelText.isUnclear} />
        )}
        <input
          className={file.field}
          aria-label={fromModelText.lineOf(name)}
          aria-invalid={!read.isClear}
          aria-describedby={remarksId}
          value={text}
          spellCheck={false}
          onChange={({ currentTarget }) => onWrite(group.key, currentTarget.value)}
        />
      </span>
      <div className={classes.remarks} id={remarksId}>
        {proposed.misfits.map((sentence) => (
          <span key={sentence} className={classes.misfit}>
            {sentence}
          </span>
        ))}
        {proposed.notes.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
        {doubt === undefined ? null : <span>{isOnlyOne ? fromModelText.onlyOne : doubt.sentence}</span>}
        <Proposals line={line} text={text} onWrite={onWrite} />
      </div>
    </li>
  )
})
