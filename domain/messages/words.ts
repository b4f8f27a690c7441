/** Words codes: a refusal or a rule's finding to its status and Norwegian sentence. */
import { fill, type SentenceData } from './fill.ts'
import { type RequestRefusalCode, refusals } from './refusals.ts'
import { type RuleFindingCode, ruleSentences } from './rules.ts'

export type RefusalCode = RequestRefusalCode | RuleFindingCode

const isRuleCode = (code: RefusalCode): code is RuleFindingCode => Object.hasOwn(ruleSentences, code)

/** A rule that refuses an edit is always 422. */
export const statusOf = (code: RefusalCode): number => (isRuleCode(code) ? 422 : refusals[code].status)

export const sentenceOf = (said: { readonly code: RefusalCode; readonly data?: SentenceData }): string =>
  fill(isRuleCode(said.code) ? ruleSentences[said.code] : refusals[said.code].sentence, said.data)
