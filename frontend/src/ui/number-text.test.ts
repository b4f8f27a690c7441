import { expect, test } from 'vitest'
import { showNumber, stepFrom } from './number-text.ts'

test('a number is written with a comma and a true minus', () => {
  expect(showNumber(-26.5)).toBe('−26,5')
})

const size = { step: 100, snap: 90 }

test.each([
  [1190, 1, 1290],
  [1190, -1, 1090],
  [1100, 1, 1190],
  [1100, -1, 1090],
  [1195, -1, 1190],
] as const)('frame sizes step to what ends in 90: from %i by %i to %i', (from, direction, to) => {
  expect(stepFrom(from, direction, size)).toBe(to)
})

test('a divider steps by ten, also from between', () => {
  expect(stepFrom(0, -1, { step: 10, snap: 0 })).toBe(-10)
  expect(stepFrom(3, 1, { step: 10, snap: 0 })).toBe(10)
})
