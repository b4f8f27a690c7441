import { expect, test } from 'vitest'
import { defaultOf } from '#tests/factories/configured'
import { asDrawn, drawingHash } from './drawing-hash.ts'

const { product } = defaultOf(1002)
const choosing = (choices: object) => drawingHash({ ...product, choices: { ...product.choices, ...choices } })

test('D-104: the same product has the same hash, whatever order its choices are written in', () => {
  const backwards = Object.fromEntries(Object.entries(product.choices).toReversed())
  expect(choosing(backwards)).toBe(drawingHash(product))
  expect(drawingHash(product)).toMatch(/^[0-9a-f]{16}$/)
})

test('D-104: another width is another hash, another reference is not', () => {
  expect(choosing({ width: 1290 })).not.toBe(drawingHash(product))
  expect(choosing({ reference: 'Stue sør' })).toBe(drawingHash(product))
})

test('the order of a list counts', () => {
  expect(choosing({ misc: [1, 2] })).not.toBe(choosing({ misc: [2, 1] }))
})

test('what a window is called and what somebody has stated of it draw the same window', () => {
  const named = { ...product, stated: ['width' as const], choices: { ...product.choices, reference: 'Bad' } }
  expect(asDrawn(named)).toEqual(asDrawn(product))
  expect(drawingHash(named)).toBe(drawingHash(product))
})
