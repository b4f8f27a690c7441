/** One quote as this viewer may see it. */
import { queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import type { Offer } from '#domain/contracts/offer'
import { get } from '../api/client.ts'

/** Changes of one quote are sent at the same time, and one may be answered after what has been stored since was read. */
const newerOf = (shown: unknown, came: unknown): unknown => {
  const [before, after] = [shown as Offer | undefined, came as Offer]
  return before !== undefined && before.version > after.version ? before : replaceEqualDeep(before, after)
}

export const quoteQuery = (orderNumber: number) =>
  queryOptions({
    queryKey: ['offer', orderNumber],
    queryFn: ({ signal }) => get<Offer>(`/api/v1/offers/${orderNumber}`, signal),
    structuralSharing: newerOf,
    meta: { handlesError: true },
  })
