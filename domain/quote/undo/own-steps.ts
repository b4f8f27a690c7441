/** Whose a step is, and which of a quote's versions are somebody's steps. A step belongs to the one who took it. */
import type { Author, Change, Manifest } from '../quote.ts'
import { isForGood, type PastStep } from './past-step.ts'

export const isStepOf = ({ userId }: Pick<Author, 'userId'>, { after }: PastStep): boolean =>
  after.change.by.userId === userId

/** Edits of one product are undone in their row, and an undo is listed by the one who asked for it. */
const LISTED_ELSEWHERE: ReadonlySet<Change['kind']> = new Set(['change-product', 'undo'])

/** What one person has done and can undo, out of versions that follow one another, oldest first. */
export const ownStepsIn = (
  versions: readonly Manifest[],
  author: Pick<Author, 'userId'>,
): readonly PastStep[] =>
  versions
    .map((after, index) => ({ before: versions[index - 1], after }))
    .filter((step): step is PastStep => step.before !== undefined)
    .filter(
      (step) => isStepOf(author, step) && !isForGood(step) && !LISTED_ELSEWHERE.has(step.after.change.kind),
    )
