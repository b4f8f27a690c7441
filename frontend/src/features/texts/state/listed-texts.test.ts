import { expect, test } from 'vitest'
import type { ApiText, DefaultText } from '#domain/contracts/texts'
import { foundTexts, joinTexts, type TextFilter } from './listed-texts.ts'

const built = (key: string, text: string, category: DefaultText['category'] = 'CLIENT'): DefaultText => ({
  ...{ key, text, category, isTemplate: false, file: 'frontend/src/x/text.ts' },
})
const written = (entryKey: string, text: string, others: Partial<ApiText> = {}): ApiText => ({
  ...{ id: entryKey, entryKey, text, description: '', category: 'CLIENT', langCode: 'no', version: 1 },
  replaces: null,
  ...others,
})

const all = joinTexts(
  [built('x.copy', 'Kopier'), built('x.remove', 'Slett'), built('mail.sum', 'Sum', 'INTEGRATION')],
  [
    written('x.copy', 'Dupliser', { description: 'Knappen i raden' }),
    written('other.program', 'Noe annet', { category: 'DATABASE' }),
    // It has the same key, but nothing here asks for it as a text of a mail.
    written('x.remove', 'Fjern', { category: 'INTEGRATION' }),
  ],
)
const found = (filter: Partial<TextFilter>) =>
  foundTexts(all, { q: '', category: null, show: 'all', ...filter }).map(
    ({ key, category }) => `${key} ${category}`,
  )

test('a text reads as it has been written, else as the house says it', () => {
  expect(all.map(({ key, text }) => [key, text])).toEqual([
    ['mail.sum', 'Sum'],
    ['other.program', 'Noe annet'],
    ['x.copy', 'Dupliser'],
    ['x.remove', 'Slett'],
    ['x.remove', 'Fjern'],
  ])
})

test('a text is used where the house asks for its key in its category', () => {
  expect(all.map(({ key, built }) => [key, built !== null])).toEqual([
    ['mail.sum', true],
    ['other.program', false],
    ['x.copy', true],
    ['x.remove', true],
    ['x.remove', false],
  ])
})

test('own words that a release has outrun are told from those that are read', () => {
  const template = (text: string): DefaultText => ({ ...built('x.row', text), isTemplate: true })
  const own = (text: string, replaces: string | null) => written('x.row', text, { replaces })
  const listed = (text: DefaultText, words: ApiText) => joinTexts([text], [words])[0]
  expect(
    listed(template('Rad {rowNumber} er slettet'), own('{row} er borte', 'Rad {row} er slettet')),
  ).toMatchObject({
    text: '{row} er borte',
    isOutOfForce: false,
  })
  expect(listed(template('Raden er slettet'), own('{row} er borte', 'Rad {row} er slettet'))).toMatchObject({
    text: 'Raden er slettet',
    isOutOfForce: true,
  })
  expect(listed(built('x.row', 'Raden {row}'), own('Nummer {rad}', null))).toMatchObject({
    isOutOfForce: true,
  })
  expect(listed(built('x.row', 'Raden {row}'), own('Nummer {row}', null))).toMatchObject({
    isOutOfForce: false,
  })
})

test('each word is searched for in key, text, description and what the house says by itself', () => {
  expect(found({ q: 'dupliser raden' })).toEqual(['x.copy CLIENT'])
  expect(found({ q: 'KOPIER' })).toEqual(['x.copy CLIENT'])
  expect(found({ q: 'x. fjern' })).toEqual(['x.remove INTEGRATION'])
  expect(found({ q: 'dupliser slett' })).toEqual([])
})

test('the list shows one category, what has own words, or what is not used here', () => {
  expect(found({ category: 'INTEGRATION' })).toEqual(['mail.sum INTEGRATION', 'x.remove INTEGRATION'])
  expect(found({ show: 'own' })).toHaveLength(3)
  expect(found({ show: 'unused' })).toEqual(['other.program DATABASE', 'x.remove INTEGRATION'])
})
