/** Quotes of the tests: the parties around them, their viewers and manifests, the same every time. */
import type { Viewer } from '#domain/access/access'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { apply } from '#domain/configurator/apply'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import { sentenceOf } from '#domain/messages/words'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import type { Patch, Product } from '#domain/product/product'
import type { CommandContext } from '#domain/quote/apply-command'
import { type DraftContext, draftQuote } from '#domain/quote/draft-quote'
import type { Parties } from '#domain/quote/header/parties'
import type { Manifest, ManifestRow, RowRevision } from '#domain/quote/quote'
import { makeRevision as makeRowRevision } from '#domain/quote/rows/make-row'
import type { Configuration } from '#domain/rules/configuration'
import type { QuoteForShow } from '#domain/views/offer-for'
import { makeAgent, makeChain, makeStore } from './organisations.ts'

export const NOON = '2026-11-20T11:00:00.000Z'

const nowhere: Viewer = { userId: 1004, role: 'WORKER', chainId: null, storeId: null, agentId: null }

export const viewers = {
  super: { ...nowhere, userId: 1001, role: 'SUPERUSER' },
  chain: { ...nowhere, userId: 1002, chainId: 1 },
  store: { ...nowhere, chainId: 1, storeId: 101 },
  agent: { ...nowhere, userId: 1005, chainId: 1, storeId: 101, agentId: 201 },
} as const satisfies Record<string, Viewer>

const places: Readonly<Record<string, { name: string; zone: 0 | 1 | 2 }>> = {
  '0001': { name: 'OSLO', zone: 0 },
  '4313': { name: 'SANDNES', zone: 1 },
  '8300': { name: 'SVOLVÆR', zone: 2 },
}
export const findPlace = (postalCode: string) => places[postalCode] ?? null

export const makeParties = (overrides: Partial<Parties> = {}): Parties => ({
  chain: makeChain(),
  store: makeStore(),
  agent: null,
  ...overrides,
})

export const makeDraftContext = (overrides: Partial<DraftContext> = {}): DraftContext => ({
  orderNumber: 100_001,
  viewer: viewers.store,
  author: { userId: 1004, name: 'Marit Kvalheim' },
  now: NOON,
  parties: makeParties(),
  findPlace,
  priceListId: '2026-1',
  nextListFrom: null,
  ...overrides,
})

/** A store's own quote in discount mode; an agent's when the context says so. */
export const makeManifest = (
  overrides: Partial<Manifest> = {},
  context: Partial<DraftContext> = {},
): Manifest => {
  const draft = draftQuote(makeDraftContext(context))
  if (!draft.ok) throw new Error(draft.code)
  return { ...draft.value, ...overrides }
}

export const agentContext = (overrides: Parameters<typeof makeAgent>[0] = {}): Partial<DraftContext> => ({
  viewer: viewers.agent,
  parties: makeParties({ agent: makeAgent(overrides) }),
})

/** Row 1 of the worked quote: top swing 1190 × 1190 at 8 762 kroner. */
export const makeManifestRow = (overrides: Partial<ManifestRow> = {}): ManifestRow => ({
  id: `row_${overrides.rowNumber ?? 1}`,
  rowNumber: 1,
  revisionId: `rev_${overrides.rowNumber ?? 1}`,
  modelId: 1002,
  description: 'Skjær Toppsving 1\u00a0190\u00a0×\u00a01\u00a0190',
  width: 1190,
  height: 1190,
  reference: '',
  numberOf: 4,
  inOrderUvalue: true,
  uValue: 0.8185,
  areaM2: 1.4161,
  discountCategory: 'windows',
  gross: 876_200,
  discountRate: 0,
  marginRateStore: 12,
  marginRateAgent: 15,
  isStockItem: false,
  isConstructionPart: false,
  connection: null,
  couples: null,
  depth: 105,
  leadWeeks: 5,
  fastlaneObstacle: null,
  ...overrides,
})

/** The worked quote of trade handbook 10.3: 79 658 kroner gross. */
export const workedRows = (rates: { windows: number; doors: number }): readonly ManifestRow[] => [
  makeManifestRow({ discountRate: rates.windows }),
  makeManifestRow({
    rowNumber: 2,
    modelId: 1001,
    description: 'Skjær Fastkarm 1990x1190',
    width: 1990,
    numberOf: 2,
    gross: 934_000,
    uValue: 0.72728,
    areaM2: 2.3681,
    discountRate: rates.windows,
  }),
  makeManifestRow({
    rowNumber: 3,
    modelId: 3104,
    description: 'Sølvkollen eXtra 990x2090',
    width: 990,
    height: 2090,
    numberOf: 1,
    gross: 2_593_000,
    uValue: 0.676585,
    areaM2: 2.0691,
    discountCategory: 'doors',
    discountRate: rates.doors,
    leadWeeks: 7,
  }),
]

export const makeProduct = (modelId = 1002, patch: Patch = {}): Product => {
  const created = createProduct(modelId)
  if (!created.ok) throw new Error(created.code)
  const applied = apply(created.value, patch, colorLists)
  if (!applied.ok) throw new Error(sentenceOf(applied))
  return applied.value.product
}

export const makeConfiguration = (modelId?: number, patch?: Patch): Configuration =>
  configure(makeProduct(modelId, patch), colorLists)

export const makeCommandContext = (overrides: Partial<CommandContext> = {}): CommandContext => ({
  viewer: viewers.store,
  author: { userId: 1004, name: 'Marit Kvalheim' },
  now: NOON,
  revisionId: 'rev_new',
  priceList: priceList2026,
  colorLists,
  parties: makeParties(),
  findPlace,
  baseHeader: null,
  past: null,
  listInForce: priceList2026,
  nextListFrom: null,
  checkForm: () => null,
  ...overrides,
})

/** Each row's revision holds a product of its model at its size, whatever the manifest says that it costs. */
const makeRevision = ({ orderNumber }: Manifest, row: ManifestRow): RowRevision => {
  const made = makeRowRevision(
    { orderNumber },
    row.rowNumber,
    makeConfiguration(row.modelId, { width: row.width, height: row.height }),
    makeCommandContext({ revisionId: row.revisionId }),
  )
  if (!made.ok) throw new Error(made.code)
  return made.value.revision
}

export const makeQuoteForShow = (manifest: Manifest, parties = makeParties()): QuoteForShow => ({
  manifest,
  revisions: new Map(manifest.rows.map((row) => [row.revisionId, makeRevision(manifest, row)])),
  parties: manifest.owner.agentId === null ? parties : { ...parties, agent: makeAgent() },
  creator: {
    firstname: 'Marit',
    lastname: 'Kvalheim',
    phoneNumber: '00031004',
    email: 'marit.kvalheim@butikk.example',
  },
})
