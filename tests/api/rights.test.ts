// Whoever may not do a thing with a quote is refused, whatever he asks for: every endpoint of a quote, by every kind of person, on
// quotes of the store and of the agent. What is expected is read from the table of rights.

import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Viewer } from '#domain/access/access'
import { may } from '#domain/access/rights'
import type { Manifest } from '#domain/quote/quote'
import { registry } from '#functions/api/openapi/registry'
import { findManifest } from '#functions/data/quotes/quote-repository'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn, type Person } from './people.ts'

withEngines()

const worker = { role: 'WORKER', chainId: 1, storeId: null, agentId: null } as const
/** Where those who log in here stand. */
const viewers = {
  storeClerk: { ...worker, userId: 1, storeId: 101 },
  otherStoreClerk: { ...worker, userId: 2, storeId: 102 },
  agent: { ...worker, userId: 3, storeId: 101, agentId: 201 },
  otherAgent: { ...worker, userId: 4, storeId: 101, agentId: 202 },
  chainUser: { ...worker, userId: 5 },
} as const satisfies Partial<Record<Person, Viewer>>
type Asker = keyof typeof viewers
const askers = Object.keys(viewers) as Asker[]
const owners = ['storeClerk', 'agent'] as const

const clients = {} as Record<Asker, Client>
const quotes = {} as Record<(typeof owners)[number], Manifest>
const stored = async (orderNumber: number): Promise<Manifest> => {
  const manifest = await findManifest(orderNumber)
  if (manifest === null) throw new Error(`no quote ${orderNumber}`)
  return manifest
}
beforeAll(async () => {
  await insertPeople()
  for (const asker of askers) clients[asker] = await loggedIn(asker)
  for (const owner of owners) {
    const { orderNumber } = (await clients[owner].post('/api/v1/offers')).json.model
    const row = { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 }
    expect((await clients[owner].post('/api/v1/products', row)).status).toBe(201)
    quotes[owner] = await stored(orderNumber)
  }
})

/** A value for each part of an address, beside the number of the quote. */
const parts: Readonly<Record<string, string>> = {
  changeId: '0',
  rowId: '1',
  numberOf: '7',
  discountRate: '3',
  marginRate: '3',
  rate: '3',
  value: 'true',
  selected: 'true',
  answer: 'approved',
  findingId: 'x',
  linkId: 'x',
  connectToRow: '2',
  connectPosition: 'LEFT',
  connectLocation: 'START',
  side: 'outside',
  type: 'crossbars',
}
const files: Readonly<Record<string, string>> = {
  drawProduct: 'drawing_rev_x.svg',
  previewProduct: 'perspective',
  fallbackProduct: 'fallback_0123456789abcdef.png',
}

const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const row = { rowNumber: 1, revision: 'rev_x' }
const bodies: Readonly<Record<string, unknown>> = {
  updateOffer: { version: 1, customerNote: 'Tatt' },
  setExtra: { id: 'X01', selected: true },
  listBulkEditOptions: { rows: [1] },
  previewBulkEdit: { rows: [1], choice: { field: 'glassCode', value: '304', on: true } },
  bulkEditRows: { rows: [{ ...row, choices: {} }] },
  undoBulkEdit: { rows: [{ ...row, restore: 'rev_y' }] },
  makeCustomerLink: { prices: 'rows', days: 7 },
  updateProduct: { revision: 'rev_x', choices: {} },
  addSchedule: { rows: [{ modelId: 1002, numberOf: 1, choices: {} }] },
  setPreview: { preview: PICTURE },
}

/** What is said of a row in the bodies that name the quote themselves, beside which row it is. */
const division = { panels: [''], horizontals: 1, verticals: 0 }
const edits: Readonly<Record<string, unknown>> = {
  configureAluminium: { value: true },
  configureClosers: { value: '' },
  configureCloserColors: { value: '' },
  configureHingeColors: { value: '' },
  configureFunctions: { fieldName: 'function', selectedOptions: ['TS'] },
  configurePanelProperties: { properties: [], panels: [''] },
  configurePanelQualities: { id: null },
  configureDividers: division,
  configureCrossbars: division,
  configureRemovableDivider: { divider: 'x', value: true },
  deleteBars: { dividers: ['x'] },
  deleteBarsByPut: { dividers: ['x'] },
}
const bodyFor = (id: string, { orderNumber, rows }: Manifest): unknown => {
  if (id === 'createProduct') return { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 }
  const [{ rowNumber: rowId, revisionId: revision } = { rowNumber: 0, revisionId: '' }] = rows
  return id in edits ? { orderNumber, rowId, revision, ...(edits[id] as object) } : (bodies[id] ?? {})
}

const namesItsQuote = (body: unknown): boolean => body instanceof z.ZodObject && 'orderNumber' in body.shape
const ofOneQuote = registry.filter(
  ({ path, body, needs }) =>
    needs === 'context' && (/\{order(Number|Id)\}/.test(path) || namesItsQuote(body)),
)
const ask = async (client: Client, { id, method, path }: (typeof ofOneQuote)[number], quote: Manifest) =>
  client.send(
    method.toUpperCase(),
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      name.startsWith('order')
        ? String(quote.orderNumber)
        : name === 'file'
          ? (files[id] ?? 'x')
          : (parts[name] ?? 'x'),
    ),
    method === 'get' || method === 'delete' ? {} : { body: bodyFor(id, quote) },
  )

describe('Q-281: every endpoint of a quote', () => {
  test.each(ofOneQuote.map((contract) => ({ ...contract })))('$id', async (contract) => {
    let refused = 0
    for (const owner of owners)
      for (const asker of askers) {
        const { owner: whose } = quotes[owner]
        const mayView = may(viewers[asker], 'quote.view', whose)
        const isReading = contract.method === 'get'
        if (may(viewers[asker], 'quote.edit', whose) || (mayView && isReading)) continue
        const { status, json, text } = await ask(clients[asker], contract, quotes[owner])
        const expected = mayView ? [403, 'access.denied'] : [404, 'quote.not-found']
        expect([status, json?.code], `${asker}, quote of ${owner}: ${text}`).toEqual(expected)
        refused += 1
      }
    expect(refused).toBeGreaterThan(0)
  })
})

test('Q-281: every write whose body names its quote is tried', () => {
  const named = ofOneQuote.filter(({ body }) => namesItsQuote(body)).map(({ id }) => id)
  expect(named.toSorted()).toEqual([...Object.keys(edits), 'createProduct'].toSorted())
})

test('Q-281: nobody copies a row out of a quote that he does not see', async () => {
  const { orderNumber } = (await clients.otherStoreClerk.post('/api/v1/offers')).json.model
  for (const owner of owners) {
    const sourceOrderNumber = quotes[owner].orderNumber
    const body = { orderNumber, sourceOrderNumber, sourceRowId: 1 }
    const { status, json } = await clients.otherStoreClerk.post('/api/v1/products', body)
    expect([status, json.code]).toEqual([404, 'quote.not-found'])
  }
})

test('Q-281: who may see a quote reads it, and all that was refused has changed nothing', async () => {
  for (const owner of owners) {
    const { orderNumber, owner: whose } = quotes[owner]
    for (const asker of askers) {
      const isSeen = may(viewers[asker], 'quote.view', whose)
      const { status } = await clients[asker].get(`/api/v1/offers/${orderNumber}`)
      expect(status, `${asker}, quote of ${owner}`).toBe(isSeen ? 200 : 404)
    }
    expect(await stored(orderNumber)).toEqual(quotes[owner])
  }
})
