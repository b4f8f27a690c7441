// What is sent to a quote, said again and forged: an answer that was lost costs nothing, because the same request a second time
// has no second effect, also where it carries no key; and what a client may not say has no effect however it is put. For every way to
// change a quote.
import { expect, test } from 'vitest'
import { statusAfter } from '#domain/quote/life/lifecycle'
import { type Manifest, QUOTE_STATUS } from '#domain/quote/quote'
import { withEngines } from './engines.ts'
import {
  type Attempt,
  attempts,
  bases,
  putBack,
  rejecting,
  type Seller,
  sellers,
  send,
  stored,
  viewers,
  withSellers,
  writing,
} from './quote-changes.ts'

withEngines()
withSellers()

/** The first who may, and when. */
const whoAndWhen = ({ step, onlyBy = sellers }: Attempt) => {
  for (const status of Object.values(QUOTE_STATUS))
    for (const seller of onlyBy)
      if (statusAfter(status, step, viewers[seller]) !== null) return { seller, status }
  throw new Error(`nobody may ${step}`)
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

const cells = [...Object.entries(attempts).map(([id, attempt]) => ({ id, ...attempt })), rejecting]
const isOnce = (id: string) => writing.some((contract) => contract.id === id && contract.once)

test.each(cells.filter(({ id }) => !isOnce(id)))('$id twice is once', async ({ id, ...attempt }) => {
  const base = bases[attempt.byMargins ? 'margins' : 'discounts']
  const { seller, status } = whoAndWhen(attempt)
  const before = await putBack(base, status)
  const sendIt = () => send(id, attempt, seller, base, before.version)

  const first = await sendIt()
  expect(first.status, first.text).toBe(200)
  const once = content(await stored(before.orderNumber))
  expect(once).not.toEqual(content(before))

  const again = await sendIt()
  expect(again.status, again.text).toBeLessThan(500)
  expect(content(await stored(before.orderNumber))).toEqual(once)
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

const forging = (attempt: Attempt): Attempt => ({
  ...attempt,
  body: (base, version) => {
    const own = attempt.body?.(base, version) ?? {}
    return { ...forged, ...(own as object) }
  },
})

test.each(cells)(
  '$id changes what it says and nothing that is forged beside it',
  async ({ id, ...attempt }) => {
    const base = bases[attempt.byMargins ? 'margins' : 'discounts']
    const { seller, status }: { seller: Seller; status: Manifest['status'] } = whoAndWhen(attempt)
    const { version, orderNumber } = await putBack(base, status)
    expect((await send(id, attempt, seller, base, version)).status).toBe(200)
    const honest = content(await stored(orderNumber))

    const before = await putBack(base, status)
    const reply = await send(id, forging(attempt), seller, base, before.version)
    expect([200, 400, 422], reply.text).toContain(reply.status)
    expect(content(await stored(orderNumber))).toEqual(reply.status === 200 ? honest : content(before))
  },
)
