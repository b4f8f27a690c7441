/** Puts values into sentences. */

/** Values that fill the placeholders of a sentence. */
export type SentenceData = Readonly<Record<string, string | number>>

/** Fills a sentence's `{placeholders}`; a missing value is a bug and throws. */
export const fill = (sentence: string, data: SentenceData = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = data[name]
    if (value === undefined) throw new Error(`sentence «${sentence}» lacks ${name}`)
    return String(value)
  })
