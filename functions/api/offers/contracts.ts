/** Endpoints of quotes: making, finding, reading and changing them, and the figures of their rows. */
import * as z from 'zod'
import { orderNumber, percent, rowId, whole } from '#domain/contracts/address'
import { sendBody } from '#domain/contracts/mail'
import {
  offer,
  offerSummary,
  searchQuery,
  setExtraBody,
  updateOfferBody,
  written,
} from '#domain/contracts/offer'
import { offerChanges } from '#domain/contracts/offer-changes'
import { orderFinding } from '#domain/contracts/order-check'
import { priceBuildUpAnswer } from '#domain/contracts/price-build-up'
import { DISCOUNT_LIMIT, MARGIN_LIMIT } from '#domain/pricing/rate-limits'
import { contract } from '../../http/contract.ts'
import { bulkEditRows, listBulkEditOptions, previewBulkEdit } from './bulk-edit-contracts.ts'
import { copyRows, deleteRows, moveRows, undoSteps } from './several-rows-contracts.ts'

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
  params: z.object({ ...ofRow, discountRate: percent(DISCOUNT_LIMIT) }),
  answer: written(offer),
})

export const setMarginRateStore = contract({
  id: 'setMarginRateStore',
  method: 'put',
  path: `${row}/marginratestore/{marginRate}`,
  summary: 'Sett butikkens margin for en rad.',
  needs: 'context',
  params: z.object({ ...ofRow, marginRate: percent(MARGIN_LIMIT) }),
  answer: written(offer),
})

export const setMarginRateAgent = contract({
  id: 'setMarginRateAgent',
  method: 'put',
  path: `${row}/marginrateagent/{marginRate}`,
  summary: 'Sett byggmesterens margin for en rad.',
  needs: 'context',
  params: z.object({ ...ofRow, marginRate: percent(MARGIN_LIMIT) }),
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
  ...rateOfAll(
    'discountratewindows',
    'Sett rabatten på alle vinduer, så langt hver rad tillater.',
    DISCOUNT_LIMIT,
  ),
})
export const setDiscountRateDoors = contract({
  id: 'setDiscountRateDoors',
  ...rateOfAll(
    'discountratedoors',
    'Sett rabatten på alle dører, så langt hver rad tillater.',
    DISCOUNT_LIMIT,
  ),
})
export const setMarginRateStoreWindows = contract({
  id: 'setMarginRateStoreWindows',
  ...rateOfAll('marginratestorewindows', 'Sett butikkens margin på alle rader.', MARGIN_LIMIT),
})
export const setMarginRateAgentWindows = contract({
  id: 'setMarginRateAgentWindows',
  ...rateOfAll('marginrateagentwindows', 'Sett byggmesterens margin på alle rader.', MARGIN_LIMIT),
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

const step = (what: string, summary: string) =>
  ({
    method: 'post',
    path: `/api/v1/offers/{orderNumber}/${what}`,
    summary,
    needs: 'context',
    params: z.object({ orderNumber }),
    answer: written(offer),
    once: true,
  }) as const

export const extendOffer = contract({
  id: 'extendOffer',
  method: 'put',
  path: '/api/v1/offers/{orderNumber}/recalculate',
  summary: 'Utvid gyldigheten: nye priser, ny dato og ny frist.',
  needs: 'context',
  params: z.object({ orderNumber }),
  answer: written(offer),
})

export const copyOffer = contract({
  id: 'copyOffer',
  ...step('copy', 'Kopier tilbudet til et nytt med dagens priser.'),
  status: 201,
})

export const orderOffer = contract({
  id: 'orderOffer',
  ...step('order', 'Bestill: byggmesteren hos butikken, butikken hos fabrikken.'),
  query: z.object({
    fastlaneSlotId: z
      .string()
      .max(20)
      .optional()
      .meta({ description: 'Plassen som er tilbudt; bare når Fastlane er valgt.' }),
  }),
})

export const cancelOffer = contract({
  id: 'cancelOffer',
  ...step('cancel', 'Kanseller: før fabrikken har fått ordren med en gang, siden som en forespørsel.'),
})

export const handBackOffer = contract({
  id: 'handBackOffer',
  ...step('handback', 'Gi en bestilling fra byggmester tilbake, så han kan endre den.'),
})

export const answerCancellation = contract({
  id: 'answerCancellation',
  ...step('cancellation/{answer}', 'Leverandørens svar på en forespurt kansellering.'),
  params: z.object({ orderNumber, answer: z.enum(['approved', 'rejected']) }),
})

export const sendOffer = contract({
  id: 'sendOffer',
  ...step('send', 'Send tilbudet til kunden på e-post, med ett dokument for hver prisvisning.'),
  query: z.object({
    prices: z.string().max(100).default('').meta({
      description: 'Prisvisninger med komma mellom: CUSTOMER, STORE, AGENT, DISCOUNTS, HIDDEN.',
    }),
    measurements: z.enum(['true', 'false']).default('true').meta({
      description: 'false: dokumenter uten mål og målestokk.',
    }),
  }),
  body: sendBody,
})

export const getOfferChanges = contract({
  id: 'getOfferChanges',
  method: 'get',
  path: '/api/v1/offers/{orderNumber}/changes',
  summary: 'Hva som er endret siden kunden sist fikk tilbudet, i ord og kroner.',
  needs: 'context',
  params: z.object({ orderNumber }),
  answer: offerChanges,
})

export const getPriceBuildUp = contract({
  id: 'getPriceBuildUp',
  method: 'get',
  path: `${row}/price`,
  summary: 'Hvordan prisen på en rad blir til, linje for linje.',
  needs: 'context',
  params: z.object(ofRow),
  answer: priceBuildUpAnswer,
})

const findingId = z.string().max(40)
const findings = z.array(orderFinding)

export const getOrderCheck = contract({
  id: 'getOrderCheck',
  method: 'get',
  path: '/api/v1/offers/{orderNumber}/check',
  summary: 'Bestillingskontroll: det noen bør se på før tilbudet bestilles.',
  needs: 'context',
  params: z.object({ orderNumber }),
  answer: findings,
})

export const acknowledgeFinding = contract({
  id: 'acknowledgeFinding',
  method: 'put',
  path: '/api/v1/offers/{orderNumber}/check/{findingId}/acknowledged/{value}',
  summary: 'Si at et funn stemmer, eller ta det tilbake. Lagres med ordren.',
  needs: 'context',
  params: z.object({ orderNumber, findingId, value: z.enum(['true', 'false']) }),
  answer: written(findings),
})

export const fixFinding = contract({
  id: 'fixFinding',
  method: 'post',
  path: '/api/v1/offers/{orderNumber}/check/{findingId}/fix',
  summary: 'Rett det som et funn peker på.',
  needs: 'context',
  params: z.object({ orderNumber, findingId }),
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
  extendOffer,
  copyOffer,
  orderOffer,
  cancelOffer,
  handBackOffer,
  answerCancellation,
  sendOffer,
  getOrderCheck,
  acknowledgeFinding,
  fixFinding,
  getOfferChanges,
  getPriceBuildUp,
  listBulkEditOptions,
  previewBulkEdit,
  bulkEditRows,
  undoSteps,
  moveRows,
  copyRows,
  deleteRows,
]
