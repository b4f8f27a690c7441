/** What the product menu says of a search: that nothing is found, what is chosen later, and what is unclear, with the ways to make it clear. */
import { Button } from '@mantine/core'
import type { RefObject } from 'react'
import type { MenuAnswer } from '../state/menu-answer.ts'
import { menuText } from '../text.ts'
import { Answers } from './answers.tsx'
import classes from './product-menu.module.css'

interface Props {
  readonly answer: MenuAnswer
  readonly query: string
  /** Why the model that was chosen is not made as it was asked for. */
  readonly refused: string | null
  /** Around what is unclear. */
  readonly doubts: RefObject<HTMLDivElement | null>
  /** Writes the search anew. */
  readonly onRewrite: (query: string) => void
}

const findsNothing = ({ groups, lineModel, doubts }: MenuAnswer): boolean =>
  groups?.length === 0 && lineModel === null && doubts.length === 0

export const SearchNotes = ({ answer, query, refused, doubts, onRewrite }: Props) => (
  <>
    {findsNothing(answer) && (
      <p className={classes.note}>
        {menuText.nothingFound(query.trim())}
        <Answers choices={answer.meant} query={query} labelOf={menuText.meant} onAccept={onRewrite} />
        <Answers choices={answer.shorter} query={query} onAccept={onRewrite} />
        <Button variant="subtle" size="compact-sm" onClick={() => onRewrite('')}>
          {menuText.clearSearch}
        </Button>
      </p>
    )}
    {refused !== null && (
      <p className={classes.refused} role="alert">
        {refused}
      </p>
    )}
    <div ref={doubts} role="status">
      {answer.later.length > 0 && <p className={classes.note}>{menuText.later(answer.later)}</p>}
      {answer.doubts.map(({ code, sentence, choices }) => (
        <p key={code} className={classes.note}>
          {sentence}
          <Answers choices={choices} query={query} onAccept={onRewrite} />
        </p>
      ))}
    </div>
  </>
)
