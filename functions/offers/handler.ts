/** /api/v1/offers: quotes and the figures of their rows. */
import { handle } from '../http/handle.ts'
import { resource } from '../http/resource.ts'
import {
  deleteRow,
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
import { createOffer } from './create-offer.ts'
import { getOffer, searchOffers } from './read-offers.ts'

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
  ]),
)
