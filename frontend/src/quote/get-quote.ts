/** One quote as this viewer may see it. */
import { queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import type { Offer } from '#domain/contracts/offer'
import { get } from '../api/client.ts'

/**
 * What has not changed stays the same objects. A row is compared with itself, wherever it stands: those below one that has gone have not
 * changed, and need not be drawn anew.
 */
const sharing = (before: Offer, after: Offer): Offer => {
  const [{ productRows: rowsBefore, ...restBefore }, { productRows, ...restAfter }] = [before, after]
  const byNumber = new Map(rowsBefore.map((row) => [row.rowNumber, row]))
  const rows = productRows.map((row) => replaceEqualDeep(byNumber.get(row.rowNumber), row))
  const areSame = rows.length === rowsBefore.length && rows.every((row, index) => row === rowsBefore[index])
  const rest = replaceEqualDeep(restBefore, restAfter)
  if (areSame && rest === restBefore) return before
  return { ...rest, productRows: areSame ? rowsBefore : rows }
}

/** Changes of one quote are sent at the same time, and one may be answered after what has been stored since was read. */
const newerOf = (shown: unknown, came: unknown): unknown => {
  const [before, after] = [shown as Offer | undefined, came as Offer]
  if (before === undefined) return after
  return before.version > after.version ? before : sharing(before, after)
}

export const quoteQuery = (orderNumber: number) =>
  queryOptions({
    queryKey: ['offer', orderNumber],
    queryFn: ({ signal }) => get<Offer>(`/api/v1/offers/${orderNumber}`, signal),
    structuralSharing: newerOf,
    meta: { handlesError: true },
  })
