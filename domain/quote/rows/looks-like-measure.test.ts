import { expect, test } from 'vitest'
import { looksLikeMeasure } from './looks-like-measure.ts'

test('a count that is the size of a window is in doubt, in mm and in cm', () => {
  for (const count of [190, 290, 490, 590, 1490, 2190, 9990, 119, 149, 239])
    expect(looksLikeMeasure(count), String(count)).toBe(true)
})

test('so many of one window that nobody orders them is in doubt', () => {
  for (const count of [300, 1000, 14_901_190]) expect(looksLikeMeasure(count), String(count)).toBe(true)
})

test('the counts of houses and blocks of flats are believed', () => {
  for (const count of [0, 1, 2, 9, 48, 89, 90, 99, 100, 120, 144, 200, 240, 298])
    expect(looksLikeMeasure(count), String(count)).toBe(false)
})
