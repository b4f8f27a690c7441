/** Endpoints of one row's product: making, reading and changing it, its drawing and its picture. */
import * as z from 'zod'
import { orderNumber, rowId, whole } from '#domain/contracts/address'
import { connectionCandidate, connectLocation, connectPosition } from '#domain/contracts/connection'
import { written } from '#domain/contracts/offer'
import { createProductBody, productRow, updateProductBody } from '#domain/contracts/product'
import { addedSchedule, addScheduleBody, scheduleTerms } from '#domain/contracts/schedule'
import { contract } from '../../http/contract.ts'
import { pngOf } from './png-url.ts'

const REVISION = /^rev_[\w-]{1,40}$/

const ofRow = {
  orderNumber,
  changeId: z
    .union([z.literal('0'), z.string().regex(REVISION)])
    .meta({ description: '0 er gjeldende versjon; en revisjon er den versjonen.' }),
  rowId,
}
const row = '/api/v1/products/{orderNumber}/{changeId}/{rowId}'

export const createProduct = contract({
  id: 'createProduct',
  method: 'post',
  path: '/api/v1/products',
  summary: 'Legg til en modell fra katalogen, eller en kopi av en rad.',
  needs: 'context',
  body: createProductBody,
  answer: written(productRow),
  status: 201,
  once: true,
})

export const getProduct = contract({
  id: 'getProduct',
  method: 'get',
  path: row,
  summary: 'Produktet på en rad, nå eller i en tidligere versjon.',
  needs: 'context',
  params: z.object(ofRow),
  answer: productRow,
})

export const updateProduct = contract({
  id: 'updateProduct',
  method: 'put',
  path: row,
  summary: 'Endre valg på et produkt, alle på én gang eller ingen.',
  needs: 'context',
  params: z.object(ofRow),
  body: updateProductBody,
  answer: written(productRow),
})

const schedule = '/api/v1/products/schedule/{orderNumber}'

export const getScheduleTerms = contract({
  id: 'getScheduleTerms',
  method: 'get',
  path: schedule,
  summary: 'Det som trengs for å prise rader før de er lagt til.',
  needs: 'context',
  params: z.object({ orderNumber }),
  answer: scheduleTerms,
})

export const addSchedule = contract({
  id: 'addSchedule',
  method: 'post',
  path: schedule,
  summary:
    'Legg til mange rader. Svaret sier om hver rad hvilket nummer den fikk, eller hvorfor den ikke kom med.',
  needs: 'context',
  params: z.object({ orderNumber }),
  body: addScheduleBody,
  answer: written(addedSchedule),
  once: true,
})

/** Only rows as they are now are mounted together. */
const ofCurrentRow = { ...ofRow, changeId: z.literal('0') }

export const listConnections = contract({
  id: 'listConnections',
  method: 'get',
  path: `${row}/connections`,
  summary: 'Hvor raden kan kobles til andre rader, og hvor radene den er koblet med, står.',
  needs: 'context',
  params: z.object(ofCurrentRow),
  answer: z.array(connectionCandidate),
})

export const connectRow = contract({
  id: 'connectRow',
  method: 'put',
  path: `${row}/connect/{connectToRow}/{connectPosition}/{connectLocation}`,
  summary:
    'Koble raden til en annen rad. Koblingsposten kommer som egen rad. Adressen sier alt; innhold leses ikke.',
  needs: 'context',
  params: z.object({ ...ofCurrentRow, connectToRow: rowId, connectPosition, connectLocation }),
  answer: written(productRow),
})

export const disconnectRow = contract({
  id: 'disconnectRow',
  method: 'put',
  path: `${row}/disconnect`,
  summary: 'Koble raden fra. Koblingsposten slettes.',
  needs: 'context',
  params: z.object(ofCurrentRow),
  answer: written(productRow),
})

export const DRAWING = /^drawing_(rev_[\w-]{1,40})\.svg$/

export const drawProduct = contract({
  id: 'drawProduct',
  method: 'get',
  path: `${row}/{file}`,
  summary: 'Tegning av en versjon av raden, som drawing_{revisjon}.svg.',
  needs: 'context',
  params: z.object({ ...ofRow, file: z.string().regex(DRAWING) }),
  query: z.object({ side: z.enum(['outside', 'inside']).default('outside') }),
  produces: 'image/svg+xml',
  answer: z.string(),
})

/** With order 0 a row is a model of the catalogue. */
const ofPictured = { ...ofRow, orderNumber: whole(0, 999_999_999) }

/** A picture of a megapixel is rarely more than one megabyte. */
const PICTURE_BYTES = 4 * 1024 * 1024

export const setPreview = contract({
  id: 'setPreview',
  method: 'put',
  path: `${row}/preview`,
  summary: 'Ta vare på et bilde av raden som nettleseren har laget; ordre 0 er en modell i katalogen.',
  needs: 'context',
  params: z.object({ ...ofPictured, changeId: z.literal('0') }),
  body: z
    .strictObject({ preview: z.string().refine((url) => pngOf(url) !== null) })
    .meta({ id: 'SetPreview', description: 'PNG som data-URL.' }),
  answer: written(
    z.object({ modified: z.int().meta({ description: 'Til navnet preview_{modified}.png.' }) }),
  ),
  bodyLimit: PICTURE_BYTES,
})

export const previewProduct = contract({
  id: 'previewProduct',
  method: 'get',
  path: `${row}/preview/{file}`,
  summary: 'Bilde av raden: perspective, eller preview_{tidspunkt}.png som kan lagres av nettleseren.',
  needs: 'context',
  params: z.object({ ...ofPictured, file: z.string().regex(/^(perspective|preview_\d{1,20}\.png)$/) }),
  produces: 'image/png',
  answer: z.any(),
})

export const fallbackProduct = contract({
  id: 'fallbackProduct',
  method: 'get',
  path: '/api/v1/products/{orderNumber}/{rowId}/fallback/{side}/{file}',
  summary: 'Tegning av raden som bilde, for nettlesere som ikke kan tegne: fallback_{hash}.png.',
  needs: 'context',
  params: z.object({
    orderNumber,
    rowId,
    side: z.enum(['inside', 'outside']),
    file: z.string().regex(/^fallback_[0-9a-f]{16}\.png$/),
  }),
  produces: 'image/png',
  answer: z.any(),
})

export const productContracts = [
  createProduct,
  getProduct,
  updateProduct,
  getScheduleTerms,
  addSchedule,
  listConnections,
  connectRow,
  disconnectRow,
  drawProduct,
  setPreview,
  previewProduct,
  fallbackProduct,
]
