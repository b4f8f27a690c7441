import { expect, test } from 'vitest'
import { updateAgentBody } from '#domain/contracts/organisation'
import { changedMeanwhile, changesOf, type FormField, formFaultsOf, rateOf } from './fields.ts'

const fields: readonly FormField[] = [
  { name: 'name', label: 'Navn', isRequired: true },
  { name: 'address1', label: 'Adresse' },
  { name: 'postalCode', label: 'Postnummer' },
  { name: 'discountWindowNet', label: 'Rabatt', isRate: true },
]
const before = { name: 'Bygg AS', address1: 'Veien 1', postalCode: '0150', discountWindowNet: '30' }

test('A-185 a rate is typed with a comma', () => {
  expect(changesOf(fields, before, { ...before, discountWindowNet: '12,5' })).toEqual({
    discountWindowNet: 12.5,
  })
  expect(rateOf(' 12,5 % ')).toBe(12.5)
  expect(rateOf('')).toBeNull()
  expect(rateOf('abc')).toBeNaN()
})

test('only what differs is sent, and an address whole', () => {
  expect(changesOf(fields, before, before)).toEqual({})
  expect(changesOf(fields, before, { ...before, postalCode: '5003' })).toEqual({
    address: { address1: 'Veien 1', postalCode: '5003' },
  })
  const readOnly = fields.map((field) => ({ ...field, isReadOnly: field.name === 'name' }))
  expect(changesOf(readOnly, before, { ...before, name: 'Annet' })).toEqual({})
})

test('A-152 A-158 a fault is told at its field', () => {
  const values = { ...before, name: ' ', postalCode: '12', discountWindowNet: 'abc' }
  const body = { ...changesOf(fields, before, values), version: 1 }
  expect(formFaultsOf(updateAgentBody, body)).toEqual({
    name: 'Påkrevet felt',
    postalCode: 'Forventer 4 tegn',
    discountWindowNet: 'Oppgi en prosent fra 1 til 100',
  })
})

test('what somebody else has changed meanwhile is told by the names of the fields', () => {
  expect(changedMeanwhile(fields, before, { ...before, name: 'Nytt' })).toEqual([
    { label: 'Navn', was: 'Bygg AS', is: 'Nytt' },
  ])
})
