/**
 * The lines of an order: its rows in their order, then its articles. A row is priced by what the store pays the provider; where that is
 * a discount on the list price, both stand in the line.
 */
import { frameTypeOf } from '#domain/catalogue/catalogue'
import { NOT_CHOSEN } from '#domain/catalogue/data/wood-and-mounting'
import { frameDepthOf } from '#domain/layout/depth'
import { fieldLabel } from '#domain/messages/fields'
import { lineOf, rowPrices } from '#domain/pricing/row-price'
import { connectionFacts, mountingOf } from '#domain/quote/connections/as-connected'
import { type Configurations, configurationOfRow } from '#domain/quote/connections/joinable'
import type { Article } from '#domain/quote/extras/articles'
import type { Manifest, ManifestRow } from '#domain/quote/quote'
import { type ProductFact, productFacts } from '#domain/quote/rows/product-facts'
import { productMeasures } from '#domain/quote/rows/product-measures'
import type { Configuration } from '#domain/rules/configuration'
import type { Ore, Percent } from '#domain/units'
import { peppolText } from './text.ts'
import { amount, cac, cbc } from './ubl.ts'

/** UN/ECE Recommendation 20. */
const PIECES = { unitCode: 'H87' }
const MILLIMETRES = { unitCode: 'MMT' }
/** Whose names of properties these are: our own, as `tilbud.json` has them. */
const OWN_NAMES = { listID: 'lysvag' }

export interface OrderLine {
  readonly id: number
  readonly numberOf: number
  /** Of the whole line. */
  readonly sum: Ore
  readonly element: ReturnType<typeof cac>
}

/** Standard rate (UNCL 5305). */
const vat = (taxRate: Percent) =>
  cac('ClassifiedTaxCategory', cbc('ID', 'S'), cbc('Percent', taxRate), cac('TaxScheme', cbc('ID', 'VAT')))

const property = (code: string, name: string, value: string, length?: number) =>
  cac(
    'AdditionalItemProperty',
    cbc('Name', name),
    cbc('NameCode', code, OWN_NAMES),
    cbc('Value', value),
    length === undefined ? null : cbc('ValueQuantity', length, MILLIMETRES),
  )

const length = (code: 'width' | 'height' | 'depth', millimetres: number) =>
  property(code, peppolText[code], peppolText.millimetres(millimetres), millimetres)

/** How it is fastened, in the wall or to another row, where somebody has said it. A construction part is fastened with what it is a part of. */
const mounting = (row: ManifestRow, { model, values, facts }: Configuration) => {
  const isSaid = row.connection !== null || values.mountingId !== NOT_CHOSEN
  return isSaid && model.isConstructionPart !== true
    ? [property('mountingId', fieldLabel('mountingId'), mountingOf(row, facts.mountingType).description)]
    : []
}

/** Lengths as figures, everything else as paper says it, and what paper shows in a drawing, which an order does not hold. */
const properties = (configuration: Configuration, facts: readonly ProductFact[]) => [
  length('width', configuration.values.width),
  length('height', configuration.values.height),
  length('depth', frameDepthOf(configuration.values, frameTypeOf(configuration.model.frameType))),
  ...facts
    .filter(({ id }) => id !== 'size' && id !== 'depth')
    .map(({ id, label, value }) => property(id, label, value)),
  ...productMeasures(configuration).map(({ id, label, value, length }) => property(id, label, value, length)),
]

/** What is taken off the list price; a project has net prices alone. */
const discount = (gross: Ore, net: Ore) =>
  gross <= net
    ? null
    : cac(
        'AllowanceCharge',
        cbc('ChargeIndicator', 'false'),
        amount('Amount', gross - net),
        amount('BaseAmount', gross),
      )

export const rowLine = (manifest: Manifest, row: ManifestRow, configurations: Configurations): OrderLine => {
  const { terms } = manifest
  const { rowNumber, numberOf, description, reference, modelId } = row
  const configuration = configurationOfRow(configurations, rowNumber)
  const facts = [...productFacts(configuration), ...connectionFacts(manifest, row)]
  const { gross, storeCost } = rowPrices(row, terms)
  const sum = lineOf(storeCost, numberOf)
  const element = cac(
    'OrderLine',
    cac(
      'LineItem',
      cbc('ID', rowNumber),
      cbc('Quantity', numberOf, PIECES),
      amount('LineExtensionAmount', sum),
      cac(
        'Price',
        amount('PriceAmount', storeCost),
        terms.projectCalculation ? null : discount(gross, storeCost),
      ),
      cac(
        'Item',
        cbc('Description', facts.map(({ label, value }) => `${label}: ${value}`).join('; ')),
        cbc('Name', description),
        cac('BuyersItemIdentification', cbc('ID', reference)),
        cac('SellersItemIdentification', cbc('ID', modelId)),
        vat(terms.taxRate),
        ...properties(configuration, facts),
        ...mounting(row, configuration),
      ),
    ),
  )
  return { id: rowNumber, numberOf, sum, element }
}

/** Its price is that of all its pieces, so it is given for as many. */
export const articleLine = (
  { rowNumber, article, description, numberOf, price }: Article,
  taxRate: Percent,
): OrderLine => {
  const element = cac(
    'OrderLine',
    cac(
      'LineItem',
      cbc('ID', rowNumber),
      cbc('Quantity', numberOf, PIECES),
      amount('LineExtensionAmount', price),
      cac('Price', amount('PriceAmount', price), cbc('BaseQuantity', numberOf, PIECES)),
      cac(
        'Item',
        cbc('Name', description),
        cac('SellersItemIdentification', cbc('ID', article)),
        vat(taxRate),
      ),
    ),
  )
  return { id: rowNumber, numberOf, sum: price, element }
}
