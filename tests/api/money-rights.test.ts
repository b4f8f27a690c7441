// Every money field of a quote, by every kind of person, on quotes of the store and of an agent, sold by discounts and by margins:
// a field that the table of what each may see does not show is sent as null, whatever the page would have made of it.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/access/access'
import { type MoneyField, moneyFields, sees } from '#domain/access/money'
import { may } from '#domain/access/rights'
import { findManifest, replaceManifest } from '#functions/data/quotes/quote-repository'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn, type Person } from './people.ts'

withEngines()

const worker = { role: 'WORKER', chainId: 1, storeId: null, agentId: null } as const
const viewers = {
  superUser: { ...worker, userId: 6, role: 'SUPERUSER', chainId: null },
  storeClerk: { ...worker, userId: 1, storeId: 101 },
  agent: { ...worker, userId: 3, storeId: 101, agentId: 201 },
  chainUser: { ...worker, userId: 5 },
} as const satisfies Partial<Record<Person, Viewer>>
type Asker = keyof typeof viewers
const askers = Object.keys(viewers) as Asker[]

const clients = {} as Record<Asker, Client>
const kinds = [false, true].flatMap((hasAgent) =>
  [false, true].map((projectCalculation) => ({ hasAgent, projectCalculation })),
)
type Kind = (typeof kinds)[number]
const quotes = new Map<Kind, number>()
const ownerOf = ({ hasAgent }: Kind) => ({ chainId: 1, storeId: 101, agentId: hasAgent ? 201 : null })

beforeAll(async () => {
  await insertPeople()
  for (const asker of askers) clients[asker] = await loggedIn(asker)
  for (const kind of kinds) {
    const seller = clients[kind.hasAgent ? 'agent' : 'storeClerk']
    const { orderNumber } = (await seller.post('/api/v1/offers')).json.model
    const row = { orderNumber, sourceOrderNumber: 0, numberOf: 2 }
    for (const sourceRowId of [1002, 3104])
      expect((await seller.post('/api/v1/products', { ...row, sourceRowId })).status).toBe(201)
    const before = await findManifest(orderNumber)
    if (before === null) throw new Error('the quote is gone')
    const terms = { ...before.terms, projectCalculation: kind.projectCalculation }
    await replaceManifest(before, { ...before, terms, version: before.version + 1 })
    quotes.set(kind, orderNumber)
  }
})

/** Every value that stands under a name, wherever it stands. */
const valuesOf = (name: string, within: unknown): readonly unknown[] =>
  typeof within !== 'object' || within === null
    ? []
    : Object.entries(within).flatMap(([key, value]) => [
        ...(key === name ? [value] : []),
        ...valuesOf(name, value),
      ])

/** That nothing is seen where there is nothing to see: an average over rows that have no such rate, a price of nobody. */
const mayBeNothing = (kind: Kind, field: MoneyField): boolean =>
  (!kind.hasAgent && /agent/i.test(field)) || (kind.projectCalculation ? /discount/i : /margin/i).test(field)

describe.each(kinds)('agent $hasAgent, by margins $projectCalculation', (kind) => {
  test.each(askers)('Q-282: %s sees his own money and no other’s', async (asker) => {
    const viewer = viewers[asker]
    const { status, json } = await clients[asker].get(`/api/v1/offers/${quotes.get(kind)}`)
    const maySee = may(viewer, 'quote.view', ownerOf(kind))
    expect(status).toBe(maySee ? 200 : 404)
    if (!maySee) return
    const product = (await clients[asker].get(`/api/v1/products/${quotes.get(kind)}/0/1`)).json
    const wrong = moneyFields.flatMap((field) => {
      const values = valuesOf(field, [json, product])
      if (!sees(viewer, field, kind)) return values.every((value) => value === null) ? [] : [`${field} leaks`]
      if (values.length === 0) return [`${field} is nowhere`]
      return values.some((value) => value !== null) || mayBeNothing(kind, field) ? [] : [`${field} is hidden`]
    })
    expect(wrong).toEqual([])
  })
})
