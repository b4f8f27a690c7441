/**
 * How soon to look again whether the factory has answered: in the first minute it may at any moment; after that it is seen when
 * somebody comes back to the page.
 */
import type { Offer } from '#domain/contracts/offer'

const LOOK_EVERY_MS = 3000
const LOOK_FOR_MS = 60_000

/** False: not by itself. A clock that is wrong by more than a minute does not look at all. */
export const lookAgainIn = (offer: Pick<Offer, 'handOver'> | undefined, now: number): number | false => {
  const order = offer?.handOver
  const isUnanswered = order?.state === 'waiting' || order?.state === 'sent'
  return isUnanswered && Math.abs(now - Date.parse(order.since)) < LOOK_FOR_MS && LOOK_EVERY_MS
}
