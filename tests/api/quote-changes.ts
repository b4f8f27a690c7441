/**
 * Every way to change a quote through the API, as a table: which step of its life each is, and what is sent. And a quote to
 * try them on, an agent's, that all three kinds of sellers reach and that is ready for any of it.
 */
import { beforeAll, expect } from 'vitest'
import type { Viewer } from '#domain/access/access'
import type { Step } from '#domain/quote/life/lifecycle'
import { type Manifest, QUOTE_STATUS, type QuoteStatus } from '#domain/quote/quote'
import { registry } from '#functions/api/openapi/registry'
import { findManifest, replaceManifest } from '#functions/data/quotes/quote-repository'
import type { Client, Reply } from './client.ts'
import { insertPeople, loggedIn } from './people.ts'

const worker = { role: 'WORKER', chainId: 1, storeId: null, agentId: null } as const
export const viewers = {
  superUser: { ...worker, userId: 6, role: 'SUPERUSER', chainId: null },
  storeClerk: { ...worker, userId: 1, storeId: 101 },
  agent: { ...worker, userId: 3, storeId: 101, agentId: 201 },
} as const satisfies Record<string, Viewer>
export type Seller = keyof typeof viewers
export const sellers = Object.keys(viewers) as Seller[]

const clients = {} as Record<Seller, Client>
export const stored = async (orderNumber: number): Promise<Manifest> => {
  const manifest = await findManifest(orderNumber)
  if (manifest === null) throw new Error(`no quote ${orderNumber}`)
  return manifest
}

/** A quote of the agent that is sold by margins, or by discounts; with a customer, and everything acknowledged. */
export interface Base {
  readonly manifest: Manifest
  /** What its first row was before it was widened. */
  readonly narrower: string
}
export const bases = {} as Record<'discounts' | 'margins', Base>

const done = (reply: Reply): Reply['json'] => {
  expect(reply.status, reply.text).toBeLessThan(300)
  return reply.json
}
const makeBase = async (): Promise<Base> => {
  const { agent } = clients
  const { orderNumber, version } = done(await agent.post('/api/v1/offers')).model
  const address = `/api/v1/offers/${orderNumber}`
  for (const sourceRowId of [1002, 1002, 3104])
    done(
      await agent.post('/api/v1/products', { orderNumber, sourceOrderNumber: 0, sourceRowId, numberOf: 1 }),
    )
  const customer = { name: 'Ingrid Tveit', email: 'ingrid.tveit@kunde.example', phone: '' }
  done(await agent.put(address, { version, customer }))
  const narrower = (await stored(orderNumber)).rows[0]?.revisionId ?? ''
  const choices = { width: 1290 }
  done(await agent.post(`${address}/rows`, { rows: [{ rowNumber: 1, revision: narrower, choices }] }))
  for (const { id, severity } of done(await agent.get(`${address}/check`)))
    if (severity === 'WARN') done(await agent.put(`${address}/check/${id}/acknowledged/true`))
  return { manifest: await stored(orderNumber), narrower }
}

/** Call it at the top of a file, after `withEngines()`. */
export const withSellers = (): void => {
  beforeAll(async () => {
    await insertPeople()
    for (const seller of sellers) clients[seller] = await loggedIn(seller)
    const { manifest, narrower } = await makeBase()
    // Soon over, so that extending it is a change.
    const soon = new Date(Date.now() + 5 * 86_400_000).toISOString()
    const discounts = { ...manifest, validTo: soon }
    bases.discounts = { manifest: discounts, narrower }
    const terms = { ...manifest.terms, projectCalculation: true }
    bases.margins = { manifest: { ...discounts, terms }, narrower }
  })
}

export interface Attempt {
  readonly step: Step
  /** Ways in which a path is completed; the rest of it is in `parts`. */
  readonly with?: Readonly<Record<string, string>>
  readonly query?: string
  readonly body?: (base: Base, version: number) => unknown
  /** Sold by margins; by discounts where nothing is said. */
  readonly byMargins?: true
  /** Rates are not everybody's, whatever the status (quote-workflow section 6): who may set this one on an agent's quote. */
  readonly onlyBy?: readonly Seller[]
}
const revisionOf = ({ manifest }: Base): string => manifest.rows[0]?.revisionId ?? ''
const ofDiscounts = { step: 'edit', onlyBy: ['superUser', 'agent'] } as const
const ofStoreMargin = { step: 'edit', byMargins: true, onlyBy: ['storeClerk'] } as const
const ofAgentMargin = { step: 'edit', byMargins: true, onlyBy: ['superUser', 'agent'] } as const

export const attempts: Readonly<Record<string, Attempt>> = {
  updateOffer: { step: 'correct', body: (_, version) => ({ version, customerNote: 'Ring før levering' }) },
  setNumberOf: { step: 'correct' },
  setInOrderUvalue: { step: 'correct', with: { value: 'false' } },
  setFastlane: { step: 'correct' },
  setDiscountRate: ofDiscounts,
  setDiscountRateWindows: ofDiscounts,
  setDiscountRateDoors: ofDiscounts,
  setMarginRateStore: ofStoreMargin,
  setMarginRateStoreWindows: ofStoreMargin,
  setMarginRateAgent: ofAgentMargin,
  setMarginRateAgentWindows: ofAgentMargin,
  deleteRow: { step: 'edit' },
  setExtra: { step: 'edit', body: () => ({ id: 'X01', selected: true }) },
  bulkEditRows: {
    step: 'edit',
    body: (base) => ({ rows: [{ rowNumber: 1, revision: revisionOf(base), choices: { width: 990 } }] }),
  },
  undoBulkEdit: {
    step: 'edit',
    body: (base) => ({ rows: [{ rowNumber: 1, revision: revisionOf(base), restore: base.narrower }] }),
  },
  updateProduct: {
    step: 'edit',
    body: (base) => ({ revision: revisionOf(base), choices: { width: 990 } }),
  },
  connectRow: { step: 'edit' },
  acknowledgeFinding: { step: 'acknowledge', with: { value: 'false' } },
  extendOffer: { step: 'extend' },
  sendOffer: { step: 'send', query: '?prices=CUSTOMER' },
  orderOffer: { step: 'order' },
  cancelOffer: { step: 'cancel' },
  handBackOffer: { step: 'hand-back' },
  answerCancellation: { step: 'approve-cancellation', with: { answer: 'approved' } },
}
export const rejecting = {
  id: 'answerCancellation',
  ...attempts.answerCancellation,
  step: 'reject-cancellation',
  with: { answer: 'rejected' },
} as const

export const writing = registry.filter(
  ({ path, needs, method }) => /\{order(Number|Id)\}/.test(path) && needs === 'context' && method !== 'get',
)
const parts: Readonly<Record<string, string>> = {
  changeId: '0',
  rowId: '1',
  numberOf: '7',
  discountRate: '3',
  marginRate: '3',
  rate: '3',
  selected: 'true',
  connectToRow: '2',
  connectPosition: 'LEFT',
  connectLocation: 'START',
}

export const send = async (id: string, attempt: Attempt, seller: Seller, base: Base, version: number) => {
  const contract = writing.find((each) => each.id === id)
  if (contract === undefined) throw new Error(`no endpoint ${id}`)
  const { orderNumber, acknowledged } = base.manifest
  const known = { ...parts, findingId: acknowledged[0]?.findingId ?? '', ...attempt.with }
  const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'orderNumber' ? String(orderNumber) : (known[name as keyof typeof known] ?? ''),
  )
  const body = contract.method === 'delete' ? {} : { body: attempt.body?.(base, version) ?? {} }
  return clients[seller].send(contract.method.toUpperCase(), path + (attempt.query ?? ''), body)
}

/** The quote as it was, in the status. */
export const putBack = async ({ manifest }: Base, status: QuoteStatus): Promise<Manifest> => {
  const now = await stored(manifest.orderNumber)
  const toOrderNumber = status < QUOTE_STATUS.ordered ? null : 480_001
  await replaceManifest(now, { ...manifest, status, toOrderNumber, version: now.version + 1 })
  return stored(manifest.orderNumber)
}
