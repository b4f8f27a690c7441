/** Endpoints that choose one option for several rows of a quote. */
import * as z from 'zod'
import { orderNumber } from '#domain/contracts/address'
import {
  bulkEditBody,
  bulkEditOptions,
  bulkEditOptionsBody,
  bulkEditPreview,
  previewBulkEditBody,
} from '#domain/contracts/bulk-edit'
import { offer, written } from '#domain/contracts/offer'
import { contract } from '../../http/contract.ts'

const rows = '/api/v1/offers/{orderNumber}/rows'
const params = z.object({ orderNumber })

export const listBulkEditOptions = contract({
  id: 'listBulkEditOptions',
  method: 'post',
  path: `${rows}/options`,
  summary: 'Valgene som flere rader kan få samtidig, og hva de koster.',
  needs: 'context',
  params,
  body: bulkEditOptionsBody,
  answer: written(bulkEditOptions),
})

export const previewBulkEdit = contract({
  id: 'previewBulkEdit',
  method: 'post',
  path: `${rows}/preview`,
  summary: 'Hva et valg vil gjøre med hver rad og med tilbudet. Ingenting lagres.',
  needs: 'context',
  params,
  body: previewBulkEditBody,
  answer: written(bulkEditPreview),
})

export const bulkEditRows = contract({
  id: 'bulkEditRows',
  method: 'post',
  path: rows,
  summary: 'Endre valg på flere rader i ett steg: alle radene endres, eller ingen.',
  needs: 'context',
  params,
  body: bulkEditBody,
  answer: written(offer),
  once: true,
})
