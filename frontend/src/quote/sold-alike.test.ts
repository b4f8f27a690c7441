import { expect, test } from 'vitest'
import type { Offer } from '#domain/contracts/offer'
import { makeOffer, makeOfferRow } from '#tests/factories/offers'
import { areSoldAlike } from './sold-alike.ts'

const extra = { id: 'X09', name: 'Fugepakke', price: 735, selected: false } as const
const shown = makeOffer({ productRows: [makeOfferRow()], extras: [extra] })
const ofRow = (changes: Parameters<typeof makeOfferRow>[0]): Partial<Offer> => ({
  productRows: [makeOfferRow(changes)],
})

test.each<[string, Partial<Offer>]>([
  ['another count', ofRow({ numberOf: 6 })],
  ['a product that has been changed', ofRow({ revision: 'rev_2' })],
  ['another discount', ofRow({ price: { discountRate: 20 } })],
  ['another margin of the store', ofRow({ price: { marginRateStore: 12 } })],
  ['another margin of the builder', ofRow({ price: { marginRateAgent: 15 } })],
  ['a row more', { productRows: [makeOfferRow(), makeOfferRow({ rowNumber: 2 })] }],
  ['a row less', { productRows: [] }],
  ['something ticked for all rows', { extras: [{ ...extra, selected: true }] }],
  ['a place in Fastlane', { fastlane: { ...shown.fastlane, selected: true } }],
])('a quote with %s does not sell what was shown', (_, changes) => {
  expect(areSoldAlike(shown, { ...shown, ...changes })).toBe(false)
})

test('a later place in Fastlane is not the one that was shown; without the wish none is', () => {
  const at = (slotId: string, selected: boolean) => ({
    ...shown,
    fastlane: { ...shown.fastlane, selected, slotId },
  })
  expect(areSoldAlike(at('FL-2026-W48', true), at('FL-2026-W49', true))).toBe(false)
  expect(areSoldAlike(at('FL-2026-W48', true), at('FL-2026-W48', true))).toBe(true)
  expect(areSoldAlike(at('FL-2026-W48', false), at('FL-2026-W49', false))).toBe(true)
})

test('where it goes, what it is called and which version it is changes nothing of what is sold', () => {
  const header = { deliveryLabel: 'Hytta', customerNote: 'Ring først.', version: shown.version + 1 }
  expect(areSoldAlike(shown, { ...shown, ...header })).toBe(true)
})
