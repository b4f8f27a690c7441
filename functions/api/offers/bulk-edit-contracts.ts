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
import { offer } from '#domain/contracts/offer'
import { written } from '#domain/contracts/written'
import { contract } from '../../http/contract.ts'

const rows = '/api/v1/offers/{orderNumber}/rows'
const params = z.object({ orderNumber })

export const listBulkEditOptions = contract({
  id: 'listBulkEditOptions',
  method: 'post',
  path: `${rows}/options`,
  summary: 'Choices that several rows can be given together, and what they cost.',
  needs: 'context',
  byKey: 'read',
  params,
  body: bulkEditOptionsBody,
  answer: written(bulkEditOptions),
})

export const previewBulkEdit = contract({
  id: 'previewBulkEdit',
  method: 'post',
  path: `${rows}/preview`,
  summary: 'What a choice would do to each row and to the quote. Nothing is stored.',
  needs: 'context',
  byKey: 'read',
  params,
  body: previewBulkEditBody,
  answer: written(bulkEditPreview),
})

export const bulkEditRows = contract({
  id: 'bulkEditRows',
  method: 'post',
  path: rows,
  summary: 'Changes choices of several rows as one step: all of the rows, or none.',
  needs: 'context',
  byKey: 'write',
  params,
  body: bulkEditBody,
  answer: written(offer),
  once: true,
})
