/**
 * An order as EHF, which is Peppol BIS Ordering 3: a UBL 2.1 Order from the store to the provider. Prices are what the store pays, so it is
 * for those alone who may know that; what a builder or a customer pays is not in it. Sums are those of the quote, to the øre. Pure.
 */
import { isoDateOf, isoDateOfDay, mondayOfWeek, wallClockOf } from '#domain/calendar'
import type { Configurations } from '#domain/quote/connections/joinable'
import type { Parties } from '#domain/quote/header/parties'
import { isStandingOrder } from '#domain/quote/life/status'
import { articlesOf, totalsOfQuote } from '#domain/quote/money/visible-money'
import { orderedBy } from '#domain/quote/ordering/ordered-by'
import { promisedWeek } from '#domain/quote/ordering/promised-week'
import type { Manifest } from '#domain/quote/quote'
import { type Result, refusal, success } from '#domain/result'
import { sumOf, withTax } from '#domain/units'
import { articleLine, type OrderLine, rowLine } from './order-lines.ts'
import { buyer, deliveryLocation, deliveryParty, originator, seller } from './parties.ts'
import { peppolText } from './text.ts'
import { amount, cac, cbc, ublText } from './ubl.ts'

const CUSTOMIZATION = 'urn:fdc:peppol.eu:poacc:trns:order:3'
const PROFILE = 'urn:fdc:peppol.eu:poacc:bis:ordering:3'
/** An order on what has been quoted (UNCL 1001). */
const ORDER = '220'
/** Said of a shipment that has no number. */
const NO_NUMBER = 'NA'

export interface QuoteToExchange {
  readonly manifest: Manifest
  readonly parties: Pick<Parties, 'store' | 'agent'>
  readonly configurations: Configurations
}

/** The week that was promised when it was ordered, Monday to Sunday; what the factory answers comes after the order. */
const wantedPeriod = (manifest: Manifest, at: string) => {
  const { deliveryDate } = manifest
  if (deliveryDate === null) return null
  const monday = mondayOfWeek(promisedWeek(deliveryDate.week, wallClockOf(at).day))
  return cac(
    'RequestedDeliveryPeriod',
    cbc('StartDate', isoDateOfDay(monday)),
    cbc('EndDate', isoDateOfDay(monday + 6)),
  )
}

const delivery = (manifest: Manifest, at: string) => {
  const { header } = manifest
  const label = cac('TransportHandlingUnit', cbc('ShippingMarks', header.deliveryLabel))
  return cac(
    'Delivery',
    deliveryLocation(header),
    wantedPeriod(manifest, at),
    deliveryParty(header),
    label && cac('Shipment', cbc('ID', NO_NUMBER), label),
  )
}

const totals = (manifest: Manifest, lines: readonly OrderLine[]) => {
  const { netSumExclTax } = totalsOfQuote(manifest)
  const inclTax = withTax(netSumExclTax, manifest.terms.taxRate)
  return [
    cac('TaxTotal', amount('TaxAmount', inclTax - netSumExclTax)),
    cac(
      'AnticipatedMonetaryTotal',
      amount('LineExtensionAmount', sumOf(lines.map(({ sum }) => sum))),
      amount('TaxExclusiveAmount', netSumExclTax),
      amount('TaxInclusiveAmount', inclTax),
      amount('PayableAmount', inclTax),
    ),
  ]
}

/** Of what there is none nothing is ordered. */
const linesOf = ({ manifest, configurations }: QuoteToExchange): readonly OrderLine[] =>
  [
    ...manifest.rows.map((row) => rowLine(manifest, row, configurations)),
    ...articlesOf(manifest).map((article) => articleLine(article, manifest.terms.taxRate)),
  ].filter(({ numberOf }) => numberOf > 0)

/** `provider` is the provider's organisation number. */
export const peppolOrder = (quote: QuoteToExchange, provider: string): Result<string> => {
  const { manifest, parties } = quote
  const { orderNumber, toOrderNumber, header } = manifest
  const { store, agent } = parties
  if (toOrderNumber === null || !isStandingOrder(manifest.status))
    return refusal('exchange.not-ordered', { data: { orderNumber } })
  if (store.organisationNumber === null)
    return refusal('exchange.no-organisation-number', { data: { store: store.name } })
  const { by, at } = orderedBy(manifest)
  const lines = linesOf(quote)
  return success(
    ublText('Order', [
      cbc('CustomizationID', CUSTOMIZATION),
      cbc('ProfileID', PROFILE),
      cbc('ID', orderNumber),
      cbc('SalesOrderID', toOrderNumber),
      cbc('IssueDate', isoDateOf(at)),
      cbc('OrderTypeCode', ORDER),
      cbc('Note', header.customerNote),
      cbc('DocumentCurrencyCode', 'NOK'),
      cbc('CustomerReference', header.externalReference),
      cac('QuotationDocumentReference', cbc('ID', orderNumber)),
      buyer(store, store.organisationNumber, by),
      seller(provider),
      originator(agent),
      delivery(manifest, at),
      header.deliveryByCrane ? cac('DeliveryTerms', cbc('SpecialTerms', peppolText.crane)) : null,
      ...totals(manifest, lines),
      ...lines.map(({ element }) => element),
    ]),
  )
}
