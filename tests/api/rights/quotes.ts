/**
 * Quotes to try things on, ready for any of them: one is made up by hand for a store and one for an agent, the others are the
 * same under other owners. Every rate is a figure that no other thing has, so that a price made with it is known anywhere.
 */
import { expect } from 'vitest'
import type { QuoteOwner } from '#domain/access/rights'
import type { ApiOrderFinding } from '#domain/contracts/order-check'
import { drawingHash } from '#domain/drawing/drawing-hash'
import {
  type Author,
  type Manifest,
  QUOTE_STATUS,
  type QuoteStatus,
  type ReadSentence,
  type RowRevision,
} from '#domain/quote/quote'
import { nextNumber } from '#functions/data/counters/counter-repository'
import { insertLink } from '#functions/data/customer-links/link-repository'
import { insertAgent, insertChain, insertStore } from '#functions/data/organisations/organisation-repository'
import {
  findManifest,
  findRevisions,
  findSentences,
  insertManifest,
  insertSentence,
  putRevisions,
  replaceManifest,
} from '#functions/data/quotes/quote-repository'
import { makeAgent, makeChain, makeStore } from '../../factories/organisations.ts'
import type { Client, Reply } from '../client.ts'

/** Percent. */
export const rates = {
  /** What the store and the agent buy at, and what the provider's net in margin mode is made with. */
  storeBuys: 41.23,
  agentBuys: 32.17,
  providersNet: 52.61,
  storeMargin: 13.37,
  agentMargin: 16.91,
  /** What whoever sells to the customer gives him. */
  given: 7.53,
} as const

export const owners = {
  store: { chainId: 1, storeId: 101, agentId: null },
  agent: { chainId: 1, storeId: 101, agentId: 201 },
  siblingAgent: { chainId: 1, storeId: 101, agentId: 202 },
  neighbourStore: { chainId: 1, storeId: 102, agentId: null },
  neighboursAgent: { chainId: 1, storeId: 102, agentId: 203 },
  foreignStore: { chainId: 2, storeId: 106, agentId: null },
} as const satisfies Record<string, QuoteOwner>
export type Owner = keyof typeof owners
export const ownerNames = Object.keys(owners) as readonly Owner[]

export const insertOrganisations = async (): Promise<void> => {
  const { storeBuys, agentBuys, providersNet, storeMargin, agentMargin } = rates
  const net = { netWindows: storeBuys, netDoors: storeBuys }
  for (const id of [1, 2])
    await insertChain(makeChain({ id, ...net, projectWindows: providersNet, projectDoors: providersNet }))
  for (const { chainId, storeId: id, agentId } of Object.values(owners)) {
    if (agentId === null) await insertStore(makeStore({ id, chainId, defaultMargin: storeMargin }))
    else
      await insertAgent(
        makeAgent({
          id: agentId,
          storeId: id,
          chainId,
          netWindows: agentBuys,
          netDoors: agentBuys,
          storeMargin,
          defaultMargin: agentMargin,
        }),
      )
  }
}

export const stored = async (orderNumber: number): Promise<Manifest> => {
  const manifest = await findManifest(orderNumber)
  if (manifest === null) throw new Error(`no quote ${orderNumber}`)
  return manifest
}

export type Terms = 'discounts' | 'margins'

export interface Base {
  readonly manifest: Manifest
  readonly revisions: readonly RowRevision[]
  /** What was acknowledged, as it was read. */
  readonly read: readonly ReadSentence[]
  /** What its first row was before it was widened. */
  readonly narrower: string
  /** Id of the finding that a click mends. */
  readonly findingId: string
  /** What the drawing of its first row is known by. */
  readonly drawing: string
}

const done = (reply: Reply): Reply['json'] => {
  expect(reply.status, reply.text).toBeLessThan(300)
  return reply.json
}

const [WINDOW, FIXED, TWO_SASHES, DOOR] = [1002, 1001, 1006, 3104]
const SAFE = { glassCode: '316' }
const WIDER_AND_SAFE = { width: 1290, ...SAFE }

/** With a customer, and everything acknowledged. What is on row 1 to 6 is what the table of changes counts on. */
export const makeBase = async (seller: Client): Promise<Base> => {
  const { orderNumber, version } = done(await seller.post('/api/v1/offers')).model
  const address = `/api/v1/offers/${orderNumber}`
  const revisionOf = async (rowNumber: number) =>
    (await stored(orderNumber)).rows.find((row) => row.rowNumber === rowNumber)?.revisionId ?? ''
  const configure = async (path: string, rowNumber: number, body: object) => {
    const asked = { orderNumber, rowNumber, revision: await revisionOf(rowNumber), ...body }
    done(await seller.put(`/api/v1/config/${path}`, asked))
  }
  for (const sourceRowId of [WINDOW, WINDOW, DOOR, FIXED, TWO_SASHES])
    done(
      await seller.post('/api/v1/products', { orderNumber, sourceOrderNumber: 0, sourceRowId, numberOf: 1 }),
    )
  // The one window without the glass of the others is what a click mends.
  for (const rowNumber of [4, 5]) {
    const choices = { revision: await revisionOf(rowNumber), choices: SAFE }
    done(await seller.put(`/api/v1/products/${orderNumber}/0/${rowNumber}`, choices))
  }
  const customer = { name: 'Ingrid Tveit', email: 'ingrid.tveit@kunde.example', phone: '' }
  done(await seller.put(address, { version, customer }))
  await configure('closers', 3, { value: 'DL1' })
  await configure('dividers', 4, { panels: [''], verticals: 1, horizontals: 0 })
  await configure('crossbars', 4, { panels: ['c1r1'], verticalId: 'C22', horizontals: 0, verticals: 1 })
  done(await seller.put(`/api/v1/products/${orderNumber}/0/5/connect/4/RIGHT/START`))
  const narrower = await revisionOf(1)
  const rows = [{ rowNumber: 1, revision: narrower, choices: WIDER_AND_SAFE }]
  done(await seller.post(`${address}/rows`, { rows }))
  const findings: readonly ApiOrderFinding[] = done(await seller.get(`${address}/check`))
  for (const { id, severity } of findings)
    if (severity === 'WARN') done(await seller.put(`${address}/check/${id}/acknowledged/true`))
  const mended = findings.find(({ fix }) => fix !== null)
  if (mended === undefined) throw new Error('the order check offers to mend nothing')
  const manifest = await stored(orderNumber)
  const read = await findSentences(
    orderNumber,
    manifest.acknowledged.map(({ findingId }) => findingId),
  )
  const { given, storeMargin, agentMargin } = rates
  const priced = { discountRate: given, marginRateStore: storeMargin, marginRateAgent: agentMargin }
  const revisions = await findRevisions(orderNumber, [
    narrower,
    ...manifest.rows.map(({ revisionId }) => revisionId),
  ])
  const first = revisions.get(await revisionOf(1))
  if (first === undefined) throw new Error('the first row is gone')
  return {
    manifest: { ...manifest, fastlane: true, rows: manifest.rows.map((row) => ({ ...row, ...priced })) },
    revisions: [...revisions.values()],
    read: [...read.values()],
    narrower,
    findingId: mended.id,
    drawing: drawingHash(first.product),
  }
}

export interface Quote extends Omit<Base, 'manifest' | 'revisions' | 'read'> {
  readonly orderNumber: number
  readonly owner: Owner
  readonly content: Readonly<Record<Terms, Manifest>>
}

/** A link that somebody may take back. */
export const LINK = 'lenke'

/** The quote once more, under a number of its own and of another owner. */
export const placeQuote = async (
  { manifest, revisions, read, ...base }: Base,
  owner: Owner,
): Promise<Quote> => {
  const orderNumber = await nextNumber('order-number')
  await putRevisions(revisions.map((revision) => ({ ...revision, orderNumber })))
  for (const each of read) await insertSentence(orderNumber, each)
  // Soon over, so that extending it is a change.
  const validTo = new Date(Date.now() + 5 * 86_400_000).toISOString()
  const placed = { ...manifest, orderNumber, owner: owners[owner], validTo }
  const by = (projectCalculation: boolean) => ({
    ...placed,
    terms: { ...placed.terms, projectCalculation },
  })
  const content = { discounts: by(false), margins: by(true) }
  await insertManifest(content.discounts)
  await insertLink(
    { orderNumber, secretHash: LINK },
    { prices: 'none', endsAt: validTo },
    { at: new Date(), by: manifest.createdBy },
  )
  return { ...base, orderNumber, owner, content }
}

/** As each quote was last put back; whoever is only refused leaves it so. */
const lastPutBack = new Map<number, string>()

/** The quote as it was, in the status; whoever has just read it says how it is now. */
export const putBack = async (
  { orderNumber, content }: Quote,
  terms: Terms,
  status: QuoteStatus,
  current?: Manifest,
  from?: (content: Manifest) => Manifest,
  by?: Author,
): Promise<Manifest> => {
  let now = current ?? (await stored(orderNumber))
  if (from === undefined && lastPutBack.get(orderNumber) === `${terms} ${status} ${now.version}`) return now
  const isAtTheFactory = status >= QUOTE_STATUS.ordered
  const toOrderNumber = isAtTheFactory ? 480_001 : null
  const { createdBy, createdAt, taken } = content[terms]
  const ordered = { id: 'bestilt', kind: 'order', by: createdBy, at: createdAt } as const
  const put = {
    ...content[terms],
    status,
    toOrderNumber,
    taken: isAtTheFactory ? [...taken, ordered] : taken,
  }
  if (from !== undefined) {
    const first = { ...from(put), version: now.version + 1 }
    await replaceManifest(now, first)
    now = first
  }
  const change = by === undefined ? put.change : { ...put.change, by }
  const next = { ...put, change, version: now.version + 1 }
  await replaceManifest(now, next)
  lastPutBack.set(orderNumber, `${terms} ${status} ${next.version}`)
  return next
}
