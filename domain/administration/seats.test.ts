import { expect, test } from 'vitest'
import { isMissed, type Seated, type SeatedRole, seatName, seatsLost, seatsOf } from './seats.ts'

const superRole: SeatedRole = { role: 'SUPERUSER', affiliationType: null, affiliation: null, enabled: true }
const at = (
  role: SeatedRole['role'],
  id: number,
  type: 'store' | 'agent' | 'chain' = 'store',
): SeatedRole => ({
  role,
  affiliationType: type,
  affiliation: { id, name: `Nr. ${id}` },
  enabled: true,
})
const person = (...contexts: SeatedRole[]): Seated => ({ status: 'ENABLED', contexts })
const off = (one: Seated): Seated => ({ ...one, status: 'DISABLED' })

test('a seat is had by an enabled role of an enabled person', () => {
  const marit = person(
    superRole,
    at('ADMINISTRATOR', 103),
    at('WORKER', 104),
    at('ADMINISTRATOR', 1, 'chain'),
  )
  expect([...seatsOf(marit)]).toEqual(['super', 'store-103'])
  expect([...seatsOf(off(marit))]).toEqual([])
  expect([...seatsOf(person({ ...superRole, enabled: false }))]).toEqual([])
})

test('what a change takes away is what was had before and is not afterwards', () => {
  const before = person(superRole, at('ADMINISTRATOR', 103), at('ADMINISTRATOR', 201, 'agent'))
  expect(seatsLost(before, off(before))).toEqual(['agent-201', 'store-103', 'super'])
  expect(seatsLost(before, person(superRole, at('ADMINISTRATOR', 103)))).toEqual(['agent-201'])
  expect(seatsLost(off(before), off(person()))).toEqual([])
  expect(seatsLost(before, person(...before.contexts, at('WORKER', 1)))).toEqual([])
})

test('the last super user is always missed', () => {
  expect(isMissed('super', [])).toBe(true)
  expect(isMissed('super', [off(person(superRole)), person(at('ADMINISTRATOR', 103))])).toBe(true)
  expect(isMissed('super', [person(superRole)])).toBe(false)
})

test('the last administrator of an organisation is missed as long as somebody else works there', () => {
  expect(isMissed('store-103', [person(at('WORKER', 103))])).toBe(true)
  expect(isMissed('store-103', [person(at('ADMINISTRATOR', 103)), person(at('WORKER', 103))])).toBe(false)
  expect(isMissed('store-103', [])).toBe(false)
  expect(isMissed('store-103', [off(person(at('WORKER', 103))), person(at('WORKER', 104))])).toBe(false)
})

test('a seat is named by its organisation', () => {
  expect(seatName('store-103', person(at('ADMINISTRATOR', 103)))).toBe('Nr. 103')
})
