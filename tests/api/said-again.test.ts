// What is sent to a quote, said again and forged: an answer that was lost costs nothing, because the same request a second time
// has no second effect, also where it carries no key; and what a client may not say has no effect however it is put. For every way to
// change a quote.
import { beforeAll, expect, test } from 'vitest'
import { type Manifest, QUOTE_STATUS } from '#domain/quote/quote'
import { withEngines } from './engines.ts'
import { ask, type Change, changes, endpoints } from './rights/actions.ts'
import { askerViewers } from './rights/askers.ts'
import { putBack, type Quote, stored } from './rights/quotes.ts'
import { sellers, statuses } from './rights/specification.ts'
import { tabled } from './rights/tables.ts'
import { withWorld } from './rights/world.ts'

withEngines()
const world = withWorld()
let quote: Quote
beforeAll(async () => {
  quote = await world.place('agent')
})

/** The first who may, and when. */
const whoAndWhen = (name: string, change: Change) => {
  for (const status of statuses)
    for (const seller of sellers)
      if (typeof tabled(name, change, [seller, 'agent', status]) === 'number') return { seller, status }
  throw new Error(`nobody may ${name}`)
}

/** Everything that a second effect, or a forged one, would show in; not when and under which id it was written. */
const content = ({ version: _, updatedAt: __, change: ___, pricedAt, validTo, ...quote }: Manifest) => ({
  ...quote,
  days: [pricedAt, validTo].map((moment) => moment.slice(0, 10)),
  rows: quote.rows.map(({ revisionId: _, id: __, ...row }) => row),
  sent: quote.sent?.mailId,
  // The next number, whatever it is, and not the one that was asked for.
  toOrderNumber: quote.toOrderNumber && quote.toOrderNumber > 480_000,
  taken: quote.taken.map(({ kind }) => kind),
})

const revisionsIn = ({ rows }: Manifest) => rows.map(({ revisionId }) => revisionId)

const cells = Object.entries(changes)
const isOnce = (name: string) => endpoints.some(({ id, once }) => id === name.split(':')[0] && once)

test.each(cells.filter(([name]) => !isOnce(name)))('%s twice is once', async (name, change) => {
  const { seller, status } = whoAndWhen(name, change)
  const before = await putBack(quote, change.terms ?? 'discounts', status)
  const sendIt = () => ask(world.clients[seller], name, change, quote, before)

  const first = await sendIt()
  expect(first.status, first.text).toBe(200)
  const once = await stored(before.orderNumber)
  expect(change.effect({ before, after: once, reply: first })).toBe(true)

  const again = await sendIt()
  expect(again.status, again.text).toBeLessThan(500)
  const twice = await stored(before.orderNumber)
  expect(content(twice)).toEqual(content(once))
  expect(revisionsIn(twice)).toEqual(revisionsIn(once))
})

/** What the server alone knows or decides. */
const forged = {
  orderNumber: 100_001,
  rowNumber: 99,
  version: undefined,
  status: { intVal: QUOTE_STATUS.ordered },
  owner: { chainId: 9, storeId: 999, agentId: 999 },
  agentId: 999,
  createdBy: { userId: 999, name: 'En annen' },
  validTo: '2099-12-31',
  validToDate: '2099-12-31',
  toOrderNumber: 1,
  deliveryDate: { week: 1, day: 1 },
  price: { unitPrice: 1, linePrice: 1, priceExclTax: 1, discountRate: 99 },
  totals: { sumExclTax: 1, sumInclTax: 1, netSumExclTax: 1 },
  gross: 1,
  unitPrice: 1,
  productRows: [{ rowNumber: 1, numberOf: 99, price: { unitPrice: 1 } }],
  terms: { projectCalculation: true, marginRateStore: 0 },
} as const

const forging = (change: Change): Change => ({
  ...change,
  body: (...from) => ({ ...forged, ...change.body?.(...from) }),
})

test.each(cells)('%s changes what it says and nothing that is forged beside it', async (name, change) => {
  const { seller, status } = whoAndWhen(name, change)
  const by = { userId: askerViewers[seller].userId, name: seller }
  const reset = () => putBack(quote, change.terms ?? 'discounts', status, undefined, change.from, by)
  const honestly = await ask(world.clients[seller], name, change, quote, await reset())
  expect(honestly.status, honestly.text).toBeLessThan(300)
  const honest = content(await stored(quote.orderNumber))

  const before = await reset()
  const reply = await ask(world.clients[seller], name, forging(change), quote, before)
  expect([200, 201, 400, 422], reply.text).toContain(reply.status)
  expect(content(await stored(quote.orderNumber))).toEqual(reply.status < 300 ? honest : content(before))
})
