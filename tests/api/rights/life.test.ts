// The life of a quote, cell by cell: every change of a quote, by each kind of seller, in each status, on a store's own quote and on
// an agent's; and of each step one change, by everybody, in each status, whosever quote. Whoever may is seen to have done it, and is
// told no other's money; whoever may not is told so, and nothing is written.
import { beforeAll, expect, test } from 'vitest'
import type { Step } from '#domain/quote/life/lifecycle'
import { withEngines } from '../engines.ts'
import { besides, changes } from './actions.ts'
import { type Asker, askers } from './askers.ts'
import { tryBeside, tryChange } from './matrix.ts'
import { type Owner, ownerNames, putBack, type Quote } from './quotes.ts'
import { isTriedInEachStatus, reachOf, sellers, sellersOwners, statuses } from './specification.ts'
import { tabled, tabledBeside } from './tables.ts'
import { withWorld } from './world.ts'

withEngines()
const world = withWorld()

const places = ownerNames.flatMap((owner) => statuses.map((status) => ({ owner, status })))
const quotes = new Map<(typeof places)[number], Quote>()
beforeAll(async () => {
  for (const at of places) quotes.set(at, await world.place(at.owner))
})
const sellersQuotes = () => [...quotes].filter(([{ owner }]) => sellersOwners.includes(owner))

test.each(Object.entries(changes))('Q-281: %s: each seller in each status', async (name, change) => {
  let count = 0
  const tried = await Promise.all(
    sellersQuotes().map(([{ owner, status }, quote]) => {
      const cells = sellers
        .filter((asker) => isTriedInEachStatus(asker, owner))
        .map((asker) => ({ asker, answer: tabled(name, change, [asker, owner, status]) }))
      count += cells.length
      return tryChange(world.clients, [name, change], quote, status, cells)
    }),
  )
  expect(tried.flat()).toEqual([])
  expect(count).toBe((2 + 3) * 6)
})

/** Who does not edit a quote is told so whatever the step, so he tries the first of them only, in each status too. */
const isTried = (asker: Asker, owner: Owner, step: Step): boolean =>
  !isTriedInEachStatus(asker, owner) && (step === 'edit' || reachOf(asker, owner) === 'e')
/** What may be done in a status follows from the step; who sets a rate, from the quote's owner. */
const oneOfEachStep = Object.entries(changes).filter(([name, { step }]) => {
  const [first] = Object.entries(changes).find(([, each]) => each.step === step && !each.rate) ?? []
  return name === first
})
test('there is a change of each step', () => expect(oneOfEachStep).toHaveLength(10))

test.each(oneOfEachStep)(
  'Q-281, QD-04: %s: everybody in each status, whosever quote',
  async (name, change) => {
    let count = 0
    // One owner after the other: all at once would be more than one process answers in time.
    for (const owner of ownerNames) {
      const tried = [...quotes].filter(([at]) => at.owner === owner)
      const wrong = await Promise.all(
        tried.map(([{ status }, quote]) => {
          const cells = askers
            .filter((asker) => isTried(asker, owner, change.step))
            .map((asker) => ({ asker, answer: tabled(name, change, [asker, owner, status]) }))
          count += cells.length
          return tryChange(world.clients, [name, change], quote, status, cells)
        }),
      )
      expect(wrong.flat()).toEqual([])
    }
    const editing = 2 * 6 + 3 * 3 + 3
    expect(count).toBe((change.step === 'edit' ? 11 * 6 - 5 : editing - 5) * 6)
  },
)

const writing = Object.entries(besides).filter(([name]) =>
  ['copyOffer', 'setPreview', 'makeCustomerLink', 'revokeCustomerLink', 'markQuestionsReplied'].includes(
    name,
  ),
)
test.each(writing)('Q-281: %s: each seller in each status', async (name, beside) => {
  const tried = await Promise.all(
    sellersQuotes().map(async ([{ owner, status }, quote]) => {
      await putBack(quote, 'discounts', status)
      const cells = sellers.map((asker) => ({ asker, refusal: tabledBeside(beside, [asker, owner, status]) }))
      return tryBeside(world.clients, [name, beside], quote, cells)
    }),
  )
  expect(tried.flat()).toEqual([])
})
