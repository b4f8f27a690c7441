import { expect, test } from 'vitest'
import type { Viewer } from '#domain/access/access'
import { QUOTE_STATUS, type QuoteStatus } from '#domain/quote/quote'
import { makeOffer } from '#tests/factories/offers'
import { lockOf, rowsLockOf, showsFactoryDelivery } from './quote-lock.ts'

const store: Viewer = { userId: 1008, role: 'WORKER', chainId: null, storeId: 101, agentId: null }
const { offer, sent, orderedByAgent, ordered, cancelRequested } = QUOTE_STATUS
const at = (intVal: QuoteStatus, readOnly = false) =>
  makeOffer({ status: { intVal, name: '', readOnly, canBeOrdered: false, canBeCancelled: false } })

test('Q-187, Q-188: what is read only or expired cannot be changed, and says why', () => {
  expect(lockOf(makeOffer())).toBeNull()
  expect(lockOf(at(ordered, true))).toBe('Tilbudet er låst og kan ikke endres.')
  expect(lockOf(makeOffer({ expired: true }))).toBe(
    'Tilbudet er utgått, utvid gyldighet for å endre eller bestille.',
  )
})

test('whoever may only read a quote that is still open is told so, not that it is locked', () => {
  expect(lockOf(at(offer, true))).toBe('Du kan lese tilbudet, men ikke endre det.')
})

test('what a builder has ordered may be corrected by the store, but gets no more rows', () => {
  expect(lockOf(at(orderedByAgent))).toBeNull()
  expect(rowsLockOf(at(orderedByAgent), store)).toMatch(/bestilt av byggmester/)
  expect(rowsLockOf(at(offer), store)).toBeNull()
})

test('Q-097, Q-100: the week of the factory is shown of what is ordered, until somebody asks to call it off', () => {
  const shown = [offer, sent, orderedByAgent, ordered, cancelRequested].map((status) =>
    showsFactoryDelivery(at(status)),
  )
  expect(shown).toEqual([false, false, true, true, false])
})
