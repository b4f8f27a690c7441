/** Endpoints of quotes: making, finding, reading and changing them, and the figures of their rows. */
import * as z from 'zod'
import { orderNumber, percent, rowId, whole } from '#domain/contracts/address'
import {
  offer,
  offerSummary,
  searchQuery,
  setExtraBody,
  updateOfferBody,
  written,
} from '#domain/contracts/offer'
import { contract } from '../http/contract.ts'

/** Only the current revision of a row has figures to change. */
const ofRow = { orderNumber, changeId: z.literal('0'), rowId }
const row = '/api/v1/offers/{orderNumber}/{changeId}/{rowId}'

export const createOffer = contract({
  id: 'createOffer',
  method: 'post',
  path: '/api/v1/offers',
  summary: 'Opprett et tomt tilbud.',
  needs: 'quote.create',
  answer: written(offer),
  status: 201,
  once: true,
})

export const searchOffers = contract({
  id: 'searchOffers',
  method: 'get',
  path: '/api/v1/offers',
  summary: 'Søk i tilbud, de nyeste først.',
  needs: 'quote.search',
  query: searchQuery,
  answer: z.array(offerSummary),
})

export const getOffer = contract({
  id: 'getOffer',
  method: 'get',
  path: '/api/v1/offers/{orderNumber}',
  summary: 'Et tilbud med rader, tillegg og summer.',
  needs: 'context',
  params: z.object({ orderNumber }),
  answer: offer,
})

export const updateOffer = contract({
  id: 'updateOffer',
  method: 'put',
  path: '/api/v1/offers/{orderNumber}',
  summary: 'Endre kundeinformasjon, levering og kommentar. Hele tilbudet kan sendes; bare dette leses.',
  needs: 'context',
  params: z.object({ orderNumber }),
  body: updateOfferBody,
  answer: written(offer),
})

export const setNumberOf = contract({
  id: 'setNumberOf',
  method: 'put',
  path: `${row}/numberof/{numberOf}`,
  summary: 'Sett antall for en rad.',
  needs: 'context',
  params: z.object({ ...ofRow, numberOf: whole(0, Number.MAX_SAFE_INTEGER) }),
  answer: written(offer),
})

export const setDiscountRate = contract({
  id: 'setDiscountRate',
  method: 'put',
  path: `${row}/discountrate/{discountRate}`,
  summary: 'Sett rabatten til kunden for en rad.',
  needs: 'context',
  params: z.object({ ...ofRow, discountRate: percent(100) }),
  answer: written(offer),
})

export const setMarginRateStore = contract({
  id: 'setMarginRateStore',
  method: 'put',
  path: `${row}/marginratestore/{marginRate}`,
  summary: 'Sett butikkens margin for en rad.',
  needs: 'context',
  params: z.object({ ...ofRow, marginRate: percent(99) }),
  answer: written(offer),
})

export const setMarginRateAgent = contract({
  id: 'setMarginRateAgent',
  method: 'put',
  path: `${row}/marginrateagent/{marginRate}`,
  summary: 'Sett byggmesterens margin for en rad.',
  needs: 'context',
  params: z.object({ ...ofRow, marginRate: percent(99) }),
  answer: written(offer),
})

export const setInOrderUvalue = contract({
  id: 'setInOrderUvalue',
  method: 'put',
  path: `${row}/inorderuvalue/{value}`,
  summary: 'Ta en rad med i U-verdien, eller hold den utenfor.',
  needs: 'context',
  params: z.object({ ...ofRow, value: z.enum(['true', 'false']) }),
  answer: written(offer),
})

export const deleteRow = contract({
  id: 'deleteRow',
  method: 'delete',
  path: row,
  summary: 'Slett en rad. Nummeret brukes ikke igjen.',
  needs: 'context',
  params: z.object(ofRow),
  answer: written(offer),
})

const rateOfAll = (what: string, summary: string, max: number) =>
  ({
    method: 'put',
    path: `/api/v1/offers/{orderNumber}/${what}/{rate}`,
    summary,
    needs: 'context',
    params: z.object({ orderNumber, rate: percent(max) }),
    answer: written(offer),
  }) as const

export const setDiscountRateWindows = contract({
  id: 'setDiscountRateWindows',
  ...rateOfAll('discountratewindows', 'Sett rabatten på alle vinduer, så langt hver rad tillater.', 100),
})
export const setDiscountRateDoors = contract({
  id: 'setDiscountRateDoors',
  ...rateOfAll('discountratedoors', 'Sett rabatten på alle dører, så langt hver rad tillater.', 100),
})
export const setMarginRateStoreWindows = contract({
  id: 'setMarginRateStoreWindows',
  ...rateOfAll('marginratestorewindows', 'Sett butikkens margin på alle rader.', 99),
})
export const setMarginRateAgentWindows = contract({
  id: 'setMarginRateAgentWindows',
  ...rateOfAll('marginrateagentwindows', 'Sett byggmesterens margin på alle rader.', 99),
})

export const setFastlane = contract({
  id: 'setFastlane',
  method: 'put',
  path: '/api/v1/offers/{orderNumber}/fastlane/{selected}',
  summary: 'Ønsk Fastlane for tilbudet, eller ta ønsket tilbake. Plassen reserveres først ved bestilling.',
  needs: 'context',
  params: z.object({ orderNumber, selected: z.enum(['true', 'false']) }),
  answer: written(offer),
})

export const setExtra = contract({
  id: 'setExtra',
  method: 'put',
  path: '/api/v1/offers/{orderNumber}/extras',
  summary: 'Legg et hurtigvalg på alle vindusrader som kan ha det, eller fjern det igjen.',
  needs: 'context',
  params: z.object({ orderNumber }),
  body: setExtraBody,
  answer: written(offer),
})

export const offerContracts = [
  createOffer,
  searchOffers,
  getOffer,
  updateOffer,
  setNumberOf,
  setDiscountRate,
  setMarginRateStore,
  setMarginRateAgent,
  setInOrderUvalue,
  deleteRow,
  setDiscountRateWindows,
  setDiscountRateDoors,
  setMarginRateStoreWindows,
  setMarginRateAgentWindows,
  setFastlane,
  setExtra,
]
