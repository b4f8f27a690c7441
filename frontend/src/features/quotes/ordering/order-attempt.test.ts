import { expect, test } from 'vitest'
import { makeOffer } from '#tests/factories/offers'
import { ApiError } from '../../../api/api-error.ts'
import { makeOrderAttempts } from './order-attempt.ts'

const lost = new ApiError(0, 'client.no-answer', 'Fikk ikke kontakt med serveren.')
const locked = new ApiError(409, 'quote.locked', 'Tilbudet er låst og kan ikke endres.')
const full = new ApiError(409, 'fastlane.full', 'Fullt.')

/** A server that orders, and whose answers get lost as told. A quote that is ordered takes no form. */
const serverWith = (answers: (ApiError | null)[]) => {
  const calls: string[] = []
  let isOrdered = false
  return {
    calls,
    store: async () => {
      calls.push('form')
      if (isOrdered) throw locked
      return makeOffer()
    },
    pathOf: () => 'order',
    send: async (path: string) => {
      calls.push(path)
      const answer = answers.shift() ?? null
      if (answer !== full) isOrdered = true
      if (answer !== null) throw answer
    },
  }
}

test('an order whose answer was lost is told as ordered by the second press, not as a locked quote', async () => {
  const server = serverWith([lost, null])
  const attempt = makeOrderAttempts<string>()
  await expect(attempt({ customerNote: 'a' }, server)).rejects.toBe(lost)
  await attempt({ customerNote: 'a' }, server)
  expect(server.calls).toEqual(['form', 'order', 'order'])
})

test('after a refusal, or with something else in the form, the form is stored first', async () => {
  const refused = serverWith([full, null])
  const attempt = makeOrderAttempts<string>()
  await expect(attempt({}, refused)).rejects.toBe(full)
  await attempt({}, refused)
  expect(refused.calls).toEqual(['form', 'order', 'form', 'order'])

  const changed = serverWith([lost])
  await expect(attempt({ customerNote: 'a' }, changed)).rejects.toBe(lost)
  await expect(attempt({ customerNote: 'b' }, changed)).rejects.toBe(locked)
})
