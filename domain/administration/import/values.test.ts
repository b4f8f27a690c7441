// Cells as people write them.
import { expect, test } from 'vitest'
import { cleanCell, readEmail, readPercent, readPostalCode, readRole, splitName } from './values.ts'

test.each([
  ['4313', '4313', ''],
  ['150', '0150', ''],
  ['N-4313', '4313', ''],
  ['4313 Sandnes', '4313', 'Sandnes'],
  ['0150, Oslo', '0150', 'Oslo'],
])('«%s» is %s %s', (text, postalCode, place) => {
  expect(readPostalCode(text)).toEqual({ postalCode, place })
})

test.each(['43', '43130', 'Sandnes', '4313-4', ''])('«%s» is no postal code', (text) => {
  expect(readPostalCode(text)).toBeNull()
})

test.each([
  ['12,5', 12.5],
  ['12.5 %', 12.5],
  ['0,125', 12.5],
  ['0,5 %', 0.5],
  ['0', 0],
  ['-3', null],
  ['1e2', null],
])('«%s» is %s percent', (text, value) => {
  expect(readPercent(text)).toBe(value)
})

test.each([
  ['Øverås, Anne Lise', 'Anne Lise', 'Øverås'],
  ['Anne Lise Øverås', 'Anne Lise', 'Øverås'],
  ['Ole van der Berg', 'Ole', 'van der Berg'],
  ['Kari', 'Kari', ''],
  ['', '', ''],
])('«%s» is %s %s', (name, firstname, lastname) => {
  expect(splitName(name)).toEqual({ firstname, lastname })
})

test('roles are read by what they are called; a super user is none of them', () => {
  expect(['ADMIN', 'Administrator', 'selger', 'Normal bruker'].map(readRole)).toEqual([
    'ADMINISTRATOR',
    'ADMINISTRATOR',
    'WORKER',
    'WORKER',
  ])
  expect(['Giljeadministrator', 'Superbruker', 'SUPERUSER', 'sjef', ''].map(readRole)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

test('an e-mail address is one address', () => {
  expect(readEmail('Anne <anne@x.example>')).toBe('anne@x.example')
  expect(readEmail('mailto:anne@x.example')).toBe('anne@x.example')
  expect(['anne', 'anne@x', 'a@x.example; b@x.example', '=HYPERLINK("a@x.example")'].map(readEmail)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('what nobody sees is no part of a text', () => {
  expect(cleanCell(' Anne\u00a0 Lise\u200b\n\u202eØverås\t\ufeff ')).toBe('Anne Lise Øverås')
  expect(cleanCell('A\u030ase')).toBe('Åse')
})
