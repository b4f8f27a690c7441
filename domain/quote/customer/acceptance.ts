/**
 * A customer's «ja» to a quote (aksept). What is accepted is named by its content: the exact rows, counts, customer's prices and
 * terms. Two versions with the same content are the same offer; anything that the customer would see changed is another one, and
 * a yes to the one is no yes to the other. Pure.
 */
import { type LinkTerms, mayByLink } from '#domain/access/customer-link'
import { rowPrices } from '#domain/pricing/row-price'
import { isOffered } from '../life/status.ts'
import { isExpired } from '../life/validity.ts'
import { articlesOf, totalsOfQuote } from '../money/visible-money.ts'
import { type Manifest, QUOTE_STATUS } from '../quote.ts'

/**
 * Where the quote stands for its customer: to be accepted, accepted as it is, past its date, ordered, called off, or to be
 * looked at only.
 */
export const customerStates = ['open', 'accepted', 'expired', 'ordered', 'withdrawn', 'view-only'] as const
export type CustomerState = (typeof customerStates)[number]

/**
 * What the customer agrees to. A revision never changes, so its id stands for the product in it. A row that counts in the U-value
 * of the whole, as all do until somebody says otherwise, says nothing of it: what was accepted before it was said stays accepted.
 */
export const acceptedContent = (manifest: Manifest) => {
  const { header, terms, rows, orderNumber, pricedAt, validTo } = manifest
  const { sumExclTax, sumExclTaxAgent } = totalsOfQuote(manifest)
  return {
    orderNumber,
    pricedAt,
    validTo,
    customer: header.customer.name,
    deliveryCode: header.deliveryCode,
    deliveryAddress: header.deliveryAddress,
    deliveryByCrane: header.deliveryByCrane,
    deliveryLabel: header.deliveryLabel,
    comment: header.customerNote,
    rows: rows.map((row) => ({
      rowNumber: row.rowNumber,
      revisionId: row.revisionId,
      reference: row.reference,
      numberOf: row.numberOf,
      price: rowPrices(row, terms).customerPrice,
      ...(!row.inOrderUvalue && { inOrderUvalue: false }),
    })),
    articles: articlesOf(manifest).map(({ article, numberOf, price }) => ({ article, numberOf, price })),
    sumExclTax: sumExclTaxAgent ?? sumExclTax,
    taxRate: terms.taxRate,
  }
}

/** A row without a count is not offered yet. */
const isComplete = ({ rows }: Manifest): boolean =>
  rows.length > 0 && rows.every(({ numberOf }) => numberOf > 0)

export const customerStateOf = (
  manifest: Manifest,
  link: LinkTerms,
  isAccepted: boolean,
  now: string,
): CustomerState => {
  if (manifest.status === QUOTE_STATUS.cancelled) return 'withdrawn'
  if (isAccepted) return 'accepted'
  if (!isOffered(manifest.status)) return 'ordered'
  if (isExpired(manifest, now)) return 'expired'
  return mayByLink(link, 'quote.accept', now) && isComplete(manifest) ? 'open' : 'view-only'
}
