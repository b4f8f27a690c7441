import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { makeCommandKeys } from './idempotency.ts'

test('a command sent again after a lost answer goes under the same key', () => {
  const keys = makeCommandKeys()
  const key = keys.keyOf('copy row 1')
  keys.settle('copy row 1', new TypeError('Failed to fetch'))
  expect(keys.keyOf('copy row 1')).toBe(key)
  expect(keys.keyOf('copy row 2')).not.toBe(key)
})

test.each([
  ['success', null],
  ['a refusal', new ApiError(409, 'quote.locked', 'Tilbudet er låst.')],
])('after %s the same press is a new command', (_, error) => {
  const keys = makeCommandKeys()
  const key = keys.keyOf('copy row 1')
  keys.settle('copy row 1', error)
  expect(keys.keyOf('copy row 1')).not.toBe(key)
})
