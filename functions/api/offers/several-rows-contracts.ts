/** Endpoints that list steps and take them back, and that move, copy or delete several rows in one step. */
import * as z from 'zod'
import { orderNumber, whole } from '#domain/contracts/address'
import { offer } from '#domain/contracts/offer'
import { copiedRows, moveRowsBody, severalRowsBody } from '#domain/contracts/several-rows'
import { quoteStep, undoBody } from '#domain/contracts/step'
import { written } from '#domain/contracts/written'
import { contract } from '../../http/contract.ts'

const address = '/api/v1/offers/{orderNumber}'
const params = z.object({ orderNumber })

export const listSteps = contract({
  id: 'listSteps',
  method: 'get',
  path: `${address}/steps`,
  summary:
    'The caller’s own steps since a version of the quote, oldest first: for whoever got no answer. Edits of one row’s product are left out.',
  needs: 'context',
  params,
  query: z.object({ after: whole(0, Number.MAX_SAFE_INTEGER) }),
  answer: z.array(quoteStep),
})

export const undoSteps = contract({
  id: 'undoSteps',
  method: 'post',
  path: `${address}/undo`,
  summary:
    'Undoes steps: what they changed is as before, and all else stays. Where the same was changed afterwards, nothing is.',
  needs: 'context',
  params,
  body: undoBody,
  answer: written(offer),
  once: true,
})

export const moveRows = contract({
  id: 'moveRows',
  method: 'put',
  path: `${address}/rows/order`,
  summary: 'Moves rows before another row, or last. Row numbers stay, and connected rows move together.',
  needs: 'context',
  byKey: 'write',
  params,
  body: moveRowsBody,
  answer: written(offer),
})

export const copyRows = contract({
  id: 'copyRows',
  method: 'post',
  path: `${address}/rows/copy`,
  summary: 'Copies rows. Each copy stands under the row that it is a copy of.',
  needs: 'context',
  byKey: 'write',
  params,
  body: severalRowsBody,
  answer: written(copiedRows),
  once: true,
})

export const deleteRows = contract({
  id: 'deleteRows',
  method: 'post',
  path: `${address}/rows/delete`,
  summary: 'Deletes rows as one step, which can be undone.',
  needs: 'context',
  byKey: 'write',
  params,
  body: severalRowsBody,
  answer: written(offer),
  once: true,
})
