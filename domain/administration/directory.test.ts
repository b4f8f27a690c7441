import { expect, test } from 'vitest'
import { directoryTermsOf, directoryTermsOfQuery, isFoundBy, sortKeyOf, wordsOfQuery } from './directory.ts'

const anneLise = {
  texts: ['Anne Lise Øverås', '1015', 'anne.lise.overas@butikk.example', 'Tømmerringen Bø'],
  phoneNumber: '412 34 567',
}

const finds = (query: string): boolean => isFoundBy(anneLise, wordsOfQuery(query))

test.each([
  'anne',
  'øver',
  'lise øverås',
  'ØVERÅS anne',
  'anne.lise.overas@butikk.example',
  'Overas',
  '1015',
  '41234567',
  '412 34 567',
  '+47 412 34 567',
  '0047 41234567',
  'bø',
  'tømmer anne',
  'butikk.example',
  'Anne butikk.no',
  '',
])('«%s» finds her by beginnings of her words, in any order', (query) => {
  expect(finds(query)).toBe(true)
})

test.each(['verås', 'anne kari', '34567', '1016', 'lisen', 'annen-butikk.example', 'anne.kari'])(
  '«%s» does not',
  (query) => {
    expect(finds(query)).toBe(false)
  },
)

test('whatever finds an entry by three letters or more names a list that the entry stands in', () => {
  const terms = new Set(directoryTermsOf(anneLise))
  for (const query of ['ann', 'anne', 'anne øverå', '41234', '412 34 567', 'overas@butikk'])
    for (const term of directoryTermsOfQuery(wordsOfQuery(query))) expect(terms).toContain(term)
  expect(directoryTermsOfQuery(wordsOfQuery('bø'))).toEqual([])
})

test('names are sorted as in the alphabet, with æ, ø and å last', () => {
  const names = ['Åse Li', 'Ole Li', 'Ærlig Li', 'Øyvind Li', 'Zara Li', 'André Li', 'Andrea Li', 'Anders Li']
  const sorted = names.toSorted((one, other) => (sortKeyOf(one) < sortKeyOf(other) ? -1 : 1))
  expect(sorted).toEqual([
    'Anders Li',
    'André Li',
    'Andrea Li',
    'Ole Li',
    'Zara Li',
    'Ærlig Li',
    'Øyvind Li',
    'Åse Li',
  ])
})
