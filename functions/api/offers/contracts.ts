/** Endpoints of quotes: making, finding, reading and changing them, and the figures of their rows. */
import * as z from 'zod'
import { orderNumber, percent, rowNumber, whole } from '#domain/contracts/address'
import { sendBody } from '#domain/contracts/mail'
import { offer, offerSummary, searchQuery, setExtraBody } from '#domain/contracts/offer'
import { offerChanges } from '#domain/contracts/offer-changes'
import { updateOfferBody } from '#domain/contracts/offer-header'
import { orderFinding } from '#domain/contracts/order-check'
import { priceBuildUpAnswer } from '#domain/contracts/price-build-up'
import { written } from '#domain/contracts/written'
import { DISCOUNT_LIMIT, MARGIN_LIMIT } from '#domain/pricing/rate-limits'
import { contract } from '../../http/contract.ts'
import { bulkEditRows, listBulkEditOptions, previewBulkEdit } from './bulk-edit-contracts.ts'
import { copyRows, deleteRows, listSteps, moveRows, undoSteps } from './several-rows-contracts.ts'

/** Who sends what he saw is told when it is another by now. */
const seen = { description: 'The figure that was seen there; refused where somebody has set another since.' }
const seenRate = (max: number) => z.object({ seen: percent(max).optional().meta(seen) })

/** Only the current revision of a row has figures to change. */
const ofRow = { orderNumber, changeId: z.literal('0'), rowNumber }
const row = '/api/v1/offers/{orderNumber}/{changeId}/{rowNumber}'

export const createOffer = contract({
  id: 'createOffer',
  method: 'post',
  path: '/api/v1/offers',
  summary: 'Creates an empty quote.',
  needs: 'quote.create',
  byKey: 'write',
  answer: written(offer),
  status: 201,
  once: true,
})

export const searchOffers = contract({
  id: 'searchOffers',
  method: 'get',
  path: '/api/v1/offers',
  summary: 'Searches quotes, newest first.',
  needs: 'quote.search',
  byKey: 'read',
  query: searchQuery,
  answer: z.array(offerSummary),
})

export const getOffer = contract({
  id: 'getOffer',
  method: 'get',
  path: '/api/v1/offers/{orderNumber}',
  summary: 'A quote with rows, articles and sums.',
  needs: 'context',
  byKey: 'read',
  params: z.object({ orderNumber }),
  answer: offer,
})

export const updateOffer = contract({
  id: 'updateOffer',
  method: 'put',
  path: '/api/v1/offers/{orderNumber}',
  summary: 'Changes customer, delivery and comment. The whole quote may be sent; only these are read.',
  needs: 'context',
  byKey: 'write',
  params: z.object({ orderNumber }),
  body: updateOfferBody,
  answer: written(offer),
})

export const setNumberOf = contract({
  id: 'setNumberOf',
  method: 'put',
  path: `${row}/numberof/{numberOf}`,
  summary: 'Sets the count of a row.',
  needs: 'context',
  byKey: 'write',
  params: z.object({ ...ofRow, numberOf: whole(0, Number.MAX_SAFE_INTEGER) }),
  query: z.object({ seen: whole(0, Number.MAX_SAFE_INTEGER).optional().meta(seen) }),
  answer: written(offer),
})

export const setDiscountRate = contract({
  id: 'setDiscountRate',
  method: 'put',
  path: `${row}/discountrate/{discountRate}`,
  summary: 'Sets the customer’s discount on a row.',
  needs: 'context',
  byKey: 'write',
  params: z.object({ ...ofRow, discountRate: percent(DISCOUNT_LIMIT) }),
  query: seenRate(DISCOUNT_LIMIT),
  answer: written(offer),
})

export const setMarginRateStore = contract({
  id: 'setMarginRateStore',
  method: 'put',
  path: `${row}/marginratestore/{marginRate}`,
  summary: 'Sets the store’s margin on a row.',
  needs: 'context',
  byKey: 'write',
  params: z.object({ ...ofRow, marginRate: percent(MARGIN_LIMIT) }),
  query: seenRate(MARGIN_LIMIT),
  answer: written(offer),
})

export const setMarginRateAgent = contract({
  id: 'setMarginRateAgent',
  method: 'put',
  path: `${row}/marginrateagent/{marginRate}`,
  summary: 'Sets the builder’s margin on a row.',
  needs: 'context',
  byKey: 'write',
  params: z.object({ ...ofRow, marginRate: percent(MARGIN_LIMIT) }),
  query: seenRate(MARGIN_LIMIT),
  answer: written(offer),
})

export const setInOrderUvalue = contract({
  id: 'setInOrderUvalue',
  method: 'put',
  path: `${row}/inorderuvalue/{value}`,
  summary: 'Takes a row into the U-value, or leaves it out.',
  needs: 'context',
  byKey: 'write',
  params: z.object({ ...ofRow, value: z.enum(['true', 'false']) }),
  answer: written(offer),
})

export const deleteRow = contract({
  id: 'deleteRow',
  method: 'delete',
  path: row,
  summary: 'Deletes a row. Its number is not used again.',
  needs: 'context',
  byKey: 'write',
  params: z.object(ofRow),
  answer: written(offer),
})

const rateOfAll = (what: string, summary: string, max: number) =>
  ({
    method: 'put',
    path: `/api/v1/offers/{orderNumber}/${what}/{rate}`,
    summary,
    needs: 'context',
    byKey: 'write',
    params: z.object({ orderNumber, rate: percent(max) }),
    answer: written(offer),
  }) as const

export const setDiscountRateWindows = contract({
  id: 'setDiscountRateWindows',
  ...rateOfAll(
    'discountratewindows',
    'Sets the discount on all windows, as far as each row allows.',
    DISCOUNT_LIMIT,
  ),
})
export const setDiscountRateDoors = contract({
  id: 'setDiscountRateDoors',
  ...rateOfAll(
    'discountratedoors',
    'Sets the discount on all doors, as far as each row allows.',
    DISCOUNT_LIMIT,
  ),
})
export const setMarginRateStoreWindows = contract({
  id: 'setMarginRateStoreWindows',
  ...rateOfAll('marginratestorewindows', 'Sets the store’s margin on all rows.', MARGIN_LIMIT),
})
export const setMarginRateAgentWindows = contract({
  id: 'setMarginRateAgentWindows',
  ...rateOfAll('marginrateagentwindows', 'Sets the builder’s margin on all rows.', MARGIN_LIMIT),
})

export const setFastlane = contract({
  id: 'setFastlane',
  method: 'put',
  path: '/api/v1/offers/{orderNumber}/fastlane/{selected}',
  summary: 'Wishes for Fastlane, or takes the wish back. The slot is reserved when the quote is ordered.',
  needs: 'context',
  byKey: 'write',
  params: z.object({ orderNumber, selected: z.enum(['true', 'false']) }),
  answer: written(offer),
})

export const setExtra = contract({
  id: 'setExtra',
  method: 'put',
  path: '/api/v1/offers/{orderNumber}/extras',
  summary: 'Puts an extra on all window rows that can have it, or takes it away again.',
  needs: 'context',
  byKey: 'write',
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
  summary: 'Extends the validity: new prices, a new date and a new last day.',
  needs: 'context',
  byKey: 'write',
  params: z.object({ orderNumber }),
  answer: written(offer),
})

export const copyOffer = contract({
  id: 'copyOffer',
  ...step('copy', 'Copies the quote to a new one at the prices of today.'),
  byKey: 'write',
  status: 201,
})

const seenVersion = whole(1, Number.MAX_SAFE_INTEGER).optional().meta({
  description: 'The version that the asker has looked at; refused when the quote is another by now.',
})

export const orderOffer = contract({
  id: 'orderOffer',
  ...step('order', 'Orders: the builder from the store, the store from the factory.'),
  query: z.object({
    fastlaneSlotId: z
      .string()
      .max(20)
      .optional()
      .meta({ description: 'The slot that was offered; only where Fastlane is chosen.' }),
    version: seenVersion,
  }),
})

export const cancelOffer = contract({
  id: 'cancelOffer',
  ...step('cancel', 'Cancels: before the factory has the order at once, later as a request.'),
})

export const handBackOffer = contract({
  id: 'handBackOffer',
  ...step('handback', 'Gives an order from a builder back, so that he can change it.'),
})

export const answerCancellation = contract({
  id: 'answerCancellation',
  ...step('cancellation/{answer}', 'The supplier’s answer to a requested cancellation.'),
  params: z.object({ orderNumber, answer: z.enum(['approved', 'rejected']) }),
})

export const sendOffer = contract({
  id: 'sendOffer',
  ...step('send', 'Sends the quote to the customer by e-mail, with one document for each price mode.'),
  query: z.object({
    prices: z.string().max(100).default('').meta({
      description: 'Price modes, separated by commas: CUSTOMER, STORE, AGENT, DISCOUNTS, HIDDEN.',
    }),
    measurements: z.enum(['true', 'false']).default('true').meta({
      description: 'false: documents without sizes and scale.',
    }),
    version: seenVersion,
  }),
  body: sendBody,
})

export const getOfferChanges = contract({
  id: 'getOfferChanges',
  method: 'get',
  path: '/api/v1/offers/{orderNumber}/changes',
  summary: 'What has changed since the customer was last sent the quote, in words and kroner.',
  needs: 'context',
  byKey: 'read',
  params: z.object({ orderNumber }),
  answer: offerChanges,
})

export const getPriceBuildUp = contract({
  id: 'getPriceBuildUp',
  method: 'get',
  path: `${row}/price`,
  summary: 'How the price of a row comes about, line by line.',
  needs: 'context',
  byKey: 'read',
  params: z.object(ofRow),
  answer: priceBuildUpAnswer,
})

const findingId = z.string().max(40)
const findings = z.array(orderFinding)

export const getOrderCheck = contract({
  id: 'getOrderCheck',
  method: 'get',
  path: '/api/v1/offers/{orderNumber}/check',
  summary: 'Order check: what somebody should look at before the quote is ordered.',
  needs: 'context',
  byKey: 'read',
  params: z.object({ orderNumber }),
  answer: findings,
})

export const acknowledgeFinding = contract({
  id: 'acknowledgeFinding',
  method: 'put',
  path: '/api/v1/offers/{orderNumber}/check/{findingId}/acknowledged/{value}',
  summary: 'Acknowledges a finding, or takes that back. Kept with the order.',
  needs: 'context',
  params: z.object({ orderNumber, findingId, value: z.enum(['true', 'false']) }),
  answer: written(findings),
})

export const fixFinding = contract({
  id: 'fixFinding',
  method: 'post',
  path: '/api/v1/offers/{orderNumber}/check/{findingId}/fix',
  summary: 'Mends what a finding points at.',
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
  listSteps,
  undoSteps,
  moveRows,
  copyRows,
  deleteRows,
]
