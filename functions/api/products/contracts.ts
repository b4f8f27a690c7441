/** Endpoints of one row's product: making, reading and changing it, its drawing and its picture. */
import * as z from 'zod'
import { orderNumber, rowNumber } from '#domain/contracts/address'
import { connectionCandidate, connectLocation, connectPosition } from '#domain/contracts/connection'
import { FALLBACK_SIZE, fallbackSizes } from '#domain/contracts/fallback-picture'
import { createProductBody, productRow, updateProductBody } from '#domain/contracts/product'
import { addedSchedule, addScheduleBody, modelRows, scheduleTerms } from '#domain/contracts/schedule'
import { written } from '#domain/contracts/written'
import { contract } from '../../http/contract.ts'
import { pngOf } from './png-url.ts'

const REVISION = /^rev_[\w-]{1,40}$/

const ofRow = {
  orderNumber,
  changeId: z
    .union([z.literal('0'), z.string().regex(REVISION)])
    .meta({ description: '0 is the current one; a revision id is that revision.' }),
  rowNumber,
}
const row = '/api/v1/products/{orderNumber}/{changeId}/{rowNumber}'

export const createProduct = contract({
  id: 'createProduct',
  method: 'post',
  path: '/api/v1/products',
  summary: 'Adds a model of the catalogue, or a copy of a row.',
  needs: 'context',
  byKey: 'write',
  body: createProductBody,
  answer: written(productRow),
  status: 201,
  once: true,
})

export const getProduct = contract({
  id: 'getProduct',
  method: 'get',
  path: row,
  summary: 'The product of a row, now or in an earlier revision.',
  needs: 'context',
  byKey: 'read',
  params: z.object(ofRow),
  answer: productRow,
})

export const updateProduct = contract({
  id: 'updateProduct',
  method: 'put',
  path: row,
  summary: 'Changes choices of a product, all of them at once or none.',
  needs: 'context',
  byKey: 'write',
  params: z.object(ofRow),
  body: updateProductBody,
  answer: written(productRow),
})

const schedule = '/api/v1/products/schedule/{orderNumber}'

export const getScheduleTerms = contract({
  id: 'getScheduleTerms',
  method: 'get',
  path: schedule,
  summary: 'What is needed to price rows before they are added.',
  needs: 'context',
  byKey: 'read',
  params: z.object({ orderNumber }),
  answer: scheduleTerms,
})

export const addSchedule = contract({
  id: 'addSchedule',
  method: 'post',
  path: schedule,
  summary: 'Adds many rows. The answer says of each which number it got, or why it was left out.',
  needs: 'context',
  byKey: 'write',
  params: z.object({ orderNumber }),
  body: addScheduleBody,
  answer: written(addedSchedule),
  once: true,
})

export const getModelRows = contract({
  id: 'getModelRows',
  method: 'get',
  path: '/api/v1/products/model-rows/{orderNumber}',
  summary: "The rows that came of an architect's model, with the GlobalIds of their pieces.",
  needs: 'context',
  params: z.object({ orderNumber }),
  answer: modelRows,
})

/** Only rows as they are now are mounted together. */
const ofCurrentRow = { ...ofRow, changeId: z.literal('0') }

export const listConnections = contract({
  id: 'listConnections',
  method: 'get',
  path: `${row}/connections`,
  summary: 'Where the row can be connected to others, and where the rows that it is connected with stand.',
  needs: 'context',
  byKey: 'read',
  params: z.object(ofCurrentRow),
  answer: z.array(connectionCandidate),
})

export const connectRow = contract({
  id: 'connectRow',
  method: 'put',
  path: `${row}/connect/{connectToRow}/{connectPosition}/{connectLocation}`,
  summary:
    'Connects the row to another row. The connecting post comes as a row of its own. The address says it all; a body is not read.',
  needs: 'context',
  byKey: 'write',
  params: z.object({ ...ofCurrentRow, connectToRow: rowNumber, connectPosition, connectLocation }),
  answer: written(productRow),
})

export const disconnectRow = contract({
  id: 'disconnectRow',
  method: 'put',
  path: `${row}/disconnect`,
  summary: 'Disconnects the row. The connecting post is deleted.',
  needs: 'context',
  byKey: 'write',
  params: z.object(ofCurrentRow),
  answer: written(productRow),
})

export const DRAWING = /^drawing_(rev_[\w-]{1,40})\.svg$/

export const drawProduct = contract({
  id: 'drawProduct',
  method: 'get',
  path: `${row}/{file}`,
  summary: 'Drawing of a revision of the row: drawing_{revision}.svg.',
  needs: 'context',
  byKey: 'read',
  params: z.object({ ...ofRow, file: z.string().regex(DRAWING) }),
  query: z.object({ side: z.enum(['outside', 'inside']).default('outside') }),
  produces: 'image/svg+xml; charset=utf-8',
  answer: z.string(),
})

/** A picture of a megapixel is rarely more than one megabyte. */
const PICTURE_BYTES = 4 * 1024 * 1024

export const setPreview = contract({
  id: 'setPreview',
  method: 'put',
  path: `${row}/preview`,
  summary: 'Keeps a picture of the row that the browser has made.',
  needs: 'context',
  params: z.object(ofCurrentRow),
  body: z
    .strictObject({ preview: z.string().refine((url) => pngOf(url) !== null) })
    .meta({ id: 'SetPreview', description: 'PNG as a data URL.' }),
  answer: written(
    z.object({ modified: z.int().meta({ description: 'For the name preview_{modified}.png.' }) }),
  ),
  bodyLimit: PICTURE_BYTES,
})

export const previewProduct = contract({
  id: 'previewProduct',
  method: 'get',
  path: `${row}/preview/{file}`,
  summary: 'Picture of the row: perspective, or preview_{time}.png, which the browser may store.',
  needs: 'context',
  byKey: 'read',
  params: z.object({ ...ofRow, file: z.string().regex(/^(perspective|preview_\d{1,20}\.png)$/) }),
  produces: 'image/png',
  answer: z.any(),
})

/** By the hash of its drawing (D-104). */
export const fallbackFile = (hash: string): string => `fallback_${hash}.png`

export const fallbackProduct = contract({
  id: 'fallbackProduct',
  method: 'get',
  path: '/api/v1/products/{orderNumber}/{rowNumber}/fallback/{side}/{file}',
  summary:
    'Drawing of the row as a picture, for browsers that cannot draw: fallback_{hash}.png. 202 while it is made, and while what is saved has another drawing.',
  needs: 'context',
  params: z.object({
    orderNumber,
    rowNumber,
    side: z.enum(['inside', 'outside']),
    file: z.string().regex(/^fallback_[0-9a-f]{16}\.png$/),
  }),
  query: z.object({
    size: z.enum(fallbackSizes).default(FALLBACK_SIZE).meta({ description: 'Pixels, both ways.' }),
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
  getModelRows,
  listConnections,
  connectRow,
  disconnectRow,
  drawProduct,
  setPreview,
  previewProduct,
  fallbackProduct,
]
