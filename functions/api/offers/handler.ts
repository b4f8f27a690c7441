/** /api/v1/offers: quotes and the figures of their rows. */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { bulkEditRows, listBulkEditOptions, previewBulkEdit } from './bulk-edit.ts'
import { answerCancellation, cancelOffer, handBackOffer } from './cancel-offer.ts'
import {
  deleteRow,
  extendOffer,
  setDiscountRate,
  setDiscountRateDoors,
  setDiscountRateWindows,
  setExtra,
  setFastlane,
  setInOrderUvalue,
  setMarginRateAgent,
  setMarginRateAgentWindows,
  setMarginRateStore,
  setMarginRateStoreWindows,
  setNumberOf,
  updateOffer,
} from './change-offer.ts'
import { copyOffer } from './copy-offer.ts'
import { createOffer } from './create-offer.ts'
import {
  getCustomerSide,
  makeCustomerLink,
  markQuestionsReplied,
  revokeCustomerLink,
} from './customer-links.ts'
import { getOfferChanges, getPriceBuildUp } from './explain-offer.ts'
import { acknowledgeFinding, fixFinding, getOrderCheck } from './order-check.ts'
import { orderOffer } from './order-offer.ts'
import { getOffer, searchOffers } from './read-offers.ts'
import { sendOffer } from './send-offer.ts'
import { copyRows, deleteRows, listSteps, moveRows, undoSteps } from './several-rows.ts'

export const handler = handle(
  resource([
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
    getCustomerSide,
    makeCustomerLink,
    markQuestionsReplied,
    revokeCustomerLink,
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
  ]),
)
