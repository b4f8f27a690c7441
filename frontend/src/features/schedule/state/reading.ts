/** The reading of many lines, of which as many are read at a time as there is time for. */
import type { ReadingContext } from '#domain/schedule/read-row'
import { type ReadLine, readLines } from '#domain/schedule/read-schedule'

export interface LinesRead {
  /** Of the first lines; of the others nothing is known yet. */
  readonly lines: readonly ReadLine[]
  /** Every line has been read. */
  readonly isWhole: boolean
}

interface Reading {
  /** Reads on for so many milliseconds, and one line in any case; answers all that has been read so far. */
  readonly readFor: (ms: number) => LinesRead
}

export const makeReading = (
  texts: readonly string[],
  context: ReadingContext,
  before: readonly ReadLine[] = [],
  now: () => number = () => performance.now(),
): Reading => {
  const rest = readLines(texts, context, before)
  const lines: ReadLine[] = []
  return {
    readFor: (ms) => {
      const until = now() + ms
      do {
        const next = rest.next()
        if (next.done) break
        lines.push(next.value)
      } while (now() < until)
      return { lines: [...lines], isWhole: lines.length === texts.length }
    },
  }
}

/** What need not be read again: of a reading that was left in the middle, what was known before as well. */
export const withRemembered = (
  { lines, isWhole }: LinesRead,
  before: readonly ReadLine[] = [],
): readonly ReadLine[] =>
  isWhole ? lines : [...new Map([...before, ...lines].map((line) => [line.text, line])).values()]
