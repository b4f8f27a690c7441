import { expect, test } from 'vitest'
import { findOptions } from './find-options.ts'

const options = [
  { label: 'Varmkant svart', also: ['avstandslist'] },
  { label: 'Hvit, svakt grønn', also: ['NCS S 0502-G'] },
  { label: 'Gråsvart grønn', also: ['NCS S 7010-G10Y'] },
  { label: 'Blåsort', also: ['NCS S 8502-B'] },
  { label: 'Sort', also: ['NCS S 9000-N'] },
  { label: 'Insektsnett', also: ['tilvalg'] },
  { label: '3-lags energiglass 0,5', also: ['glass', '304'] },
  { label: 'Skjær Fastkarm' },
]
const found = (words: string) => findOptions(words, options).map(({ label }) => label)

test('what people say finds what the catalogue says, the one that is called just that first', () => {
  expect(found('svart')[0]).toBe('Sort')
  expect(found('svart')).toContain('Varmkant svart')
  expect(found('sort')).toContain('Varmkant svart')
  expect(found('myggnetting')).toEqual(['Insektsnett'])
  expect(found('fastvindu')).toEqual(['Skjær Fastkarm'])
})

test('form, case, spelling and order do not matter', () => {
  expect(found('SVARTE')[0]).toBe('Sort')
  expect(found('gronn')[0]).toBe('Gråsvart grønn')
  expect(found('svart varmkant')).toEqual(['Varmkant svart'])
  expect(found('304')).toEqual(['3-lags energiglass 0,5'])
})

test('a blue black is a black: the end of a word counts more than its beginning', () => {
  expect(
    findOptions('blå', [{ label: 'Blåsort' }, { label: 'Marineblå' }]).map(({ label }) => label),
  ).toEqual(['Marineblå', 'Blåsort'])
})

test('every word has to fit; without words everything is shown, in the order of the list', () => {
  expect(found('svart fastkarm')).toEqual([])
  expect(findOptions('  ', options)).toBe(options)
})

test('where nothing is called so, what is misspelt is shown', () => {
  expect(found('insektnet')).toEqual(['Insektsnett'])
  expect(found('xyz')).toEqual([])
})
