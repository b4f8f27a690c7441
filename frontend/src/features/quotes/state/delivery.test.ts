import { describe, expect, test } from 'vitest'
import { makeOffer } from '#tests/factories/offers'
import { addressFor, chosenDelivery, deliveryOptions, rulingOf } from './delivery.ts'

const offer = makeOffer()
const agent = {
  id: 201,
  name: 'Kvistfri Bygg',
  phoneNumber: '',
  email: '',
  store: 'Tømmerringen Sandnes',
  address: { address1: 'Verkstedveien 3', postalCode: '4321', postalAddress: 'SANDNES' },
}
const agentOffer = makeOffer({ agentId: 201, creator: { ...offer.creator, agent } })

test('Q-092: a store’s quote goes to a stock address or to a private one', () => {
  expect(deliveryOptions(offer).map(({ code, label }) => [code, label])).toEqual([
    ['L01', 'Hovedlager Sandnes'],
    ['L02', 'Uteplass Ganddal'],
    ['PRIVATE', 'Privat levering'],
  ])
})

test('Q-232: choosing a delivery takes over its address', () => {
  expect(addressFor('L02', offer)).toMatchObject({ address1: 'Uteplass Ganddal', postalCode: '4322' })
  expect(addressFor('AGENT', agentOffer)).toMatchObject({
    address1: 'Kvistfri Bygg',
    address2: 'Verkstedveien 3',
    postalCode: '4321',
  })
  expect(addressFor('AGENT', offer)).toBeNull()
})

test('a builder’s quote may also go to the builder', () => {
  expect(deliveryOptions(agentOffer)[0]).toEqual({
    code: 'AGENT',
    label: 'Kvistfri Bygg',
    address: 'Verkstedveien 3, 4321 SANDNES',
  })
})

test('Q-233: a private address that is the builder’s own, but for spaces, is recognised', () => {
  const deliveryAddress = {
    ...offer.deliveryAddress,
    code: 'PRIVATE',
    address2: ' Verkstedveien 3 ',
    postalCode: '4321',
  }
  expect(chosenDelivery({ ...agentOffer, deliveryCode: 'PRIVATE', deliveryAddress })).toBe('AGENT')
  expect(chosenDelivery({ ...offer, deliveryCode: 'PRIVATE', deliveryAddress })).toBe('PRIVATE')
  expect(chosenDelivery(agentOffer)).toBe('L01')
})

describe('what the zone of a postal code decides', () => {
  const at = (zone: number | null) => rulingOf({ code: '0150', name: 'OSLO', zone })

  test('Q-229 Q-362: zone 0 has no private delivery and cannot be saved', () => {
    expect(at(0)).toEqual({
      blocksSaving: true,
      offersCrane: false,
      sentence: 'Privat levering er ikke tilgjengelig for 0150 OSLO',
    })
  })

  test('Q-231 Q-362: the crane is offered in zone 1 only', () => {
    expect(at(1)).toEqual({ blocksSaving: false, offersCrane: true, sentence: null })
  })

  test('Q-230: elsewhere the crane is not available', () => {
    expect(at(2).sentence).toBe('Kranbil er ikke tilgjengelig for 0150 OSLO')
  })

  test('QD-32: a register that does not answer stops nobody', () => {
    expect(at(null)).toEqual({ blocksSaving: false, offersCrane: false, sentence: null })
  })
})
