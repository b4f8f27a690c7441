/**
 * Everything that can be done with a quote through the API, as a table: which right it needs, which step of the quote's life it
 * is, what is sent, and what it does when it is done.
 */
import * as z from 'zod'
import type { QuoteAction } from '#domain/access/rights'
import type { Step } from '#domain/quote/life/lifecycle'
import type { Manifest } from '#domain/quote/quote'
import { registry } from '#functions/api/openapi/registry'
import { fallbackFile } from '#functions/api/products/contracts'
import type { Client, Reply } from '../client.ts'
import { LINK, type Quote, type Terms } from './quotes.ts'

/** Rates are not every seller's, whatever the status. */
export type Rate = 'discount' | 'store margin' | 'agent margin'

interface Sent {
  /** Ways in which a path is completed; the rest of it is in `parts`. */
  readonly path?: Readonly<Record<string, string>> | ((quote: Quote) => Readonly<Record<string, string>>)
  readonly query?: string
  readonly body?: (quote: Quote, now: Manifest) => object
}

interface Done {
  readonly before: Manifest
  readonly after: Manifest
  readonly reply: Reply
}

/** Changes the quote. */
export interface Change extends Sent {
  readonly step: Step
  readonly terms?: Terms
  readonly rate?: Rate
  /** What the quote was one version before it is tried; the one who tries it has made it what it is. */
  readonly from?: (content: Manifest) => Manifest
  /** What is to be seen in the quote afterwards. */
  readonly effect: (done: Done) => boolean
}

const rowIn = ({ rows }: Manifest, rowNumber: number) => {
  const row = rows.find((each) => each.rowNumber === rowNumber)
  if (row === undefined) throw new Error(`no row ${rowNumber}`)
  return row
}
const hasRow = ({ rows }: Manifest, rowNumber: number): boolean =>
  rows.some((row) => row.rowNumber === rowNumber)
const hasMoreRows = ({ before, after }: Done): boolean => after.rows.length === before.rows.length + 1

/** An edit of the product of a row. */
const edit = (rowNumber: number, body: object): Pick<Change, 'step' | 'body' | 'effect'> => ({
  step: 'edit',
  body: ({ orderNumber }, now) => ({
    orderNumber,
    rowNumber,
    revision: rowIn(now, rowNumber).revisionId,
    ...body,
  }),
  effect: ({ before, after }) => rowIn(after, rowNumber).revisionId !== rowIn(before, rowNumber).revisionId,
})
const ofRow = (rowNumber: number, { rows }: Manifest) => ({
  rowNumber,
  revision: rowIn({ rows } as Manifest, rowNumber).revisionId,
})
const discount = { step: 'edit', rate: 'discount' } as const
const storeMargin = { step: 'edit', rate: 'store margin', terms: 'margins' } as const
const agentMargin = { step: 'edit', rate: 'agent margin', terms: 'margins' } as const
const division = { panels: [''], horizontals: 1, verticals: 0 }

export const changes: Readonly<Record<string, Change>> = {
  updateOffer: {
    step: 'correct',
    body: (_, { version }) => ({ version, customerNote: 'Ring før levering' }),
    effect: ({ after }) => after.header.customerNote === 'Ring før levering',
  },
  setNumberOf: { step: 'correct', effect: ({ after }) => rowIn(after, 1).numberOf === 7 },
  setInOrderUvalue: {
    step: 'correct',
    path: { value: 'false' },
    effect: ({ after }) => !rowIn(after, 1).inOrderUvalue,
  },
  setFastlane: { step: 'correct', path: { selected: 'false' }, effect: ({ after }) => !after.fastlane },
  setDiscountRate: { ...discount, effect: ({ after }) => rowIn(after, 1).discountRate === 3 },
  setDiscountRateWindows: { ...discount, effect: ({ after }) => rowIn(after, 2).discountRate === 3 },
  setDiscountRateDoors: { ...discount, effect: ({ after }) => rowIn(after, 3).discountRate === 3 },
  setMarginRateStore: { ...storeMargin, effect: ({ after }) => rowIn(after, 1).marginRateStore === 3 },
  setMarginRateStoreWindows: { ...storeMargin, effect: ({ after }) => rowIn(after, 2).marginRateStore === 3 },
  setMarginRateAgent: { ...agentMargin, effect: ({ after }) => rowIn(after, 1).marginRateAgent === 3 },
  setMarginRateAgentWindows: { ...agentMargin, effect: ({ after }) => rowIn(after, 2).marginRateAgent === 3 },
  deleteRow: { step: 'edit', effect: ({ after }) => !hasRow(after, 1) },
  setExtra: {
    step: 'edit',
    body: () => ({ id: 'X01', selected: true }),
    effect: ({ after }) => after.extras.includes('X01'),
  },
  createProduct: {
    step: 'edit',
    body: ({ orderNumber }) => ({ orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 2 }),
    effect: hasMoreRows,
  },
  addSchedule: {
    step: 'edit',
    body: () => ({ rows: [{ modelId: 1002, numberOf: 2, choices: {} }] }),
    effect: hasMoreRows,
  },
  bulkEditRows: {
    step: 'edit',
    body: (_, now) => ({ rows: [{ ...ofRow(1, now), choices: { width: 990 } }] }),
    effect: ({ after }) => rowIn(after, 1).width === 990,
  },
  undoSteps: {
    step: 'edit',
    from: (content) => ({
      ...content,
      rows: content.rows.filter(({ rowNumber }) => rowNumber !== 2),
    }),
    body: (_, { version }) => ({ versions: [version] }),
    effect: ({ before, after }) => hasRow(before, 2) && !hasRow(after, 2),
  },
  moveRows: {
    step: 'edit',
    body: () => ({ rows: [2], before: 1 }),
    effect: ({ after }) => after.rows[0]?.rowNumber === 2,
  },
  copyRows: { step: 'edit', body: () => ({ rows: [2] }), effect: hasMoreRows },
  deleteRows: { step: 'edit', body: () => ({ rows: [2] }), effect: ({ after }) => !hasRow(after, 2) },
  updateProduct: {
    step: 'edit',
    body: (_, now) => ({ revision: rowIn(now, 1).revisionId, choices: { width: 990 } }),
    effect: ({ after }) => rowIn(after, 1).width === 990,
  },
  configureAluminium: edit(2, { value: true }),
  configureClosers: edit(3, { value: 'DL2' }),
  configureCloserColors: edit(3, { value: '03' }),
  configureHingeColors: edit(3, { value: '03' }),
  configureFunctions: edit(3, { fieldName: 'function', selectedOptions: ['HU'] }),
  configurePanelProperties: edit(4, { properties: [{ id: 6, selected: true }], panels: [''] }),
  configurePanelQualities: edit(3, { id: 3 }),
  configureDividers: edit(2, division),
  configureCrossbars: edit(2, division),
  configureRemovableDivider: edit(5, { divider: 'divider/V1', value: true }),
  deleteBars: { ...edit(4, { dividers: ['c1r1/crossbar/V1'] }), path: { type: 'crossbars' } },
  deleteBarsByPut: { ...edit(4, { dividers: ['divider/V1'] }), path: { type: 'dividers' } },
  connectRow: { step: 'edit', effect: ({ after }) => rowIn(after, 1).connection !== null },
  disconnectRow: {
    step: 'edit',
    path: { rowNumber: '5' },
    effect: ({ after }) => rowIn(after, 5).connection === null,
  },
  fixFinding: {
    step: 'edit',
    effect: ({ before, after }) => rowIn(after, 2).revisionId !== rowIn(before, 2).revisionId,
  },
  acknowledgeFinding: {
    step: 'acknowledge',
    path: { value: 'false' },
    effect: ({ before, after }) => after.acknowledged.length === before.acknowledged.length - 1,
  },
  extendOffer: { step: 'extend', effect: ({ before, after }) => after.validTo > before.validTo },
  sendOffer: { step: 'send', query: '?prices=CUSTOMER', effect: ({ after }) => after.sent !== null },
  orderOffer: { step: 'order', effect: ({ after }) => after.taken.at(-1)?.kind === 'order' },
  cancelOffer: { step: 'cancel', effect: ({ after }) => after.taken.at(-1)?.kind === 'cancel' },
  handBackOffer: { step: 'hand-back', effect: ({ after }) => after.taken.at(-1)?.kind === 'hand-back' },
  answerCancellation: {
    step: 'approve-cancellation',
    path: { answer: 'approved' },
    effect: ({ after }) => after.taken.at(-1)?.kind === 'answer-cancellation',
  },
  'answerCancellation:no': {
    step: 'reject-cancellation',
    path: { answer: 'rejected' },
    effect: ({ after }) => after.taken.at(-1)?.kind === 'answer-cancellation',
  },
}

/** Leaves the quote as it is: what is read of it, and what is made of it or kept beside it. */
export interface Beside extends Sent {
  readonly needs: QuoteAction
  /** Only as long as the quote can be sent to the customer. */
  readonly whileOffered?: true
  /** Only as long as this step of the quote's life is open to whoever asks. */
  readonly step?: Step
  /** Is about money, which not everybody who sees the quote sees. */
  readonly ofMoney?: true
  /** Is about what the store pays, which it and the provider know. */
  readonly ofCost?: true
  /** Only of an order that the factory has. */
  readonly onceOrdered?: true
  readonly shows?: (reply: Reply, quote: Quote) => boolean
}

const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const reading = { needs: 'quote.view' } as const
const inWriting = { needs: 'quote.edit' } as const

export const besides: Readonly<Record<string, Beside>> = {
  getOffer: { ...reading, shows: ({ json }, { orderNumber }) => json.orderNumber === orderNumber },
  getOrderCheck: { ...reading, shows: ({ json }) => json.length > 0 },
  listSteps: { ...inWriting, query: '?after=0', shows: ({ json }) => Array.isArray(json) },
  getOfferChanges: { ...reading, shows: ({ json }) => json.sentAt === null },
  getPriceBuildUp: { ...reading, ofMoney: true, shows: ({ json }) => json.lines.length > 0 },
  getCustomerSide: { ...reading, shows: ({ json }) => json.links.length > 0 },
  getProduct: { ...reading, shows: ({ json }) => json.rowNumber === 1 },
  listConnections: { ...reading, shows: ({ json }) => Array.isArray(json) },
  drawProduct: { ...reading, shows: ({ text }) => text.startsWith('<svg') },
  previewProduct: { ...reading, path: { file: 'perspective' }, shows: ({ bytes }) => bytes.length > 0 },
  fallbackProduct: {
    ...reading,
    path: ({ drawing }) => ({ file: fallbackFile(drawing) }),
    shows: ({ bytes }) => bytes.length > 0,
  },
  printPdf: { ...reading, shows: ({ json }) => json.id.startsWith('job_') },
  printHtml: { ...reading, shows: ({ json }) => json.id.startsWith('job_') },
  downloadOffer: { ...reading, shows: ({ json }) => json.id.startsWith('job_') },
  exportIfc: { ...reading, shows: ({ text }) => text.startsWith('ISO-10303-21;') },
  printElevations: { ...reading, shows: ({ json }) => json.id.startsWith('job_') },
  drawDxf: { ...reading, shows: ({ text }) => text.includes('AC1021') },
  drawSvg: { ...reading, query: '?row=1', shows: ({ text }) => text.startsWith('<svg') },
  exportEhf: { ...reading, ofCost: true, onceOrdered: true, shows: ({ text }) => text.includes('<Order ') },
  getScheduleTerms: { ...inWriting, shows: ({ json }) => json.share.windows > 0 },
  getModelRows: { ...inWriting, shows: ({ json }) => Array.isArray(json.rows) },
  listBulkEditOptions: {
    ...inWriting,
    body: () => ({ rows: [1, 2], field: 'glassCode' }),
    shows: ({ json }) => json.model.options.length > 0,
  },
  previewBulkEdit: {
    ...inWriting,
    body: () => ({ rows: [1, 2], choice: { field: 'glassCode', value: '304', on: true } }),
    shows: ({ json }) => json.model.rows.length === 2,
  },
  copyOffer: {
    ...inWriting,
    shows: ({ json }, quote) => json.model.orderNumber > quote.orderNumber,
  },
  setPreview: {
    ...inWriting,
    step: 'edit',
    body: () => ({ preview: PICTURE }),
    shows: ({ json }) => json.model.modified > 0,
  },
  makeCustomerLink: {
    ...inWriting,
    whileOffered: true,
    body: () => ({ prices: 'none', days: 7 }),
    shows: ({ json }) => json.model.path.length > 0,
  },
  revokeCustomerLink: {
    ...inWriting,
    shows: ({ json }) =>
      json.model.links.some(
        ({ id, state }: { id: string; state: string }) => id === LINK && state === 'revoked',
      ),
  },
  markQuestionsReplied: {
    ...inWriting,
    body: () => ({ upTo: new Date().toISOString() }),
    shows: ({ json }) => json.model.questions.length === 0,
  },
}

const parts: Readonly<Record<string, string>> = {
  changeId: '0',
  rowNumber: '1',
  numberOf: '7',
  discountRate: '3',
  marginRate: '3',
  rate: '3',
  connectToRow: '2',
  connectPosition: 'LEFT',
  connectLocation: 'START',
  side: 'outside',
  linkId: LINK,
}

const namesItsQuote = (body: unknown): boolean => body instanceof z.ZodObject && 'orderNumber' in body.shape
/** Every endpoint of one quote, whether the address names it or the body. */
export const endpoints = registry.filter(
  ({ path, body, needs }) =>
    needs === 'context' && (/\{order(Number|Id)\}/.test(path) || namesItsQuote(body)),
)

/** Asks for an action, whose name is that of its endpoint, and what is said after a colon. */
export const ask = (
  client: Client,
  name: string,
  sent: Sent,
  quote: Quote,
  now: Manifest,
): Promise<Reply> => {
  const contract = endpoints.find(({ id }) => id === name.split(':')[0])
  if (contract === undefined) throw new Error(`no endpoint ${name}`)
  const { orderNumber, findingId } = quote
  const file = `drawing_${rowIn(now, 1).revisionId}.svg`
  const completed = typeof sent.path === 'function' ? sent.path(quote) : sent.path
  const parameters: Readonly<Record<string, string>> = { ...parts, findingId, file, ...completed }
  const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
    part.startsWith('order') ? String(orderNumber) : (parameters[part] ?? ''),
  )
  const isBare = contract.method === 'get' || contract.method === 'delete'
  return client.send(contract.method.toUpperCase(), path + (sent.query ?? ''), {
    headers: { accept: 'application/json' },
    ...(!isBare && { body: sent.body?.(quote, now) ?? {} }),
  })
}
