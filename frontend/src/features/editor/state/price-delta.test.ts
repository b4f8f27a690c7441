import { expect, test } from 'vitest'
import { formatDelta } from './price-delta.ts'

test.each([
  [42_000, '+ kr 420'],
  [-139_000, '− kr 1 390'],
  [0, 'kr 0'],
  [49, 'kr 0'],
])('%i øre more is written %j', (delta, text) => {
  expect(formatDelta(delta).replaceAll('\u00a0', ' ')).toBe(text)
})
