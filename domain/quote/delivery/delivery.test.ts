import { expect, test } from 'vitest'
import { addressOf, chosenDelivery, deliveryPlaceOf, resolveDelivery } from './delivery.ts'

const stock = (code: string, address1: string, address2: string) => ({
  code,
  address1,
  address2,
  postalCode: '4322',
  postalAddress: 'SANDNES',
  complete: true,
})
const store = {
  stockAddresses: [
    stock('L01', 'Hovedlager Sandnes', 'Spunsgata 4'),
    stock('L02', 'Uteplassen bak byggvarehuset i Ganddal', 'Gamle jernbanevei i Ganddal 1140'),
  ],
}
const agent = {
  name: 'Kvistfri Bygg og Eiendomsutvikling AS',
  address: { address1: 'Nordre Verkstedvei ved kaien 3', postalCode: '4321', postalAddress: 'SANDNES' },
}

test('Q-232: a choice of delivery brings its address, cut to what the carrier’s label holds', () => {
  expect(deliveryPlaceOf('L01', { store, agent: null })).toMatchObject({ address1: 'Hovedlager Sandnes' })
  for (const code of ['L02', 'AGENT']) {
    const place = deliveryPlaceOf(code, { store, agent })
    expect([place?.address1.length, place?.address2.length], code).toEqual([30, 25])
  }
})

test('nobody is delivered to a code that the quote does not offer', () => {
  expect(deliveryPlaceOf('L09', { store, agent })).toBeNull()
  expect(deliveryPlaceOf('AGENT', { store, agent: null })).toBeNull()
})

test('Q-232: what the page shows of a choice is what the server stores of it', () => {
  for (const code of ['L01', 'L02', 'AGENT']) {
    const shown = deliveryPlaceOf(code, { store, agent })
    const sent = { code, address1: '', address2: '', postalCode: '', postalAddress: '' }
    expect(resolveDelivery(sent, { store, agent }, () => null)).toEqual({ ok: true, value: shown })
    expect(shown && addressOf(shown)).toMatchObject({ code, complete: true })
  }
})

test('Q-233: a private address that is the builder’s own, but for spaces, is recognised', () => {
  const deliveryAddress = {
    ...addressOf({ code: 'PRIVATE', ...agent.address, address1: 'Ingrid', address2: '' }),
    address2: ` ${agent.address.address1} `,
  }
  expect(chosenDelivery({ deliveryCode: 'PRIVATE', deliveryAddress }, { agent })).toBe('AGENT')
  expect(chosenDelivery({ deliveryCode: 'PRIVATE', deliveryAddress }, { agent: null })).toBe('PRIVATE')
  expect(chosenDelivery({ deliveryCode: 'L01', deliveryAddress }, { agent })).toBe('L01')
})
