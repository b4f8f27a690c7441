/** Why a quote cannot be sent to its customer as it stands, in words; null when it can. */
import type { Viewer } from '#domain/access/access'
import { mayHaveCopy, type PriceMode, sendModes } from '#domain/access/price-modes'
import type { Offer } from '#domain/contracts/offer'
import { orderRefusals } from '#domain/messages/order-refusals'
import { mayStep } from '#domain/quote/life/lifecycle'
import { lockText } from '../../../quote/text.ts'

type Asked = Pick<Offer, 'status' | 'expired' | 'productRows' | 'agentId' | 'projectCalculation'>

const kindOfQuote = ({ agentId, projectCalculation }: Asked) => ({
  hasAgent: agentId !== null,
  projectCalculation,
})

export const sendModesOf = (offer: Asked, viewer: Viewer): readonly PriceMode[] =>
  sendModes(viewer, kindOfQuote(offer))

/** Whether the seller may know the prices that he sends. */
export const mayCopy = (offer: Asked, viewer: Viewer, modes: readonly PriceMode[]): boolean =>
  mayHaveCopy(viewer, kindOfQuote(offer), modes)

export const sendLockOf = (offer: Asked, viewer: Viewer): string | null => {
  if (!mayStep(offer.status.intVal, 'send', viewer)) return lockText.readOnly
  if (offer.expired) return lockText.expired
  return offer.productRows.length === 0 ? orderRefusals['send.no-rows'].sentence : null
}
