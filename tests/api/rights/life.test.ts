// The life of a quote, cell by cell: every change of a quote, by each kind of seller, in each status, on a store's own quote and on
// an agent's. Whoever may is seen to have done it, and is told no other's money; whoever may not is told so, and nothing is written.
import { beforeAll, expect, test } from 'vitest'
import { withEngines } from '../engines.ts'
import { besides, changes } from './actions.ts'
import { tryBeside, tryChange } from './matrix.ts'
import { putBack, type Quote } from './quotes.ts'
import { sellers, sellersOwners, statuses } from './specification.ts'
import { tabled, tabledBeside } from './tables.ts'
import { withWorld } from './world.ts'

withEngines()
const world = withWorld()

const places = sellersOwners.flatMap((owner) => statuses.map((status) => ({ owner, status })))
const quotes = new Map<(typeof places)[number], Quote>()
beforeAll(async () => {
  for (const at of places) quotes.set(at, await world.place(at.owner))
})

test.each(Object.entries(changes))('Q-281: %s: each seller in each status', async (name, change) => {
  const tried = await Promise.all(
    [...quotes].map(([{ owner, status }, quote]) => {
      const cells = sellers.map((asker) => ({
        asker,
        answer: tabled(name, change, [asker, owner, status]),
      }))
      return tryChange(world.clients, [name, change], quote, status, cells)
    }),
  )
  expect(tried.flat()).toEqual([])
  expect(tried).toHaveLength(12)
})

const writing = Object.entries(besides).filter(([name]) =>
  ['copyOffer', 'setPreview', 'makeCustomerLink', 'revokeCustomerLink'].includes(name),
)
test.each(writing)('Q-281: %s: each seller in each status', async (name, beside) => {
  const tried = await Promise.all(
    [...quotes].map(async ([{ owner, status }, quote]) => {
      await putBack(quote, 'discounts', status)
      const cells = sellers.map((asker) => ({ asker, refusal: tabledBeside(beside, [asker, owner, status]) }))
      return tryBeside(world.clients, [name, beside], quote, cells)
    }),
  )
  expect(tried.flat()).toEqual([])
})
