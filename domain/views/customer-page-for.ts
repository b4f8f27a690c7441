/**
 * A quote as its customer sees it behind a link: what the customer's own document says, as a page. The prices that the link does
 * not show are taken away here, so they never leave the server.
 */
import type { Viewer } from '#domain/access/access'
import type { LinkTerms } from '#domain/access/customer-link'
import type { ColorLists } from '#domain/catalogue/types'
import { configureStored } from '#domain/configurator/configure-stored'
import type { CustomerPage } from '#domain/contracts/customer-page'
import { apiMoney } from '#domain/contracts/money'
import type { DocumentInput } from '#domain/contracts/render'
import { customerStateOf } from '#domain/quote/customer/acceptance'
import { hasReceiptAddress } from '#domain/quote/customer/agents-address'
import { includedIn } from '#domain/quote/customer/included'
import { isReplied } from '#domain/quote/customer/question'
import { acceptedSum } from '#domain/quote/customer/receipt-mail'
import type { Manifest } from '#domain/quote/quote'
import { withTax } from '#domain/units'
import { documentFor } from './document-for.ts'
import type { QuoteForShow } from './offer-for.ts'

export interface PageOrder {
  readonly link: LinkTerms
  /** What the page calls what is offered now; a yes repeats it. See secret-key-repository.ts. */
  readonly hash: string
  readonly accepted: { readonly name: string; readonly at: string } | null
  /** The latest yes to another version, with that version where it is still kept. */
  readonly acceptedBefore: {
    readonly name: string
    readonly at: string
    readonly manifest: Manifest | null
  } | null
  /** Asked through this link. */
  readonly questions: readonly {
    readonly rowNumber: number
    readonly name: string
    readonly text: string
    readonly at: string
  }[]
  /** Of what was asked until then the seller has said that it is replied to. */
  readonly repliedUpTo: string | null
  readonly colorLists: ColorLists
  /** The seller's logo as a data URL. */
  readonly logo: string | null
  readonly now: string
}

/** Whoever sells prints it: the customer's prices are the same for everybody. */
const sellerOf = ({ owner, createdBy }: Manifest): Viewer => ({
  ...owner,
  userId: createdBy.userId,
  role: 'WORKER',
})

/**
 * The same on paper, with the prices that the link shows: of each row, the sums alone, or none. What is not shown is not in the document.
 */
export const customerPaperFor = (
  quote: QuoteForShow,
  { link, ...order }: Omit<PageOrder, 'hash' | 'accepted' | 'acceptedBefore' | 'questions' | 'repliedUpTo'>,
): DocumentInput => {
  const document = documentFor(quote, {
    ...order,
    kind: 'quote-pdf',
    viewer: sellerOf(quote.manifest),
    modes: [link.prices === 'none' ? 'HIDDEN' : 'CUSTOMER'],
    measurements: true,
  })
  if (link.prices === 'rows') return document
  return {
    ...document,
    priceColumns: [],
    rows: document.rows.map((row) => ({ ...row, prices: [], discountRate: null })),
    articles: [],
  }
}

const rowFor = (
  { prices, discountRate, ...row }: DocumentInput['rows'][number],
  showsPrices: boolean,
): CustomerPage['rows'][number] => ({ ...row, price: showsPrices ? (prices[0] ?? null) : null })

const acceptedBeforeFor = ({
  acceptedBefore,
  link,
}: Pick<PageOrder, 'acceptedBefore' | 'link'>): CustomerPage['acceptedBefore'] => {
  if (acceptedBefore === null) return null
  const { name, at, manifest } = acceptedBefore
  return { name, at, sumInclTax: manifest === null || link.prices === 'none' ? null : acceptedSum(manifest) }
}

export const customerPageFor = (quote: QuoteForShow, order: PageOrder): CustomerPage => {
  const { link, hash, accepted, questions, repliedUpTo, colorLists, logo, now } = order
  const { manifest } = quote
  const document = documentFor(quote, {
    kind: 'quote-html',
    viewer: sellerOf(manifest),
    modes: ['CUSTOMER'],
    measurements: true,
    colorLists,
    logo,
    now,
  })
  const { orderNumber, date, validToDate, seller, customer, delivery, deliveryLabel, comment } = document
  const [total] = document.totals
  const included = includedIn(
    manifest,
    document.rows.map(({ numberOf, product }) => ({
      numberOf,
      configuration: configureStored(product, colorLists),
    })),
  )
  return {
    orderNumber,
    hash,
    state: customerStateOf(manifest, link, accepted !== null, now),
    accepted,
    acceptedBefore: acceptedBeforeFor(order),
    hasReceiptMail: hasReceiptAddress(manifest),
    questions: questions.map(({ rowNumber, name, text, at }) => ({
      ...{ rowNumber, name, text, at },
      isReplied: isReplied(at, repliedUpTo),
    })),
    date,
    validToDate,
    seller,
    customerName: customer.name,
    delivery,
    deliveryLabel,
    comment,
    deliveryText: document.deliveryText,
    uValue: document.uValue,
    palette: document.palette,
    rows: document.rows.map((row) => rowFor(row, link.prices === 'rows')),
    constructions: document.constructions,
    included: included.map(({ price, ...item }) => ({
      ...item,
      price: price === null || link.prices !== 'rows' ? null : apiMoney(withTax(price, document.taxRate)),
    })),
    total:
      link.prices === 'none' || total === undefined
        ? null
        : { sumExclTax: total.sumExclTax, tax: total.tax, sumInclTax: total.sumInclTax },
    taxRate: document.taxRate,
  }
}
