import { expect, test } from 'vitest'
import { chooseScale, readableScale } from './scale.ts'

/** Fits where `length` mm is at most 50 mm on paper. */
const lengthOf = (length: number) => (denominator: number) => length / denominator <= 50

test('the common scale is the largest at which every drawing fits', () => {
  expect(chooseScale([lengthOf(590), lengthOf(1190)], 40)).toEqual({
    common: 25,
    rows: [
      { denominator: 25, isOwn: false },
      { denominator: 25, isOwn: false },
    ],
  })
})

test('a drawing is never larger than 1:20, however small the product', () => {
  expect(chooseScale([lengthOf(400)], 40).common).toBe(20)
})

test('one wide sliding door gets its own scale and the others stay readable', () => {
  expect(chooseScale([lengthOf(590), lengthOf(4390)], 40)).toEqual({
    common: 40,
    rows: [
      { denominator: 40, isOwn: false },
      { denominator: 100, isOwn: true },
    ],
  })
})

test('a document without drawings has a scale', () => {
  expect(chooseScale([], 40)).toEqual({ common: 20, rows: [] })
})

test('a drawing that fits at no scale is refused', () => {
  expect(() => chooseScale([() => false], 40)).toThrow('too large')
})

test('a drawing whose figures shrink in a corner is drawn larger than the rest, as far as it has room', () => {
  const common = { denominator: 60, isOwn: false }
  const readableFrom = (largest: number) => (denominator: number) => denominator <= largest
  expect(readableScale(common, readableFrom(60), lengthOf(1290))).toEqual(common)
  expect(readableScale(common, readableFrom(40), lengthOf(1290))).toEqual({ denominator: 40, isOwn: true })
  // At 1:25 it could be read, and has no room.
  expect(readableScale(common, readableFrom(25), lengthOf(1290))).toEqual(common)
})
