import { expect, test } from 'vitest'
import type { Viewer } from '#domain/access/access'
import { makeOffer } from '#tests/factories/offers'
import { lockOf, rowsLockOf, showsFactoryDelivery, showsOrderNumber } from './quote-lock.ts'

const store: Viewer = { userId: 1008, role: 'WORKER', chainId: null, storeId: 101, agentId: null }
const at = (intVal: number, readOnly = false) =>
  makeOffer({ status: { intVal, name: '', readOnly, canBeOrdered: false, canBeCancelled: false } })

test('Q-187, Q-188: what is read only or expired cannot be changed, and says why', () => {
  expect(lockOf(makeOffer())).toBeNull()
  expect(lockOf(at(40, true))).toBe('Tilbudet er låst og kan ikke endres.')
  expect(lockOf(makeOffer({ expired: true }))).toBe(
    'Tilbudet er utgått, utvid gyldighet for å endre eller bestille.',
  )
})

test('whoever may only read a quote that is still open is told so, not that it is locked', () => {
  expect(lockOf(at(10, true))).toBe('Du kan lese tilbudet, men ikke endre det.')
})

test('what a builder has ordered may be corrected by the store, but gets no more rows', () => {
  expect(lockOf(at(30))).toBeNull()
  expect(rowsLockOf(at(30), store)).toMatch(/bestilt av byggmester/)
  expect(rowsLockOf(at(10), store)).toBeNull()
})

test('Q-097, Q-099, Q-100: factory delivery for 30 and 40, order number from 40 on', () => {
  expect([10, 20, 30, 40, 50].map((status) => showsFactoryDelivery(at(status)))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ])
  expect([30, 40, 60].map((status) => showsOrderNumber(at(status)))).toEqual([false, true, true])
})
