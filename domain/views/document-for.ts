/**
 * A quote as it is printed for one viewer, frozen: what the print page shows and nothing else. The columns are the price
 * modes that the viewer has chosen among those allowed; what the store pays the provider is in none of them.
 */
import { kindOf, type Viewer } from '#domain/access/access'
import type { PriceMode } from '#domain/access/price-modes'
import { isoDateOf } from '#domain/calendar'
import type { ColorLists } from '#domain/catalogue/types'
import { configureStored } from '#domain/configurator/configure-stored'
import { apiMoney } from '#domain/contracts/money'
import type { DocumentInput } from '#domain/contracts/render'
import { lineOf, type RowPrices, rowPrices } from '#domain/pricing/row-price'
import { connectionFacts } from '#domain/quote/connections/as-connected'
import { referenceFor } from '#domain/quote/header/header'
import { isSettled } from '#domain/quote/life/status'
import { articlesOf, totalsOfQuote } from '#domain/quote/money/visible-money'
import { type DeliveryWords, orderedDelivery } from '#domain/quote/ordering/delivery-words'
import type { Manifest, ManifestRow } from '#domain/quote/quote'
import { factsWithoutSize, productFacts } from '#domain/quote/rows/product-facts'
import { warningsOnPaper } from '#domain/quote/rows/row-facts'
import type { Configuration } from '#domain/rules/configuration'
import { wordsInForce } from '#domain/texts/texts'
import { type Ore, type Percent, withTax } from '#domain/units'
import { constructionsOf } from './constructions-on-paper.ts'
import { apiUvalue, estimateFor, type QuoteForShow, revisionOf } from './offer-for.ts'
import { orderOnPaper } from './order-on-paper.ts'
import { paletteFor } from './palette-for.ts'
import { documentText } from './text.ts'

export interface DocumentOrder {
  readonly kind: DocumentInput['kind']
  readonly viewer: Viewer
  readonly modes: readonly PriceMode[]
  /** Whether sizes are shown. */
  readonly measurements: boolean
  readonly colorLists: ColorLists
  /** The seller's logo as a data URL; without one the name stands in its place. */
  readonly logo?: string | null
  readonly now: string
}

type ShownMode = Exclude<PriceMode, 'HIDDEN'>

interface Column {
  readonly mode: ShownMode
  readonly label: string
  readonly taxIncluded: boolean
  readonly unit: (prices: RowPrices) => Ore
  /** What the unit comes to before it is counted; the unit itself unless a discount stands between. */
  readonly counted?: (prices: RowPrices) => Ore
}

const of = (price: Ore | null): Ore => {
  if (price === null) throw new Error('this price is not part of the quote')
  return price
}

/** The discount that the viewer gives: a store to whom it sells, an agent to his customer. */
const givenDiscount = (viewer: Viewer, prices: RowPrices): Percent =>
  kindOf(viewer) === 'agent' ? prices.discountRate : (prices.discountRateNetAgent ?? prices.discountRate)

const discounted = (viewer: Viewer, prices: RowPrices): Ore =>
  kindOf(viewer) === 'agent' ? of(prices.agentPrice) : prices.storePrice

const columnsFor = (viewer: Viewer): Readonly<Record<ShownMode, Column>> => ({
  CUSTOMER: {
    mode: 'CUSTOMER',
    label: documentText.customerPrice,
    taxIncluded: true,
    unit: ({ customerPrice }) => customerPrice,
  },
  STORE: {
    mode: 'STORE',
    label: documentText.storePrice,
    taxIncluded: false,
    unit: ({ storePrice }) => storePrice,
  },
  AGENT: {
    mode: 'AGENT',
    label: documentText.agentPrice,
    taxIncluded: false,
    unit: ({ agentCost }) => of(agentCost),
  },
  DISCOUNTS: {
    mode: 'DISCOUNTS',
    label: documentText.listPrice,
    taxIncluded: false,
    unit: ({ gross }) => gross,
    counted: (prices) => discounted(viewer, prices),
  },
})

/** HIDDEN wins over everything that is chosen beside it (QD-27). */
const chosenColumns = ({ viewer, modes }: DocumentOrder): readonly Column[] => {
  if (modes.includes('HIDDEN')) return []
  const columns = columnsFor(viewer)
  return modes.flatMap((mode) => (mode === 'HIDDEN' ? [] : [columns[mode]]))
}

const lineIn = ({ unit, counted = unit }: Column, row: ManifestRow, { terms }: Manifest): Ore =>
  lineOf(counted(rowPrices(row, terms)), row.numberOf)

const shownPrice = (price: Ore, { taxIncluded }: Column, { terms }: Manifest): Ore =>
  taxIncluded ? withTax(price, terms.taxRate) : price

const shownLine = (column: Column, row: ManifestRow, manifest: Manifest): Ore =>
  shownPrice(lineIn(column, row, manifest), column, manifest)

/** Other parties' prices make it a paper of the trade. */
const isForCustomer = (modes: readonly PriceMode[]): boolean =>
  modes.every((mode) => mode === 'CUSTOMER' || mode === 'HIDDEN')

const rowFor = (
  manifest: Manifest,
  row: ManifestRow,
  columns: readonly Column[],
  configuration: Configuration,
  { viewer, measurements, modes }: DocumentOrder,
): DocumentInput['rows'][number] => {
  const facts = measurements ? productFacts : factsWithoutSize
  const prices = rowPrices(row, manifest.terms)
  return {
    rowNumber: row.rowNumber,
    numberOf: row.numberOf,
    reference: row.reference,
    description: measurements ? row.description : configuration.model.name,
    product: configuration.product,
    facts: [...facts(configuration), ...connectionFacts(manifest, row)],
    warnings: warningsOnPaper(configuration, { measurements, isCustomers: isForCustomer(modes) }),
    prices: columns.map((column) => ({
      unit: apiMoney(shownPrice(column.unit(prices), column, manifest)),
      line: apiMoney(shownLine(column, row, manifest)),
    })),
    discountRate: columns.some(({ mode }) => mode === 'DISCOUNTS') ? givenDiscount(viewer, prices) : null,
  }
}

const sumOver = (manifest: Manifest, ofRow: (row: ManifestRow) => Ore, ofArticle: (price: Ore) => Ore): Ore =>
  manifest.rows.reduce(
    (sum, row) => sum + ofRow(row),
    articlesOf(manifest).reduce((sum, { price }) => sum + ofArticle(price), 0),
  )

/** VAT is owed on the sum; what lines that each carry their VAT differ from that is said in a line of its own. */
const totalFor = (manifest: Manifest, column: Column): DocumentInput['totals'][number] => {
  const sum = sumOver(
    manifest,
    (row) => lineIn(column, row, manifest),
    (price) => price,
  )
  const shown = sumOver(
    manifest,
    (row) => shownLine(column, row, manifest),
    (price) => shownPrice(price, column, manifest),
  )
  const withVat = withTax(sum, manifest.terms.taxRate)
  return {
    label: column.label,
    rounding: apiMoney(column.taxIncluded ? withVat - shown : 0),
    sumExclTax: apiMoney(sum),
    tax: apiMoney(withVat - sum),
    sumInclTax: apiMoney(withVat),
  }
}

const sellerFor = (
  { parties: { store, agent }, creator }: QuoteForShow,
  { logo = null }: DocumentOrder,
): DocumentInput['seller'] => {
  const { name, address, phoneNumber, email } = agent ?? store
  return {
    name,
    address: `${address.address1}, ${address.postalCode} ${address.postalAddress}`,
    phone: phoneNumber,
    email,
    contact: `${creator.firstname} ${creator.lastname}`,
    logo,
  }
}

const deliveryFor = ({ header }: Manifest): readonly string[] => {
  const { address1, address2, postalCode, postalAddress } = header.deliveryAddress
  return [
    address1,
    address2,
    `${postalCode} ${postalAddress}`.trim(),
    header.deliveryByCrane ? documentText.crane : '',
  ].filter((line) => line !== '')
}

const deliveryWeekFor = (quote: QuoteForShow, { now }: DocumentOrder): DeliveryWords =>
  isSettled(quote.manifest.status)
    ? orderedDelivery(quote.manifest, quote.factoryStatus)
    : { text: estimateFor(quote, now), isConfirmed: false }

/** Two prints on one day are the same document: the clock is not part of it. */
export const documentFor = (quote: QuoteForShow, order: DocumentOrder): DocumentInput => {
  const { manifest } = quote
  const { header, terms } = manifest
  const columns = chosenColumns(order)
  const delivery = deliveryWeekFor(quote, order)
  const rows = manifest.rows.map((row) => {
    const { product } = revisionOf(row, quote.revisions)
    return { row, configuration: configureStored(product, order.colorLists) }
  })
  const palette = paletteFor(
    rows.map(({ configuration }) => configuration),
    order.colorLists,
  )
  const words = wordsInForce()
  return {
    kind: order.kind,
    palette,
    ...(words.length > 0 && { words: [...words] }),
    orderNumber: manifest.orderNumber,
    ...orderOnPaper(manifest),
    date: manifest.pricedAt,
    validToDate: manifest.validTo,
    printedAt: isoDateOf(order.now),
    seller: sellerFor(quote, order),
    customer: header.customer,
    delivery: [...deliveryFor(manifest)],
    deliveryLabel: header.deliveryLabel,
    externalReference: referenceFor(order.viewer, header),
    comment: header.customerNote,
    deliveryText: delivery.text,
    deliveryConfirmed: delivery.isConfirmed,
    uValue: apiUvalue(totalsOfQuote(manifest).orderUvalue),
    priceColumns: columns.map(({ mode, label, taxIncluded }) => ({ mode, label, taxIncluded })),
    rows: rows.map(({ row, configuration }) => rowFor(manifest, row, columns, configuration, order)),
    constructions: constructionsOf(
      rows.map(({ row, configuration }) => ({ ...row, configuration })),
      order.colorLists,
    ),
    measurements: order.measurements,
    articles:
      columns.length === 0
        ? []
        : articlesOf(manifest).map(({ description, numberOf, price }) => ({
            description,
            numberOf,
            prices: columns.map((column) => apiMoney(shownPrice(price, column, manifest))),
          })),
    totals: columns.map((column) => totalFor(manifest, column)),
    taxRate: terms.taxRate,
  }
}
