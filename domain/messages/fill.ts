/** Puts values into sentences. */
import { withFigures } from './figures.ts'

/** Values that fill the placeholders of a sentence. */
export type SentenceData = Readonly<Record<string, string | number>>

/** Fills a sentence's `{placeholders}` and leaves the rest as it is written; a missing value is a bug and throws. */
export const filledAsWritten = (sentence: string, data: SentenceData = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = data[name]
    if (value === undefined) throw new Error(`sentence «${sentence}» lacks ${name}`)
    return String(value)
  })

/** A sentence as people read it. */
export const fill = (sentence: string, data: SentenceData = {}): string =>
  withFigures(filledAsWritten(sentence, data))
