import { expect, test } from 'vitest'
import { chooseScale } from './scale.ts'

/** Fits where `length` mm is at most 50 mm on paper. */
const lengthOf = (length: number) => (denominator: number) => length / denominator <= 50

test('the common scale is the largest at which every drawing fits', () => {
  expect(chooseScale([lengthOf(590), lengthOf(1190)])).toEqual({
    common: 25,
    rows: [
      { denominator: 25, isOwn: false },
      { denominator: 25, isOwn: false },
    ],
  })
})

test('a drawing is never larger than 1:20, however small the product', () => {
  expect(chooseScale([lengthOf(400)]).common).toBe(20)
})

test('one wide sliding door gets its own scale and the others stay readable', () => {
  expect(chooseScale([lengthOf(590), lengthOf(4390)])).toEqual({
    common: 40,
    rows: [
      { denominator: 40, isOwn: false },
      { denominator: 100, isOwn: true },
    ],
  })
})

test('a document without drawings has a scale', () => {
  expect(chooseScale([])).toEqual({ common: 20, rows: [] })
})

test('a drawing that fits at no scale is refused', () => {
  expect(() => chooseScale([() => false])).toThrow('too large')
})
