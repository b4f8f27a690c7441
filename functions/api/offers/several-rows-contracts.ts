/** Endpoints that take steps back, and that move, copy or delete several rows in one step. */
import * as z from 'zod'
import { orderNumber } from '#domain/contracts/address'
import { offer, written } from '#domain/contracts/offer'
import { copiedRows, moveRowsBody, severalRowsBody } from '#domain/contracts/several-rows'
import { undoBody } from '#domain/contracts/step'
import { contract } from '../../http/contract.ts'

const address = '/api/v1/offers/{orderNumber}'
const params = z.object({ orderNumber })

export const undoSteps = contract({
  id: 'undoSteps',
  method: 'post',
  path: `${address}/undo`,
  summary:
    'Angre steg: det de endret, blir som før, og alt annet står. Er det samme endret etterpå, endres ingenting.',
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
  summary: 'Flytt rader foran en annen rad, eller sist. Radnumrene står, og koblede rader flyttes sammen.',
  needs: 'context',
  params,
  body: moveRowsBody,
  answer: written(offer),
})

export const copyRows = contract({
  id: 'copyRows',
  method: 'post',
  path: `${address}/rows/copy`,
  summary: 'Kopier rader. Hver kopi står under raden den er en kopi av.',
  needs: 'context',
  params,
  body: severalRowsBody,
  answer: written(copiedRows),
  once: true,
})

export const deleteRows = contract({
  id: 'deleteRows',
  method: 'post',
  path: `${address}/rows/delete`,
  summary: 'Slett rader i ett steg. Det kan angres.',
  needs: 'context',
  params,
  body: severalRowsBody,
  answer: written(offer),
  once: true,
})
