/** Frozen inputs of the render worker, valid by the real schema. */
import { createProduct } from '#domain/configurator/create'
import {
  type DocumentInput,
  documentInput,
  type RowImageInput,
  rowImageInput,
} from '#domain/contracts/render'
import type { RenderMessage } from '#domain/contracts/render-order'

export const makeDocumentInput = (overrides: Partial<DocumentInput> = {}): DocumentInput =>
  documentInput.parse({
    kind: 'quote-html',
    palette: { wood: [], aluminium: [], door: [] },
    orderNumber: 100_001,
    title: 'Tilbud',
    date: '2026-11-20',
    validToDate: '2026-12-20',
    printedAt: '2026-11-20T10:00:00.000Z',
    seller: {
      name: 'Tømmerringen Sandnes',
      address: 'Sagveien 12, 4313 SANDNES',
      phone: '00010101',
      email: 'tommerringen.sandnes@butikk.example',
      contact: 'Tor Kvalheim',
      logo: null,
    },
    customer: { name: 'Kari Nordmann', email: 'kari@kunde.example', phone: '00020202' },
    delivery: ['Sagveien 12', '4313 SANDNES'],
    deliveryLabel: 'Hovedlager Sandnes',
    externalReference: '',
    comment: '',
    deliveryText: 'Uke 3',
    deliveryConfirmed: false,
    uValue: 0.8,
    priceColumns: [],
    constructions: [],
    measurements: true,
    rows: [],
    articles: [],
    totals: [],
    taxRate: 25,
    ...overrides,
  })

export const makeRowImageInput = (overrides: Partial<RowImageInput> = {}, modelId = 1001): RowImageInput => {
  const product = createProduct(modelId)
  if (!product.ok) throw new Error(`no model ${modelId}`)
  return rowImageInput.parse({
    kind: 'row-image',
    product: product.value,
    palette: { wood: [], aluminium: [], door: [] },
    view: 'perspective',
    side: 'outside',
    renderer: 'webgl',
    measurements: false,
    width: 200,
    height: 300,
    transparentBackground: false,
    ...overrides,
  })
}

/** A hash as the queue names it; the worker never checks what it is the hash of. */
export const makeRenderMessage = (kind: RenderMessage['kind'], digit: string): RenderMessage => ({
  hash: digit.repeat(64).slice(0, 64),
  kind,
  buffer: kind === 'row-image' ? 'redisimages' : 'documents',
  generation: 0,
})
