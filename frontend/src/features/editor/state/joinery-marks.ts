/** Which of the joiner's measures a person has switched on, kept by the browser; none until somebody asks for them. */
import { type JoineryMark, joineryMarks } from '#domain/drawing/joinery/marks'

const KEY = 'joineryMarks'

export const marksIn = (saved: string | null): readonly JoineryMark[] => {
  const words = (saved ?? '').split(' ')
  return joineryMarks.filter((mark) => words.includes(mark))
}

export const savedMarks = (): readonly JoineryMark[] => marksIn(localStorage.getItem(KEY))

export const saveMarks = (marks: readonly JoineryMark[]): void => localStorage.setItem(KEY, marks.join(' '))

/** What they take beside the product, as a share of its larger side: figures keep a height that one can read. */
export const roomBeside = (marks: readonly JoineryMark[]): number => {
  if (marks.includes('sections')) return 0.24
  return marks.includes('handle') || marks.includes('wall-opening') ? 0.08 : 0
}
