import { expect, test } from 'vitest'
import register from './postal-codes.json' with { type: 'json' }
import { findPlace } from './postal-codes.ts'

test.each([
  ['0150', 'OSLO', 1],
  ['4330', 'ÅLGÅRD', 1],
  ['9510', 'ALTA', 1],
  ['8300', 'SVOLVÆR', 2],
  ['5547', 'UTSIRA', 2],
  ['9600', 'HAMMERFEST', 2],
  ['9170', 'LONGYEARBYEN', 0],
  ['0001', 'OSLO', 0],
])('%s %s is in zone %i', (code, name, zone) => {
  expect(findPlace(code)).toEqual({ name, zone })
})

test.each(['9999', '', '12', '01500', 'abcd', '__proto__', 'constructor'])('%s is no postal code', (code) => {
  expect(findPlace(code)).toBeNull()
})

test('the register is whole: 1 776 codes without private delivery, 3 038 with a crane lorry, 318 without', () => {
  const places = Object.keys(register).map(findPlace)
  const inZone = (zone: number) => places.filter((place) => place?.zone === zone).length
  expect([inZone(0), inZone(1), inZone(2)]).toEqual([1776, 3038, 318])
  expect(Object.keys(register).every((code) => /^\d{4}$/.test(code))).toBe(true)
})
