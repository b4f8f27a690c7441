/** What is unclear about a line: a sentence, where in the line it is, and the ways to make it clear. */
import { type DoubtCode, doubtSentences } from '#domain/messages/doubts'
import { fill, type SentenceData } from '#domain/messages/fill'
import type { TextSpan } from './tokens.ts'

/** One way to make a doubt go away: the text of the line between `start` and `end` becomes `text`. */
export interface Choice extends TextSpan {
  readonly text: string
  /** Norwegian; what a person picks. */
  readonly label: string
}

export interface Doubt {
  readonly code: DoubtCode
  readonly sentence: string
  readonly at: TextSpan
  readonly choices: readonly Choice[]
}

export const doubt = (
  code: DoubtCode,
  { start, end }: TextSpan,
  data: SentenceData = {},
  choices: readonly Choice[] = [],
): Doubt => ({ code, sentence: fill(doubtSentences[code], data), at: { start, end }, choices })

/** What has no place of its own in the line (it came from the line above) is written in where it is needed. */
export const insteadOf = ({ start, end }: TextSpan, text: string, label = text): Choice => ({
  start,
  end,
  text: start === end ? ` ${text}` : text,
  label,
})

/** Puts words in behind what stands there. */
export const behind = ({ end }: TextSpan, text: string, label = text): Choice => ({
  start: end,
  end,
  text: ` ${text}`,
  label,
})

/** The line after a choice. */
export const chosen = (line: string, { start, end, text }: Choice): string =>
  `${line.slice(0, start)}${text}${line.slice(end)}`
