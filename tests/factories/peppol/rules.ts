/**
 * The published rules of the Order (T01) of Peppol BIS Ordering 3, release of 2025-Q2, that an order of ours can break, each under its id and
 * in our words, and as checks of what was read. The rules that only warn are left out (R002, R013: an end of validity, a count).
 */
import type { ReadElement } from '#domain/exchange/peppol/order-response'
import { at, everyElement, readUbl, textAt, textsAt } from '../read-ubl.ts'
import { schemaFaults } from './schema.ts'

interface Rule {
  readonly id: string
  readonly says: string
  readonly holds: (order: ReadElement) => boolean
}

/** Amounts have two decimals, so that in hundredths they are whole. */
const hundredths = (text: string | null): number => Math.round(Number(text ?? Number.NaN) * 100)
const amountAt = (element: ReadElement, ...path: readonly string[]): number =>
  hundredths(textAt(element, ...path))

const TOTAL = 'cac:AnticipatedMonetaryTotal'
const total = (order: ReadElement, name: string): number => amountAt(order, TOTAL, `cbc:${name}`)
const lines = (order: ReadElement) => at(order, 'cac:OrderLine', 'cac:LineItem')
const prices = (order: ReadElement) => lines(order).flatMap((line) => at(line, 'cac:Price'))
const named = (order: ReadElement, ...names: readonly string[]) =>
  everyElement(order).filter(({ name }) => names.includes(name))
const categories = (order: ReadElement) => named(order, 'cac:TaxCategory', 'cac:ClassifiedTaxCategory')

const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2]
const isOrganisationNumber = (text: string): boolean =>
  /^\d{9}$/.test(text) &&
  Number(text) > 0 &&
  (11 - (WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(text[index]), 0) % 11)) % 11 ===
    Number(text[8])

/** Two hundredths are allowed between a line and what it is worked out of. */
const SLACK = 2

const addsUp = (line: ReadElement): boolean => {
  const count = Number(textAt(line, 'cbc:Quantity'))
  const base = Number(textAt(line, 'cac:Price', 'cbc:BaseQuantity') ?? 1)
  const expected = (count * amountAt(line, 'cac:Price', 'cbc:PriceAmount')) / base
  return Math.abs(amountAt(line, 'cbc:LineExtensionAmount') - expected) <= SLACK
}

const isNetOfDiscount = (price: ReadElement): boolean => {
  const [discount] = at(price, 'cac:AllowanceCharge')
  if (discount === undefined) return true
  const gross = amountAt(discount, 'cbc:BaseAmount')
  return amountAt(price, 'cbc:PriceAmount') === gross - amountAt(discount, 'cbc:Amount')
}

const rules: readonly Rule[] = [
  {
    id: 'PEPPOL-COMMON-R001',
    says: 'nothing is empty',
    holds: (order) =>
      everyElement(order).every(({ children, text }) => children.length > 0 || text.trim() !== ''),
  },
  {
    id: 'PEPPOL-COMMON-R030',
    says: 'a date is written YYYY-MM-DD',
    holds: (order) =>
      named(order, 'cbc:IssueDate', 'cbc:StartDate', 'cbc:EndDate').every(
        ({ text }) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)),
      ),
  },
  {
    id: 'PEPPOL-COMMON-R041',
    says: 'a Norwegian organisation number is one',
    holds: (order) =>
      [
        ...named(order, 'cbc:EndpointID', 'cbc:CompanyID'),
        ...named(order, 'cac:PartyIdentification').flatMap((party) => at(party, 'cbc:ID')),
      ].every(({ text }) => isOrganisationNumber(text)),
  },
  {
    id: 'PEPPOL-T01-R001',
    says: 'no two lines have the same number',
    holds: (order) => {
      const ids = lines(order).map((line) => textAt(line, 'cbc:ID'))
      return new Set(ids).size === ids.length
    },
  },
  {
    id: 'PEPPOL-T01-R004',
    says: 'nothing is ordered less than not at all',
    holds: (order) => lines(order).every((line) => Number(textAt(line, 'cbc:Quantity')) >= 0),
  },
  {
    id: 'PEPPOL-T01-R005',
    says: 'a price is not negative',
    holds: (order) => prices(order).every((price) => amountAt(price, 'cbc:PriceAmount') >= 0),
  },
  {
    id: 'PEPPOL-T01-R006',
    says: 'what is paid is not negative',
    holds: (order) => total(order, 'PayableAmount') >= 0,
  },
  {
    id: 'PEPPOL-T01-R007',
    says: 'the sum of the lines is not negative',
    holds: (order) => total(order, 'LineExtensionAmount') >= 0,
  },
  {
    id: 'PEPPOL-T01-R008',
    says: 'the sum of the lines is what they come to',
    holds: (order) =>
      total(order, 'LineExtensionAmount') ===
      lines(order).reduce((sum, line) => sum + amountAt(line, 'cbc:LineExtensionAmount'), 0),
  },
  {
    id: 'PEPPOL-T01-R011',
    says: 'the sum without VAT is that of the lines, where nothing is given or taken on the whole',
    holds: (order) => total(order, 'TaxExclusiveAmount') === total(order, 'LineExtensionAmount'),
  },
  {
    id: 'PEPPOL-T01-R014',
    says: 'whom it is ordered for has a name',
    holds: (order) =>
      at(order, 'cac:OriginatorCustomerParty').every(
        (party) => textAt(party, 'cac:Party', 'cac:PartyName', 'cbc:Name') !== null,
      ),
  },
  {
    id: 'PEPPOL-T01-R016',
    says: 'what is paid is the sum with VAT',
    holds: (order) => total(order, 'PayableAmount') === total(order, 'TaxInclusiveAmount'),
  },
  {
    id: 'PEPPOL-T01-R017',
    says: 'the sum with VAT is that without and the VAT',
    holds: (order) =>
      total(order, 'TaxInclusiveAmount') ===
      total(order, 'TaxExclusiveAmount') + amountAt(order, 'cac:TaxTotal', 'cbc:TaxAmount'),
  },
  {
    id: 'PEPPOL-T01-R019',
    says: 'a price is what is left of the list price',
    holds: (order) => prices(order).every(isNetOfDiscount),
  },
  { id: 'PEPPOL-T01-R024', says: 'a line is count by price', holds: (order) => lines(order).every(addsUp) },
  {
    id: 'PEPPOL-T01-R025',
    says: 'a price is for more than nothing',
    holds: (order) =>
      prices(order)
        .flatMap((price) => textsAt(price, 'cbc:BaseQuantity'))
        .every((count) => Number(count) > 0),
  },
  {
    id: 'PEPPOL-T01-R028',
    says: 'an amount has two decimals at most',
    holds: (order) =>
      named(order, 'cbc:Amount', 'cbc:TaxAmount', 'cbc:LineExtensionAmount', 'cbc:PayableAmount').every(
        ({ text }) => /^-?\d+(\.\d{1,2})?$/.test(text),
      ),
  },
  {
    id: 'PEPPOL-T01-R029',
    says: 'each VAT category has its rate',
    holds: (order) => categories(order).every((category) => textAt(category, 'cbc:Percent') !== null),
  },
  {
    id: 'PEPPOL-T01-R030',
    says: 'the standard rate is more than nothing',
    holds: (order) =>
      categories(order).every(
        (category) => textAt(category, 'cbc:ID') !== 'S' || Number(textAt(category, 'cbc:Percent')) > 0,
      ),
  },
  {
    id: 'PEPPOL-T01-R031',
    says: 'the profile is one of those with an order',
    holds: (order) =>
      /^urn:fdc:peppol\.eu:poacc:bis:(order_only|ordering|advanced_ordering):3$/.test(
        textAt(order, 'cbc:ProfileID') ?? '',
      ),
  },
  {
    id: 'PEPPOL-T01-R033',
    says: 'a discount is not negative',
    holds: (order) =>
      prices(order).every((price) => !(amountAt(price, 'cac:AllowanceCharge', 'cbc:Amount') < 0)),
  },
  {
    id: 'PEPPOL-T01-R034',
    says: 'it says that it is an order of version 3',
    holds: (order) =>
      (textAt(order, 'cbc:CustomizationID') ?? '').startsWith('urn:fdc:peppol.eu:poacc:trns:order:3'),
  },
]

/** Codes and currencies stand in attributes, which the parser of answers does not read. */
const attributeRules: readonly { readonly id: string; readonly pattern: RegExp; readonly allowed: RegExp }[] =
  [
    // Those of UN/ECE Recommendation 20 that windows are counted and measured in.
    { id: 'UNECERec20', pattern: /unitCode="([^"]*)"/g, allowed: /^(C62|EA|H87|MMT|MTR|KGM|SET)$/ },
    { id: 'PEPPOL-T01-R003', pattern: /currencyID="([^"]*)"/g, allowed: /^NOK$/ },
    { id: 'ICD', pattern: /schemeID="([^"]*)"/g, allowed: /^0192$/ },
  ]

export const ruleIds: readonly string[] = [...rules, ...attributeRules].map(({ id }) => id)

/** Which rules an order breaks; the schema with what is wrong. */
export const faultsInOrder = (xml: string): readonly string[] => {
  const order = readUbl(xml, 'Order')
  return [
    ...schemaFaults(xml).map((fault) => `schema: ${fault}`),
    ...rules.filter(({ holds }) => !holds(order)).map(({ id, says }) => `${id}: ${says}`),
    ...attributeRules.flatMap(({ id, pattern, allowed }) =>
      [...xml.matchAll(pattern)].flatMap(([, code = '']) => (allowed.test(code) ? [] : [`${id}: ${code}`])),
    ),
  ]
}
