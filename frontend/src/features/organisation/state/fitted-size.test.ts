import { expect, test } from 'vitest'
import { fittedSize } from './fitted-size.ts'

test('a logo is kept in its proportions within three times the size in which it is shown', () => {
  expect(fittedSize({ width: 300, height: 150 })).toEqual({ width: 300, height: 150 })
  expect(fittedSize({ width: 3000, height: 1500 })).toEqual({ width: 450, height: 225 })
  expect(fittedSize({ width: 10_000, height: 1000 })).toEqual({ width: 750, height: 75 })
  expect(fittedSize({ width: 20_000, height: 2 })).toEqual({ width: 750, height: 1 })
})
