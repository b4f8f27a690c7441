/** Why a quote cannot be sent to its customer as it stands, in words; null when it can. */
import type { Viewer } from '#domain/access/access'
import { type PriceMode, sendModes } from '#domain/access/price-modes'
import type { Offer } from '#domain/contracts/offer'
import { orderRefusals } from '#domain/messages/order-refusals'
import { mayStep } from '#domain/quote/life/lifecycle'
import type { QuoteStatus } from '#domain/quote/quote'
import { quoteText } from '../text.ts'

type Asked = Pick<Offer, 'status' | 'expired' | 'productRows' | 'agentId' | 'projectCalculation'>

export const sendModesOf = (offer: Asked, viewer: Viewer): readonly PriceMode[] =>
  sendModes(viewer, { hasAgent: offer.agentId !== null, projectCalculation: offer.projectCalculation })

export const sendLockOf = (offer: Asked, viewer: Viewer): string | null => {
  if (!mayStep(offer.status.intVal as QuoteStatus, 'send', viewer)) return quoteText.readOnly
  if (offer.expired) return quoteText.expired
  return offer.productRows.length === 0 ? orderRefusals['send.no-rows'].sentence : null
}
