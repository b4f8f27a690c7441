import { expect, test } from 'vitest'
import { makeOffer, makeOfferRow } from '#tests/factories/offers'
import { isForGood, undoOf } from './undo-fix.ts'

const before = makeOffer({
  productRows: [makeOfferRow(), makeOfferRow({ rowNumber: 2, revision: 'rev_2' })],
})

test('a row that was mended goes back to the revision it had; the others stay', () => {
  const after = makeOffer({
    productRows: [
      makeOfferRow({ revision: 'rev_3' }),
      makeOfferRow({ rowNumber: 2, revision: 'rev_of_a_colleague' }),
    ],
  })
  expect(undoOf({ rows: [1] }, before, after)).toEqual({
    rows: [{ rowNumber: 1, before: 'rev_1', now: 'rev_3' }],
    deliveryByCrane: null,
  })
})

test('a crane that was chosen is unchosen', () => {
  expect(undoOf({ rows: [1] }, before, { ...before, deliveryByCrane: true })).toEqual({
    rows: [],
    deliveryByCrane: false,
  })
})

test('a row that is deleted is gone for good', () => {
  expect(isForGood({ fix: 'Slett raden' })).toBe(true)
  expect(isForGood({ fix: 'Bytt om bredde og høyde' })).toBe(false)
  expect(undoOf({ rows: [1] }, before, { ...before, productRows: [] }).rows).toEqual([])
})
