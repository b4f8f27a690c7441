/** One group of a model: what the file says of it, the line that it becomes, what is proposed and why, and what does not fit the range. */
import { Checkbox, UnstyledButton } from '@mantine/core'
import { memo, useId } from 'react'
import { useWordsShown } from '../../../api/own-words.ts'
import { changeWords, groupName, pieceGroupWords } from '../model-words.ts'
import { fromModelText } from '../text.ts'
import type { GroupLine } from '../use-model-lines.ts'
import file from './file-dialog.module.css'
import classes from './model-dialog.module.css'
import { ReadMark } from './read-mark.tsx'

interface Props extends GroupLine {
  readonly isTaken: boolean
  readonly onTake: (key: string, taken: boolean) => void
  readonly onWrite: (key: string, text: string) => void
}

const Proposals = ({
  group,
  proposed,
  text,
  onWrite,
}: Pick<Props, 'group' | 'proposed' | 'text' | 'onWrite'>) => {
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

export const ModelLineRow = memo((props: Props) => {
  useWordsShown()
  const remarksId = useId()
  const { group, proposed, change, text, read, isTaken, onTake, onWrite } = props
  const [unclear] = read?.rows.flatMap(({ doubts }) => doubts) ?? []
  const isUnclear = read?.isClear === false
  // What does not fit the range needs no question besides, until somebody writes something else.
  const isProposed = text === proposed.text
  const doubt = proposed.misfits.length > 0 && isProposed ? undefined : unclear
  const isOnlyOne = isProposed && doubt?.code === 'model.several' && proposed.proposals.length === 1
  const changed = changeWords(group, change)
  const name = groupName(group)
  return (
    <li
      className={`${file.line} ${classes.line}`}
      data-unclear={(isTaken && isUnclear) || undefined}
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
        <ReadMark read={read} />
        <input
          className={file.field}
          aria-label={fromModelText.lineOf(name)}
          aria-invalid={isUnclear}
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
        <Proposals group={group} proposed={proposed} text={text} onWrite={onWrite} />
      </div>
    </li>
  )
})
