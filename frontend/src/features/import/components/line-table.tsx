/** The lines of a sheet with what is wrong with them and what is asked about them. */
import { Button } from '@mantine/core'
import { memo, useState } from 'react'
import type { ImportDoubtCode } from '#domain/messages/imports'
import { useWordsShown } from '../../../api/own-words.ts'
import classes from '../import-page.module.css'
import { choiceKey, type LineChoice, type LineChoices, type PreviewLine } from '../state/decisions.ts'
import { importPageText } from '../text.ts'
import { DoubtChoice } from './doubt-choice.tsx'

/** As many rows as are made at a time. */
const PAGE = 50

type Choose = (line: number, code: ImportDoubtCode, choice: LineChoice | null) => void

interface RowProps {
  readonly line: PreviewLine
  readonly choices: LineChoices
  readonly onChoose: Choose
}

const LineRow = ({ line, choices, onChoose }: RowProps) => {
  useWordsShown()
  return (
    <tr data-state={line.state}>
      <td className={classes.number}>{line.line}</td>
      <td className={classes.status}>
        <span className={classes.badge} data-state={line.state}>
          {importPageText.status[line.state]}
        </span>
      </td>
      <td className={classes.contentCell}>
        <div className={classes.content}>
          <span className={classes.cells}>{Object.values(line.cells).join(' · ')}</span>
          {line.existing !== null && (
            <span className={classes.existing}>
              {importPageText.existing(line.existing.name, line.existing.detail)}
            </span>
          )}
          {line.wrong.map(({ column, sentence }) => (
            <span key={`${column} ${sentence}`} className={classes.fault}>
              {importPageText.faultOf(importPageText.columns[column] ?? column, sentence)}
            </span>
          ))}
          {line.state !== 'fault' &&
            line.doubts.map((doubt) => (
              <DoubtChoice
                key={doubt.code}
                line={line.line}
                doubt={doubt}
                choice={choices[choiceKey(line.line, doubt.code)]}
                onChoose={(choice) => onChoose(line.line, doubt.code, choice)}
              />
            ))}
        </div>
      </td>
    </tr>
  )
}

const Row = memo(
  LineRow,
  (before, after) =>
    before.line === after.line ||
    (before.line.doubts.length === 0 &&
      after.line.doubts.length === 0 &&
      before.line.line === after.line.line &&
      before.line.state === after.line.state),
)

interface Props {
  readonly lines: readonly PreviewLine[]
  readonly choices: LineChoices
  readonly onChoose: Choose
}

export const LineTable = ({ lines, choices, onChoose }: Props) => {
  const [shown, setShown] = useState(PAGE)
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th>{importPageText.lineHeading}</th>
            <th>{importPageText.statusHeading}</th>
            <th>{importPageText.contentHeading}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, shown).map((line) => (
            <Row key={line.line} line={line} choices={choices} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
      {shown < lines.length && (
        <Button variant="default" mt="sm" onClick={() => setShown(shown + PAGE)}>
          {importPageText.more(Math.min(PAGE, lines.length - shown))}
        </Button>
      )}
    </>
  )
}
