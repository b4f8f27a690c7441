/**
 * What can be chosen, at once and exactly: which is chosen and what choosing means come from the product as it is now;
 * whether it can be had and what it costs come from judging each as an edit, which takes longer and may lag by a moment.
 */
import type { Candidate } from '#domain/configurator/candidate'
import type { Option } from '#domain/configurator/option'
import { sameChoice } from '#domain/product/same-choice'

export const mergeOptions = (now: readonly Candidate[], judged: readonly Option[]): readonly Option[] =>
  now.map((candidate) => {
    const same = judged.find(({ value }) => sameChoice(value, candidate.value))
    return { available: true, ...same, ...candidate }
  })
