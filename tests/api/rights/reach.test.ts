// Whose quotes anybody reaches: everything that can be done with a quote, by everybody, on a quote of every owner. The three who
// have tried each change in each status (the life of a quote) are here with all the other quotes.
import { beforeAll, expect, test } from 'vitest'
import { withEngines } from '../engines.ts'
import { finish, receiveJob } from '../render-queue.ts'
import { ask, besides, type Change, changes, endpoints } from './actions.ts'
import { askers } from './askers.ts'
import { tryBeside, tryChange } from './matrix.ts'
import { type Owner, ownerNames, type Quote, stored } from './quotes.ts'
import { isTriedInEachStatus, statuses } from './specification.ts'
import { tabled, tabledBeside } from './tables.ts'
import { withWorld } from './world.ts'

withEngines()
const world = withWorld()

const quotes = new Map<Owner, Quote>()
beforeAll(async () => {
  for (const owner of ownerNames) quotes.set(owner, await world.place(owner))
  const { superUser } = world.clients
  for (const quote of quotes.values()) {
    const now = await stored(quote.orderNumber)
    const on = (name: string) => ask(superUser, name, besides[name] ?? {}, quote, now)
    await on('setPreview')
    // The quotes have one product, and so one picture.
    if (quote.owner === 'store')
      await Promise.all([on('fallbackProduct'), receiveJob().then((job) => finish(job, 'PNG'))])
  }
})

test('every endpoint of a quote is tried', () => {
  const tried = [...Object.keys(changes), ...Object.keys(besides)].map((name) => name.split(':')[0])
  expect([...new Set(tried)].toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted())
})

/** In which somebody may. */
const statusOf = (name: string, change: Change) => {
  const status = statuses.find(
    (each) => typeof tabled(name, change, ['superUser', 'agent', each]) === 'number',
  )
  return status ?? 10
}

test.each(Object.entries(changes))('Q-281, QD-04: %s: everybody, whosever quote', async (name, change) => {
  const status = statusOf(name, change)
  let count = 0
  const wrong = await Promise.all(
    [...quotes].map(([owner, quote]) => {
      const cells = askers
        .filter((asker) => !isTriedInEachStatus(asker, owner))
        .map((asker) => ({ asker, answer: tabled(name, change, [asker, owner, status]) }))
      count += cells.length
      return tryChange(world.clients, [name, change], quote, status, cells)
    }),
  )
  expect(wrong.flat()).toEqual([])
  expect(count).toBe(11 * 6 - 5)
})

test.each(Object.entries(besides))('Q-281, QD-04: %s: everybody, whosever quote', async (name, beside) => {
  let count = 0
  const wrong = await Promise.all(
    [...quotes].map(async ([owner, quote]) => {
      const { status } = await stored(quote.orderNumber)
      const cells = askers.map((asker) => ({ asker, refusal: tabledBeside(beside, [asker, owner, status]) }))
      count += cells.length
      return tryBeside(world.clients, [name, beside], quote, cells)
    }),
  )
  expect(wrong.flat()).toEqual([])
  expect(count).toBe(11 * 6)
})
