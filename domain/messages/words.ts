/** Words codes: a refusal or a rule's finding to its status and Norwegian sentence. */
import { type RequestRefusalCode, refusals } from './refusals.ts'
import { type RuleFindingCode, ruleSentences } from './rules.ts'

/** Values that fill the placeholders of a sentence. */
export type SentenceData = Readonly<Record<string, string | number>>

export type RefusalCode = RequestRefusalCode | RuleFindingCode

/** Fills a sentence's `{placeholders}`; a missing value is a bug and throws. */
export const fill = (sentence: string, data: SentenceData = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = data[name]
    if (value === undefined) throw new Error(`sentence «${sentence}» lacks ${name}`)
    return String(value)
  })

const isRuleCode = (code: RefusalCode): code is RuleFindingCode => Object.hasOwn(ruleSentences, code)

/** A rule that refuses an edit is always 422. */
export const statusOf = (code: RefusalCode): number => (isRuleCode(code) ? 422 : refusals[code].status)

export const sentenceOf = (said: { readonly code: RefusalCode; readonly data?: SentenceData }): string =>
  fill(isRuleCode(said.code) ? ruleSentences[said.code] : refusals[said.code].sentence, said.data)
