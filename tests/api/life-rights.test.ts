// Endpoint by role by status: whoever may take a step of a quote's life takes it through the API, and it is stored; whoever may not
// is refused, and nothing is written. What is expected of each cell is read from the table of a quote's life. The quote is an
// agent's, because all three kinds of sellers reach it; whose quotes anybody reaches is in rights.test.ts.
import { beforeAll, expect, test } from 'vitest'
import type { Viewer } from '#domain/access/access'
import { lifecycle, type Step, statusAfter } from '#domain/quote/life/lifecycle'
import { type Manifest, QUOTE_STATUS, type QuoteStatus } from '#domain/quote/quote'
import { findManifest, replaceManifest } from '#functions/data/quotes/quote-repository'
import { registry } from '#functions/openapi/registry'
import type { Client, Reply } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'

withEngines()

const worker = { role: 'WORKER', chainId: 1, storeId: null, agentId: null } as const
const viewers = {
  superUser: { ...worker, userId: 6, role: 'SUPERUSER', chainId: null },
  storeClerk: { ...worker, userId: 1, storeId: 101 },
  agent: { ...worker, userId: 3, storeId: 101, agentId: 201 },
} as const satisfies Record<string, Viewer>
type Seller = keyof typeof viewers
const sellers = Object.keys(viewers) as Seller[]

const clients = {} as Record<Seller, Client>
const stored = async (orderNumber: number): Promise<Manifest> => {
  const manifest = await findManifest(orderNumber)
  if (manifest === null) throw new Error(`no quote ${orderNumber}`)
  return manifest
}

/** A quote of the agent that is sold by margins, or by discounts; with a customer, and everything acknowledged. */
interface Base {
  readonly manifest: Manifest
  /** What its first row was before it was widened. */
  readonly narrower: string
}
const bases = {} as Record<'discounts' | 'margins', Base>

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

interface Attempt {
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

const attempts: Readonly<Record<string, Attempt>> = {
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
  changeOfferRows: {
    step: 'edit',
    body: (base) => ({ rows: [{ rowNumber: 1, revision: revisionOf(base), choices: { width: 990 } }] }),
  },
  restoreOfferRows: {
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
const rejecting = {
  id: 'answerCancellation',
  ...attempts.answerCancellation,
  step: 'reject-cancellation',
  with: { answer: 'rejected' },
} as const

/** What is no step of the quote's life, or is refused row by row, and where it is tried instead. */
const elsewhere: Readonly<Record<string, string>> = {
  copyOffer: 'ordering: makes another quote, of any',
  addSchedule: 'schedule: each line is answered by itself',
  disconnectRow: 'connections: a step like connecting, of rows that are connected',
  fixFinding: 'ordering: the step that mends the finding',
  listRowOptions: 'reads',
  previewOfferRows: 'reads',
  setPreview: 'products: a picture beside the quote',
  makeCustomerLink: 'customer links have a life of their own',
  revokeCustomerLink: 'customer links have a life of their own',
}

const writing = registry.filter(
  ({ path, needs, method }) => /\{order(Number|Id)\}/.test(path) && needs === 'context' && method !== 'get',
)
test('every endpoint that changes a quote is tried here, or somewhere that is named', () => {
  expect([...Object.keys(attempts), ...Object.keys(elsewhere)].toSorted()).toEqual(
    writing.map(({ id }) => id).toSorted(),
  )
})

const codes: Readonly<Partial<Record<Step, string>>> = {
  edit: 'quote.read-only',
  correct: 'quote.read-only',
  order: 'quote.not-orderable',
  cancel: 'quote.not-cancellable',
}
/** Of a rate that is somebody else's: of one row it is locked, of all of them nobody's business. */
const notTheirs = ['access.denied', 'quote.rate-locked']

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

const send = async (id: string, attempt: Attempt, seller: Seller, base: Base, version: number) => {
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
const putBack = async ({ manifest }: Base, status: QuoteStatus): Promise<Manifest> => {
  const now = await stored(manifest.orderNumber)
  const toOrderNumber = status < QUOTE_STATUS.ordered ? null : 480_001
  await replaceManifest(now, { ...manifest, status, toOrderNumber, version: now.version + 1 })
  return stored(manifest.orderNumber)
}

const cells = [...Object.entries(attempts).map(([id, attempt]) => ({ id, ...attempt })), rejecting]

test.each(cells)('Q-281: $id, that is $step: each seller in each status', async ({ id, ...attempt }) => {
  const base = bases[attempt.byMargins ? 'margins' : 'discounts']
  for (const status of Object.values(QUOTE_STATUS))
    for (const seller of sellers) {
      const cell = `${seller}, ${lifecycle[status].name}`
      const before = await putBack(base, status)
      const { step, onlyBy = sellers } = attempt
      const next = statusAfter(status, step, viewers[seller])
      const reply = await send(id, attempt, seller, base, before.version)
      const after = await stored(base.manifest.orderNumber)
      if (next !== null && onlyBy.includes(seller)) {
        expect(reply.status, `${cell}: ${reply.text}`).toBe(200)
        expect([after.status, after.version], cell).toEqual([next, before.version + 1])
        continue
      }
      if (next === null)
        expect([reply.status, reply.json.code], cell).toEqual([409, codes[step] ?? 'quote.step-not-possible'])
      else expect(notTheirs, cell).toContain(reply.json.code)
      expect(after, cell).toEqual(before)
    }
})
