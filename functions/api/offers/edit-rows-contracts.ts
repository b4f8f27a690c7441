/** Endpoints that choose one option for several rows of a quote. */
import * as z from 'zod'
import { orderNumber } from '#domain/contracts/address'
import {
  changeRowsBody,
  previewRowsBody,
  restoreRowsBody,
  rowOptions,
  rowOptionsBody,
  rowsPreview,
} from '#domain/contracts/edit-rows'
import { offer, written } from '#domain/contracts/offer'
import { contract } from '../../http/contract.ts'

const rows = '/api/v1/offers/{orderNumber}/rows'
const params = z.object({ orderNumber })

export const listRowOptions = contract({
  id: 'listRowOptions',
  method: 'post',
  path: `${rows}/options`,
  summary: 'Valgene som flere rader kan få samtidig, og hva de koster.',
  needs: 'context',
  params,
  body: rowOptionsBody,
  answer: written(rowOptions),
})

export const previewOfferRows = contract({
  id: 'previewOfferRows',
  method: 'post',
  path: `${rows}/preview`,
  summary: 'Hva et valg vil gjøre med hver rad og med tilbudet. Ingenting lagres.',
  needs: 'context',
  params,
  body: previewRowsBody,
  answer: written(rowsPreview),
})

export const changeOfferRows = contract({
  id: 'changeOfferRows',
  method: 'post',
  path: rows,
  summary: 'Endre valg på flere rader i ett steg: alle radene endres, eller ingen.',
  needs: 'context',
  params,
  body: changeRowsBody,
  answer: written(offer),
  once: true,
})

export const restoreOfferRows = contract({
  id: 'restoreOfferRows',
  method: 'post',
  path: `${rows}/restore`,
  summary: 'Angre en endring av flere rader: hver rad får tilbake produktet den hadde.',
  needs: 'context',
  params,
  body: restoreRowsBody,
  answer: written(offer),
  once: true,
})
