import { expect, test } from 'vitest'
import { makeOffer } from '#tests/factories/offers'
import { deliveryOptions } from './delivery-options.ts'

const offer = makeOffer()
const agent = {
  id: 201,
  name: 'Kvistfri Bygg',
  phoneNumber: '',
  email: '',
  store: 'Tømmerringen Sandnes',
  address: { address1: 'Verkstedveien 3', postalCode: '4321', postalAddress: 'SANDNES' },
}

test('Q-092: a store’s quote goes to a stock address or to a private one', () => {
  expect(deliveryOptions(offer).map(({ code, label }) => [code, label])).toEqual([
    ['L01', 'Hovedlager Sandnes'],
    ['L02', 'Uteplass Ganddal'],
    ['PRIVATE', 'Privat levering'],
  ])
})

test('a builder’s quote may also go to the builder', () => {
  const ofAgent = makeOffer({ agentId: 201, creator: { ...offer.creator, agent } })
  expect(deliveryOptions(ofAgent)[0]).toEqual({
    code: 'AGENT',
    label: 'Kvistfri Bygg',
    address: 'Verkstedveien 3, 4321 SANDNES',
  })
})
