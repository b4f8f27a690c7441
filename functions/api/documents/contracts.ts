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
    .meta({ description: 'Prisvisninger, med komma mellom: CUSTOMER, STORE, AGENT, DISCOUNTS, HIDDEN.' }),
  measurements: z.enum(['true', 'false']).default('true').meta({
    description: 'false: uten mål og målestokk, så ingen andre kan lage produktene etter papiret.',
  }),
  type: z.enum(['inline', 'attachment']).default('inline'),
})

export const printPdf = contract({
  id: 'printPdf',
  method: 'get',
  path: '/tilbud/{orderId}/pdf',
  summary: 'Tilbudet som PDF; 202 med en venteside, eller jobben som JSON, til den er ferdig.',
  needs: 'context',
  params,
  query,
  produces: 'application/pdf',
  answer: z.any(),
})

export const printHtml = contract({
  id: 'printHtml',
  method: 'get',
  path: '/tilbud/{orderId}/html',
  summary: 'Tilbudet som HTML uten skript; 202 med en venteside, eller jobben som JSON, til det er ferdig.',
  needs: 'context',
  params,
  query,
  produces: 'text/html; charset=utf-8',
  answer: z.any(),
})

export const downloadOffer = contract({
  id: 'downloadOffer',
  method: 'get',
  path: '/api/v1/offers/{orderId}/download',
  summary:
    'Tilbudet som zip: PDF, tegning av hver rad (SVG og PNG), rader.xlsx og tilbud.json; 202 med jobben til den er ferdig.',
  needs: 'context',
  params,
  query: query.pick({ prices: true }),
  produces: 'application/zip',
  answer: z.any(),
})

export const documentContracts = [printPdf, printHtml, downloadOffer]
