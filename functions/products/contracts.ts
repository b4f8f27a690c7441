/** Endpoints of one row's product: making, reading and changing it, its drawing and its picture. */
import * as z from 'zod'
import { orderNumber, rowId } from '#domain/contracts/address'
import { written } from '#domain/contracts/offer'
import { createProductBody, productRow, updateProductBody } from '#domain/contracts/product'
import { contract } from '../http/contract.ts'

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

export const previewProduct = contract({
  id: 'previewProduct',
  method: 'get',
  path: `${row}/preview/{file}`,
  summary: 'Bilde av raden: perspective, eller preview_{tidspunkt}.png som kan lagres av nettleseren.',
  needs: 'context',
  params: z.object({ ...ofRow, file: z.string().regex(/^(perspective|preview_\d{1,20}\.png)$/) }),
  produces: 'image/png',
  answer: z.any(),
})

export const productContracts = [createProduct, getProduct, updateProduct, drawProduct, previewProduct]
