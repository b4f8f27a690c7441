/** The quote on paper: a PDF, and the same page as HTML. */
import * as z from 'zod'
import { orderNumber } from '#domain/contracts/address'
import { contract } from '../../http/contract.ts'

const params = z.object({ orderId: orderNumber })
const query = z.object({
  prices: z
    .string()
    .max(100)
    .default('')
    .meta({ description: 'Price modes, separated by commas: CUSTOMER, STORE, AGENT, DISCOUNTS, HIDDEN.' }),
  measurements: z.enum(['true', 'false']).default('true').meta({
    description: 'false: without sizes and scale, so that nobody else can make the products from the paper.',
  }),
  type: z.enum(['inline', 'attachment']).default('inline'),
})

export const printPdf = contract({
  id: 'printPdf',
  method: 'get',
  path: '/tilbud/{orderId}/pdf',
  summary: 'The quote as PDF; 202 with a waiting page, or the job as JSON, until it is done.',
  needs: 'context',
  byKey: 'read',
  params,
  query,
  produces: 'application/pdf',
  changes: true,
  answer: z.any(),
})

export const printHtml = contract({
  id: 'printHtml',
  method: 'get',
  path: '/tilbud/{orderId}/html',
  summary:
    'The quote as HTML without scripts; 202 with a waiting page, or the job as JSON, until it is done.',
  needs: 'context',
  byKey: 'read',
  params,
  query,
  produces: 'text/html; charset=utf-8',
  changes: true,
  answer: z.any(),
})

export const downloadOffer = contract({
  id: 'downloadOffer',
  method: 'get',
  path: '/api/v1/offers/{orderId}/download',
  summary:
    'The quote as a zip: PDF, a drawing of each row (SVG and PNG), rader.xlsx and tilbud.json; 202 with the job until it is done.',
  needs: 'context',
  byKey: 'read',
  params,
  query: query.pick({ prices: true }),
  produces: 'application/zip',
  changes: true,
  answer: z.any(),
})

export const printElevations = contract({
  id: 'printElevations',
  method: 'get',
  path: '/tilbud/{orderId}/oppriss',
  summary:
    'The elevations of a quote as PDF, at one scale, without prices; 202 with a waiting page, or the job as JSON, until it is done.',
  needs: 'context',
  byKey: 'read',
  params,
  query: query.pick({ type: true }),
  produces: 'application/pdf',
  changes: true,
  answer: z.any(),
})

export const documentContracts = [printPdf, printHtml, downloadOffer, printElevations]
