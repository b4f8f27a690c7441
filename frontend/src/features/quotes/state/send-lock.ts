/** Why a quote cannot be sent to its customer as it stands, in words; null when it can. */
import type { Viewer } from '#domain/access/access'
import { mayHaveCopy, type PriceMode, sendModes } from '#domain/access/price-modes'
import type { Offer } from '#domain/contracts/offer'
import { orderRefusals } from '#domain/messages/order-refusals'
import { mayStep } from '#domain/quote/life/lifecycle'
import type { QuoteStatus } from '#domain/quote/quote'
import { quoteText } from '../text.ts'

type Asked = Pick<Offer, 'status' | 'expired' | 'productRows' | 'agentId' | 'projectCalculation'>

const kindOfOffer = ({ agentId, projectCalculation }: Asked) => ({
  hasAgent: agentId !== null,
  projectCalculation,
})

export const sendModesOf = (offer: Asked, viewer: Viewer): readonly PriceMode[] =>
  sendModes(viewer, kindOfOffer(offer))

/** Whether the seller may know the prices that he sends. */
export const mayCopy = (offer: Asked, viewer: Viewer, modes: readonly PriceMode[]): boolean =>
  mayHaveCopy(viewer, kindOfOffer(offer), modes)

export const sendLockOf = (offer: Asked, viewer: Viewer): string | null => {
  if (!mayStep(offer.status.intVal as QuoteStatus, 'send', viewer)) return quoteText.readOnly
  if (offer.expired) return quoteText.expired
  return offer.productRows.length === 0 ? orderRefusals['send.no-rows'].sentence : null
}
