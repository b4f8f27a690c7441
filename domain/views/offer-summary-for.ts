/** A quote in a list. */
import type { Viewer } from '#domain/access/access'
import { isExpired } from '#domain/quote/life/validity'
import { deliveryDateOf, type HandOver } from '#domain/quote/ordering/hand-over'
import type { Manifest, ManifestRow } from '#domain/quote/quote'
import type { OfferSummary, RowSummary } from '../contracts/offer.ts'
import { statusFor } from './offer-for.ts'

/** What a list of quotes reads of one. */
export type QuoteHead = Pick<
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

export const offerSummaryFor = (
  viewer: Viewer,
  head: QuoteHead,
  names: { readonly store: string; readonly agent: string | null },
  handOver: HandOver | null,
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
  deliveryDate: deliveryDateOf(head, handOver),
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
