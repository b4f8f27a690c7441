import { expect, test } from 'vitest'
import { ruleSentences } from '#domain/messages/rules'
import { ruleTable } from '#domain/rules/rule-table'
import { placeholderNames } from '../text.ts'
import { chaptersOf, countConcerned, findRules, sentenceParts, sourceText } from './rule-chapters.ts'

const rules = ruleTable.map((line) => ({ ...line, sentences: [...line.sentences] }))

test('the table has chapters with names, in the order of the handbook', () => {
  const names = chaptersOf(rules).map(({ name }) => name)
  expect(names.slice(0, 3)).toEqual(['Mål, areal og vekt', 'Form', 'Åpning, felt, poster og sprosser'])
  expect(names.filter((name) => name.length === 1)).toEqual([])
})

test('a rule is found by its id, what it does and its words', () => {
  expect(findRules(rules, 'r-g-04').map(({ id }) => id)).toEqual(['R-G-04'])
  expect(findRules(rules, 'avviser sprossene').map(({ id }) => id)).toEqual(['R-F-15'])
  expect(findRules(rules, 'gjelder ingen modell').map(({ id }) => id)).toEqual([
    'R-S-05',
    'R-F-03',
    'R-F-10',
    'R-F-16',
  ])
})

test('what is filled into a sentence is named in Norwegian', () => {
  expect(sentenceParts('Maks er {max} kg.')).toEqual([
    { text: 'Maks er ', isFigure: false },
    { text: 'største', isFigure: true },
    { text: ' kg.', isFigure: false },
  ])
  const said = Object.values(ruleSentences).flatMap((sentence) =>
    [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
  )
  expect(said.filter((name) => placeholderNames[name] === undefined)).toEqual([])
})

test.each([
  ['trade handbook 11, G-04', 'Håndbok 11, G-04'],
  ['trade handbook 9, model 1106', 'Håndbok 9'],
  ['trade handbook 11, F-11; trade handbook 3, hinges', 'Håndbok 11, F-11; Håndbok 3'],
])('the source %s reads %s', (source, text) => {
  expect(sourceText(source)).toBe(text)
})

test('a rule is counted once for each model that it can concern', () => {
  const counts = countConcerned([{ rules: ['R-D-01', 'R-G-04'] }, { rules: ['R-D-01'] }])
  expect([counts.get('R-D-01'), counts.get('R-G-04'), counts.get('R-A-01')]).toEqual([2, 1, undefined])
})
