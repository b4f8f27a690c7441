/** The rule table in chapters, with sentences and sources as people read them. */
import type { ApiRuleLine } from '#domain/contracts/models'
import { chapterNames, modelsText, placeholderNames, severities } from '../text.ts'
import { matcherFor } from './words.ts'

interface Chapter {
  readonly letter: string
  readonly name: string
  readonly rules: readonly ApiRuleLine[]
}

const letterOf = ({ id }: ApiRuleLine): string => id.charAt(2)

/** Chapters in the order in which their first rule comes. */
export const chaptersOf = (rules: readonly ApiRuleLine[]): readonly Chapter[] =>
  [...Map.groupBy(rules, letterOf)].map(([letter, members]) => ({
    letter,
    name: chapterNames[letter] ?? letter,
    rules: members,
  }))

export const findRules = (rules: readonly ApiRuleLine[], q: string): readonly ApiRuleLine[] => {
  const matches = matcherFor(q)
  return rules.filter(({ id, severity, trigger, sentences, idle }) =>
    matches(
      [id, severities[severity].name, trigger, idle && `${modelsText.idle} ${idle}`, ...sentences].join(' '),
    ),
  )
}

export interface SentencePart {
  readonly text: string
  readonly isFigure: boolean
}

/** 'Maks er {max} kg.' in pieces: what is always said, and the names of what is filled in. */
export const sentenceParts = (sentence: string): readonly SentencePart[] =>
  sentence
    .split(/\{(\w+)\}/)
    .map((text, index) =>
      index % 2 === 0 ? { text, isFigure: false } : { text: placeholderNames[text] ?? text, isFigure: true },
    )
    .filter(({ text }) => text !== '')

/** 'trade handbook 11, G-04' is 'Håndbok 11, G-04'; remarks for programmers are left out. */
export const sourceText = (source: string): string =>
  source
    .split('; ')
    .map((part) => {
      const [, chapter, row] = /^trade handbook (\d+)(?:, ([A-Z]-\d+))?/.exec(part) ?? []
      return chapter === undefined
        ? part
        : modelsText.handbook(chapter) + (row === undefined ? '' : `, ${row}`)
    })
    .join('; ')

/** How many models each rule can concern. */
export const countConcerned = (
  models: readonly { readonly rules: readonly string[] }[],
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { rules } of models) for (const id of rules) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
