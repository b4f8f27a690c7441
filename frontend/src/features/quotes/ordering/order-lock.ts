/** Why a quote cannot be ordered as it stands, in words; null when the order form may be opened. */
import type { Offer } from '#domain/contracts/offer'
import { orderRefusals } from '#domain/messages/order-refusals'
import { orderStopText } from '#domain/quote/ordering/order-stop'
import { lockText } from '../../../quote/text.ts'

type Asked = Pick<Offer, 'status' | 'expired' | 'productRows'>

export const orderLockOf = ({ status, expired, productRows }: Asked): string | null => {
  if (!status.canBeOrdered) return orderRefusals['quote.not-orderable'].sentence
  if (expired) return lockText.expired
  if (productRows.length === 0) return orderRefusals['order.no-rows'].sentence
  if (productRows.some(({ numberOf }) => !(numberOf >= 1))) return orderRefusals['order.no-count'].sentence
  return null
}

/** the store has stopped ordering. */
export const orderStopOf = ({ creator: { store } }: Pick<Offer, 'creator'>): string | null => {
  const text = orderStopText(store.orderStop)
  return text && `${store.name}: ${text}`
}
