/** A quote in a list. */
import type { Viewer } from '#domain/access/access'
import { apiMoneyOrNull } from '#domain/contracts/money'
import type { OfferSummary, RowSummary } from '#domain/contracts/offer'
import { isReplied } from '#domain/quote/customer/question'
import { isExpired } from '#domain/quote/life/validity'
import { type ListedSums, listedSumFor } from '#domain/quote/money/listed-sum'
import { deliveryDateOf, type FactoryStatus } from '#domain/quote/ordering/factory-status'
import type { Manifest, ManifestRow } from '#domain/quote/quote'
import { statusFor } from './offer-for.ts'

/** What a list of quotes reads of one. */
type QuoteHead = Pick<
  Manifest,
  | 'orderNumber'
  | 'status'
  | 'owner'
  | 'createdBy'
  | 'pricedAt'
  | 'updatedAt'
  | 'validTo'
  | 'header'
  | 'toOrderNumber'
  | 'deliveryDate'
>

/** A quote as a list reads it, with what its customer has answered. */
export interface ListedQuote extends QuoteHead {
  /** Null for a quote that has not changed since lists began to show it. */
  readonly listed: { readonly sums: ListedSums | null; readonly hash: string } | null
}

interface Answered {
  readonly acceptedHash: string | null
  readonly acceptedAt: string | null
  readonly askedAt: string | null
  readonly repliedUpTo: string | null
}

/**
 * A yes to something else than is offered now is no answer to it. A question after a yes is what waits for the seller, until he has replied.
 */
const answerOf = ({ listed }: ListedQuote, answered: Answered | null): OfferSummary['answer'] => {
  if (answered === null) return null
  const { acceptedHash, acceptedAt, askedAt, repliedUpTo } = answered
  const yes = listed !== null && acceptedHash === listed.hash ? acceptedAt : null
  if (askedAt !== null && !isReplied(askedAt, repliedUpTo) && (yes === null || askedAt > yes))
    return { kind: 'question', at: askedAt }
  return yes === null ? null : { kind: 'accepted', at: yes }
}

export const offerSummaryFor = (
  viewer: Viewer,
  head: ListedQuote,
  names: { readonly store: string; readonly agent: string | null },
  {
    factoryStatus,
    answered,
  }: { readonly factoryStatus: FactoryStatus | null; readonly answered: Answered | null },
  now: string,
): OfferSummary => ({
  orderNumber: head.orderNumber,
  toOrderNumber: head.toOrderNumber,
  date: head.pricedAt,
  lastUpdated: head.updatedAt,
  storeName: names.store,
  agentName: names.agent,
  createdBy: head.createdBy.name,
  customerName: head.header.customer.name,
  deliveryLabel: head.header.deliveryLabel,
  status: statusFor(viewer, head),
  expired: isExpired(head, now),
  deliveryDate: deliveryDateOf(head, factoryStatus),
  sumInclTax: apiMoneyOrNull(listedSumFor(viewer, head.listed?.sums ?? null)),
  answer: answerOf(head, answered),
})

/** The rows of a quote in a list, without prices: whoever may find the quote may know them (QD-17). */
export const rowSummaries = (rows: readonly ManifestRow[]): RowSummary[] =>
  rows.map(({ rowNumber, description, reference, numberOf, width, height }) => ({
    rowNumber,
    description,
    reference,
    numberOf,
    frame: { width, height },
  }))
