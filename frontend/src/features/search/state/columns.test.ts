import { expect, test } from 'vitest'
import type { OfferSummary } from '#domain/contracts/offer'
import { deliveryOf, partyHeading, partyOf, showsDelivery } from './columns.ts'

const summary: OfferSummary = {
  orderNumber: 100_001,
  toOrderNumber: null,
  date: '2026-11-20',
  lastUpdated: '2026-11-20T09:00:00Z',
  storeName: 'Tømmerringen Sandnes',
  agentName: 'Kvistfri Bygg',
  createdBy: 'Hilde Birkeland',
  customerName: 'Ingrid Tveit',
  deliveryLabel: 'Solbakken 14',
  status: { intVal: 10, name: 'Tilbud', readOnly: false, canBeOrdered: true, canBeCancelled: false },
  expired: false,
  deliveryDate: null,
  sumInclTax: 80_282.9,
  answer: null,
}

test('Q-137: super and chain users see the dealer, with the builder behind it; others see the builder', () => {
  expect(partyHeading('super')).toBe('Forhandler')
  expect(partyOf(summary, 'super')).toBe('Tømmerringen Sandnes / Kvistfri Bygg')
  expect(partyOf({ ...summary, agentName: null }, 'chain')).toBe('Tømmerringen Sandnes')
  expect(partyHeading('store')).toBe('Byggmester')
  expect(partyOf(summary, 'store')).toBe('Kvistfri Bygg')
  expect(partyOf({ ...summary, agentName: null }, 'store')).toBe('')
})

test('Q-136: delivery is a column when any quote that was found has one', () => {
  expect(showsDelivery([summary])).toBe(false)
  expect(showsDelivery([summary, { ...summary, toOrderNumber: 480_001 }])).toBe(true)
  expect(deliveryOf({ ...summary, toOrderNumber: 480_001, deliveryDate: { week: 3, day: 1 } })).toBe(
    'Uke 3 (dag 1), ordre 480001',
  )
})
