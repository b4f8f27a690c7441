import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

test('the order of members does not matter, that of list items does', () => {
  expect(canonicalJson({ b: [1, 2], a: { d: null, c: 'é' } })).toBe('{"a":{"c":"é","d":null},"b":[1,2]}')
  expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]))
})

test('it reads back as the value, without members that are undefined', () => {
  const value = { z: 1.5, a: [{ y: true, x: '"\n' }], none: undefined }
  expect(JSON.parse(canonicalJson(value))).toEqual({ z: 1.5, a: [{ y: true, x: '"\n' }] })
})
