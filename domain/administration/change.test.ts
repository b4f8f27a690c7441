import { expect, test } from 'vitest'
import { fieldChanges } from './change.ts'

const store = {
  id: 101,
  phoneNumber: '00010101',
  address: { postalCode: '4313', postalAddress: 'SANDNES' },
  stockAddresses: [
    { code: 'L01', address1: 'Hovedlager' },
    { code: 'L02', address1: 'Uteplass' },
  ],
  marginRef: null,
}

test('an entry names each field that changed, with what was and what is', () => {
  const after = {
    ...store,
    phoneNumber: '51000000',
    address: { ...store.address, postalCode: '4322' },
    marginRef: 'TR-SAN',
  }
  expect(fieldChanges(store, after)).toEqual([
    { field: 'phoneNumber', before: '00010101', after: '51000000' },
    { field: 'address.postalCode', before: '4313', after: '4322' },
    { field: 'marginRef', before: null, after: 'TR-SAN' },
  ])
})

test('an element of a list is called by its code, so that taking the first away is no change of the second', () => {
  const after = { ...store, stockAddresses: store.stockAddresses.slice(1) }
  expect(fieldChanges(store, after)).toEqual([
    { field: 'stockAddresses.L01.code', before: 'L01', after: null },
    { field: 'stockAddresses.L01.address1', before: 'Hovedlager', after: null },
  ])
})

test('nothing differs from itself', () => {
  expect(fieldChanges(store, structuredClone(store))).toEqual([])
})
