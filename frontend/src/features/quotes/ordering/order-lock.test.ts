import { expect, test } from 'vitest'
import { makeOffer, makeOfferRow } from '#tests/factories/offers'
import { orderLockOf, orderStopOf } from './order-lock.ts'

const { status } = makeOffer()

test('a quote with rows that holds may be ordered', () => {
  expect(orderLockOf(makeOffer())).toBeNull()
})

test('Q-235: the status forbids it', () => {
  expect(orderLockOf(makeOffer({ status: { ...status, canBeOrdered: false } }))).toBe(
    'Ordren kan ikke bestilles',
  )
})

test('Q-236: a row without a count stops the order in the very words', () => {
  const rows = [makeOfferRow(), makeOfferRow({ rowNumber: 2, numberOf: 0 })]
  expect(orderLockOf(makeOffer({ productRows: rows }))).toBe(
    'Tilbudet inneholder rader / produkter med antall 0. Disse radene må slettes eller oppdateres med et gyldig antall for å fortsette.',
  )
  expect(orderLockOf(makeOffer({ productRows: [] }))).toBe('Tilbudet har ingen rader å bestille.')
})

test('Q-237: an expired quote has to hold again first', () => {
  expect(orderLockOf(makeOffer({ expired: true }))).toBe(
    'Tilbudet er utgått, utvid gyldighet for å endre eller bestille.',
  )
})

test('Q-241: a store that has stopped ordering is named, with its own words or ours', () => {
  const { creator } = makeOffer()
  const stoppedWith = (text: string) =>
    orderStopOf({ creator: { ...creator, store: { ...creator.store, orderStop: { active: true, text } } } })
  expect(stoppedWith('Varetelling til mandag.')).toBe('Tømmerringen Sandnes: Varetelling til mandag.')
  expect(stoppedWith('')).toBe('Tømmerringen Sandnes: Bestilling er stoppet for denne forhandleren.')
  expect(orderStopOf({ creator })).toBeNull()
})
