// An order as EHF: who buys what from whom, at the price between them, and every rule of the published specification that it can break.
import { describe, expect, test } from 'vitest'
import type { Patch } from '#domain/product/product'
import { totalsOfQuote } from '#domain/quote/money/visible-money'
import { QUOTE_STATUS } from '#domain/quote/quote'
import { kronerOf, withTax } from '#domain/units'
import { makePlanned } from '#tests/factories/check-planned'
import { asOrdered, makeOrderedQuote } from '#tests/factories/ordered-quote'
import { makeStore } from '#tests/factories/organisations'
import { faultsInOrder, ruleIds } from '#tests/factories/peppol/rules'
import { asPlanned, atStock } from '#tests/factories/planned-quote'
import { agentContext, makeManifestRow, makeParties, workedRows } from '#tests/factories/quotes'
import { at, readUbl, textAt, textsAt } from '#tests/factories/read-ubl'
import { casesOf, SEED } from '#tests/factories/seed'
import { sensibleQuotes } from '#tests/factories/sensible-quotes'
import { peppolOrder, type QuoteToExchange } from './order.ts'

const PROVIDER = '399104076'

const written = (quote: QuoteToExchange): string => {
  const order = peppolOrder(quote, PROVIDER)
  if (!order.ok) throw new Error(order.code)
  return order.value
}
const read = (quote: QuoteToExchange) => readUbl(written(quote), 'Order')
const LINE = ['cac:OrderLine', 'cac:LineItem'] as const
const lineOf = (quote: QuoteToExchange, id: string) => {
  const line = at(read(quote), ...LINE).find((each) => textAt(each, 'cbc:ID') === id)
  if (line === undefined) throw new Error(`no line ${id}`)
  return line
}
const propertiesOf = (quote: QuoteToExchange, id: string) =>
  Object.fromEntries(
    at(lineOf(quote, id), 'cac:Item', 'cac:AdditionalItemProperty').map((property) => [
      textAt(property, 'cbc:NameCode'),
      textAt(property, 'cbc:Value'),
    ]),
  )

const agents = makeOrderedQuote({}, agentContext())
const project = makeOrderedQuote()
const projectTerms = { ...project.manifest.terms, projectCalculation: true }
const [first] = workedRows({ windows: 10, doors: 5 })
const connected = makeOrderedQuote({
  rows: [
    makeManifestRow(),
    makeManifestRow({ rowNumber: 2, connection: { toRow: 1, position: 'RIGHT', location: 'START' } }),
  ],
})
const worked: Readonly<Record<string, QuoteToExchange>> = {
  'a store’s own': makeOrderedQuote(),
  'a builder’s': agents,
  'a project': makeOrderedQuote({ terms: projectTerms }),
  'rows that are mounted together': connected,
  'in Fastlane': makeOrderedQuote({ fastlane: true, rows: [makeManifestRow()] }),
  'with quick choices': makeOrderedQuote({ extras: ['X01'] }),
  'a row of which there is none': makeOrderedQuote({
    rows: [makeManifestRow(), makeManifestRow({ rowNumber: 2, numberOf: 0 })],
  }),
}

test('the store orders from the provider, under both numbers, on the day when it was ordered', () => {
  const order = read(makeOrderedQuote())
  expect(textAt(order, 'cbc:ID')).toBe('100001')
  expect(textAt(order, 'cbc:SalesOrderID')).toBe('480001')
  expect(textAt(order, 'cbc:IssueDate')).toBe('2026-11-20')
  expect(textAt(order, 'cac:BuyerCustomerParty', 'cac:Party', 'cbc:EndpointID')).toBe('399100003')
  expect(textAt(order, 'cac:SellerSupplierParty', 'cac:Party', 'cbc:EndpointID')).toBe(PROVIDER)
  expect(textAt(order, 'cac:BuyerCustomerParty', 'cac:Party', 'cac:Contact', 'cbc:Name')).toBe(
    'Marit Kvalheim',
  )
  expect(at(order, 'cac:OriginatorCustomerParty')).toEqual([])
})

test('the week that was promised is wanted from Monday to Sunday, in the year after where it is', () => {
  const period = ['cac:Delivery', 'cac:RequestedDeliveryPeriod'] as const
  const order = read(makeOrderedQuote())
  expect(textAt(order, ...period, 'cbc:StartDate')).toBe('2027-01-11')
  expect(textAt(order, ...period, 'cbc:EndDate')).toBe('2027-01-17')
})

test('a builder’s order says whom it is for, and his customer’s price is not in it', () => {
  const order = read(agents)
  expect(textAt(order, 'cac:OriginatorCustomerParty', 'cac:Party', 'cac:PartyName', 'cbc:Name')).toBe(
    'Kvistfri Bygg AS',
  )
  const { sumExclTaxAgent, sumExclTax } = totalsOfQuote(agents.manifest)
  for (const sum of [sumExclTaxAgent, sumExclTax])
    expect(written(agents)).not.toContain(kronerOf(sum ?? 0).toFixed(2))
})

test('rows stand in their order, each with its reference, and articles after them', () => {
  const rows = workedRows({ windows: 10, doors: 5 }).toReversed()
  const order = read(
    makeOrderedQuote({ rows: rows.map((row) => ({ ...row, reference: `V${row.rowNumber}` })) }),
  )
  const ids = textsAt(order, ...LINE, 'cbc:ID')
  expect(ids.slice(0, 3)).toEqual(['3', '2', '1'])
  expect(ids.slice(3).every((id) => Number(id) > 9000)).toBe(true)
  expect(textsAt(order, ...LINE, 'cac:Item', 'cac:BuyersItemIdentification', 'cbc:ID')).toEqual([
    'V3',
    'V2',
    'V1',
  ])
})

test('a row says what paper says of the product, and its lengths as figures', () => {
  const line = lineOf(makeOrderedQuote(), '1')
  expect(textAt(line, 'cac:Item', 'cbc:Name')).toBe(first?.description)
  expect(textAt(line, 'cac:Item', 'cbc:Description')).toMatch(/^Mål \(B × H\): .*; Glass: /)
  const properties = propertiesOf(makeOrderedQuote(), '1')
  expect(properties).toMatchObject({ width: '1190\u00a0mm', height: '1190\u00a0mm', opening: 'Toppsving' })
  expect(properties).toHaveProperty('color')
  expect(properties).toHaveProperty('glass')
  expect(textsAt(line, 'cac:Item', 'cac:AdditionalItemProperty', 'cbc:ValueQuantity')).toEqual([
    '1190',
    '1190',
    '105',
  ])
})

const orderedProduct = (modelId: number, patch: Patch): QuoteToExchange => {
  const { manifest, revisions } = makePlanned(atStock([asPlanned({ modelId, patch, numberOf: 1 })]))
  return asOrdered(manifest, revisions)
}
const board = (height: number, depth: number, extension: number): Patch => ({
  flowerBoard: { selected: true, material: '02', height, depth, extension },
})
const jamb = (featherSize: number, hasBottom: boolean): Patch => ({
  extensionJamb: { mounted: true, featherSize, material: '01', hasBottom },
})
const closer = (closerColor: string): Patch => ({ closerId: 'DL1', closerColor })
const post = (position: number): Patch => ({
  width: 1790,
  dividers: [{ panel: '', direction: 'VERTICAL', typeId: 'P60', position }],
})
const onPane = (panel: string, id = 5): Patch => ({ ...post(895), panelProperties: [{ panel, id }] })
const glazingBar = (position: number): Patch => ({
  crossbars: [{ panel: '', direction: 'HORIZONTAL', typeId: 'A18', position }],
})

test.each<[string, number, Patch, Patch, string]>([
  ['a thick board and a thin one', 1002, board(28, 200, 50), board(21, 200, 50), 'flowerBoard.height'],
  ['a deep board and a shallow one', 1002, board(28, 200, 50), board(28, 400, 50), 'flowerBoard.depth'],
  ['a long board and a short one', 1002, board(28, 200, 50), board(28, 200, 0), 'flowerBoard.extension'],
  ['two tongues of a lining', 1002, jamb(10, false), jamb(12, false), 'extensionJamb.featherSize'],
  ['a lining round three sides and four', 1002, jamb(12, false), jamb(12, true), 'extensionJamb.hasBottom'],
  ['two places of a post', 1001, post(600), post(1190), 'divider/V1'],
  ['two places of a glazing bar', 1001, glazingBar(400), glazingBar(500), 'c1r1/crossbar/H1'],
  ['a white closer and a black one', 3001, closer('02'), closer('03'), 'closerColor'],
  ['one pane with a property and the other', 1001, onPane('c1r1'), onPane('c2r1'), 'glass-properties'],
  ['one pane with a property and both', 1001, onPane('c1r1'), onPane(''), 'glass-properties'],
  ['one pane that is filled and the other', 1001, onPane('c1r1', 14), onPane('c2r1', 14), 'glass-properties'],
  ['screws and irons in the wall', 1002, { mountingId: 1 }, { mountingId: 2 }, 'mountingId'],
  ['two slants', 1401, { frameShapeId: 1, height1: 590 }, { frameShapeId: 1, height1: 591 }, 'height1'],
])('an order without drawings tells %s apart', (_, modelId, one, other, code) => {
  const [first = {}, second = {}] = [one, other].map((patch) =>
    propertiesOf(orderedProduct(modelId, patch), '1'),
  )
  expect([first[code], second[code]]).toEqual([expect.any(String), expect.any(String)])
  expect(first[code]).not.toBe(second[code])
  expect(faultsInOrder(written(orderedProduct(modelId, one)))).toEqual([])
})

test('what is mounted together says with what', () => {
  expect(propertiesOf(connected, '2')).toMatchObject({
    'connected-to': 'rad 1, på høyre side nederst, sett utenfra',
  })
  expect(propertiesOf(connected, '1')).toMatchObject({ 'connected-with': 'rad 2' })
})

test('how a row is fastened is said where it has been said, and of a connected row that it is coupled', () => {
  expect(propertiesOf(connected, '2')).toMatchObject({ mountingId: 'Sammenkoblet' })
  expect(propertiesOf(connected, '1')).toMatchObject({ mountingId: 'Skruefeste gjennom karm' })
  expect(propertiesOf(orderedProduct(1002, { mountingId: 4 }), '1')).not.toHaveProperty('mountingId')
  expect(propertiesOf(orderedProduct(1002, {}), '1')).not.toHaveProperty('closerColor')
})

test('a price is what the store pays: 42 % off 8 762 kroner, and the list price beside it', () => {
  const line = lineOf(makeOrderedQuote(), '1')
  expect(textAt(line, 'cac:Price', 'cbc:PriceAmount')).toBe('5081.96')
  expect(textAt(line, 'cac:Price', 'cac:AllowanceCharge', 'cbc:BaseAmount')).toBe('8762.00')
  expect(textAt(line, 'cac:Price', 'cac:AllowanceCharge', 'cbc:Amount')).toBe('3680.04')
  expect(textAt(line, 'cbc:LineExtensionAmount')).toBe('20327.84')
})

test('a project has net prices alone', () => {
  const line = lineOf(makeOrderedQuote({ terms: projectTerms }), '1')
  expect(textAt(line, 'cac:Price', 'cbc:PriceAmount')).toBe('4205.76')
  expect(at(line, 'cac:Price', 'cac:AllowanceCharge')).toEqual([])
})

test('Fastlane is a line, and a row of which there is none is not', () => {
  const articles = (quote: QuoteToExchange) =>
    textsAt(read(quote), ...LINE, 'cac:Item', 'cac:SellersItemIdentification', 'cbc:ID')
  expect(articles(worked['in Fastlane'] ?? agents)).toContain('9906')
  expect(articles(makeOrderedQuote())).not.toContain('9906')
  expect(textsAt(read(worked['a row of which there is none'] ?? agents), ...LINE, 'cbc:ID')).not.toContain(
    '2',
  )
})

test('what somebody has written is text, whatever signs are in it', () => {
  const { manifest } = makeOrderedQuote()
  const customerNote = 'Ring <Kari> & Ola\u0000 "før" ]]> 07:00'
  const quote = makeOrderedQuote({ header: { ...manifest.header, customerNote, deliveryByCrane: true } })
  expect(textAt(read(quote), 'cbc:Note')).toBe('Ring <Kari> & Ola "før" ]]> 07:00')
  expect(textAt(read(quote), 'cac:DeliveryTerms', 'cbc:SpecialTerms')).toBe('Levering med kranbil')
  expect(faultsInOrder(written(quote))).toEqual([])
})

test.each([QUOTE_STATUS.offer, QUOTE_STATUS.orderedByAgent, QUOTE_STATUS.cancelled])(
  'what is no order, or none any more, is none as EHF either (status %i)',
  (status) => {
    const quote = makeOrderedQuote()
    expect(peppolOrder({ ...quote, manifest: { ...quote.manifest, status } }, PROVIDER)).toMatchObject({
      code: 'exchange.not-ordered',
    })
  },
)

test('a store without an organisation number is told so', () => {
  const quote = makeOrderedQuote()
  const parties = makeParties({ store: makeStore({ organisationNumber: null }) })
  expect(peppolOrder({ ...quote, parties }, PROVIDER)).toMatchObject({
    code: 'exchange.no-organisation-number',
    data: { store: 'Tømmerringen Sandnes' },
  })
})

describe('the published rules', () => {
  test.each(Object.entries(worked))('%s breaks none', (_, quote) => {
    expect(faultsInOrder(written(quote))).toEqual([])
  })

  interface Planted {
    readonly fault: string
    /** The rule that it breaks. */
    readonly rule: string
    readonly where: RegExp | string
    readonly instead: string
    readonly quote?: QuoteToExchange
    /** What is said of it beyond the rule. */
    readonly says?: RegExp
  }
  const planted: readonly Planted[] = [
    {
      fault: 'a missing buyer',
      rule: 'schema',
      where: /<cac:BuyerCustomerParty>.*<\/cac:BuyerCustomerParty>/s,
      instead: '',
      says: /SellerSupplierParty.*Expected is.*BuyerCustomerParty/,
    },
    {
      fault: 'what stands in the wrong place',
      rule: 'schema',
      where: /(<cbc:ID>100001<\/cbc:ID>)(<cbc:SalesOrderID>\d+<\/cbc:SalesOrderID>)/,
      instead: '$2$1',
      says: /SalesOrderID.*Expected is.*}ID/,
    },
    {
      fault: 'what may be said once and is said twice',
      rule: 'schema',
      where: /<cbc:SalesOrderID>\d+<\/cbc:SalesOrderID>/,
      instead: '$&$&',
      says: /SalesOrderID.*not expected/,
    },
    {
      fault: 'an element that an order does not have',
      rule: 'schema',
      where: '<cbc:ID>100001</cbc:ID>',
      instead: '$&<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>',
      says: /InvoiceTypeCode.*not expected/,
    },
    {
      fault: 'an order of nothing',
      rule: 'schema',
      where: /<cac:OrderLine>.*<\/cac:OrderLine>/s,
      instead: '',
      says: /Missing child element.*OrderLine/,
    },
    {
      fault: 'a day that is not in the calendar',
      rule: 'schema',
      where: '2026-11-20',
      instead: '2026-11-31',
      says: /'2026-11-31' is not a valid value.*xs:date/,
    },
    {
      fault: 'an amount as people write it',
      rule: 'schema',
      where: /(<cbc:PriceAmount currencyID="NOK">\d+)\./,
      instead: '$1,',
      says: /PriceAmount.*is not a valid value.*xs:decimal/,
    },
    {
      fault: 'an amount without a currency',
      rule: 'schema',
      where: '<cbc:TaxAmount currencyID="NOK">',
      instead: '<cbc:TaxAmount>',
      says: /TaxAmount.*'currencyID' is required/,
    },
    {
      fault: 'a count without a unit',
      rule: 'schema',
      where: '<cbc:Quantity unitCode="H87">',
      instead: '<cbc:Quantity>',
      says: /Quantity.*'unitCode' is required/,
    },
    {
      fault: 'an address without its register',
      rule: 'schema',
      where: '<cbc:EndpointID schemeID="0192">',
      instead: '<cbc:EndpointID>',
      says: /EndpointID.*'schemeID' is required/,
    },
    {
      fault: 'something empty',
      rule: 'PEPPOL-COMMON-R001',
      where: /(<cbc:Name>)[^<]+/,
      instead: '$1 ',
    },
    {
      fault: 'a date as people write it',
      rule: 'PEPPOL-COMMON-R030',
      where: '2026-11-20',
      instead: '20.11.2026',
    },
    {
      fault: 'a number of nobody',
      rule: 'PEPPOL-COMMON-R041',
      where: '399100003',
      instead: '399100004',
    },
    {
      fault: 'two lines with one number',
      rule: 'PEPPOL-T01-R001',
      where: /(<cac:LineItem><cbc:ID>)2/,
      instead: '$11',
    },
    {
      fault: 'another currency',
      rule: 'PEPPOL-T01-R003',
      where: 'currencyID="NOK"',
      instead: 'currencyID="EUR"',
      says: /EUR/,
    },
    {
      fault: 'less than nothing ordered',
      rule: 'PEPPOL-T01-R004',
      where: /(<cbc:Quantity unitCode="H87">)4/,
      instead: '$1-4',
    },
    {
      fault: 'a negative price',
      rule: 'PEPPOL-T01-R005',
      where: /(<cbc:PriceAmount currencyID="NOK">)/,
      instead: '$1-',
    },
    {
      fault: 'a negative sum to pay',
      rule: 'PEPPOL-T01-R006',
      where: /(<cbc:PayableAmount currencyID="NOK">)/,
      instead: '$1-',
    },
    {
      fault: 'a negative sum of the lines',
      rule: 'PEPPOL-T01-R007',
      where: /(<cac:AnticipatedMonetaryTotal><cbc:LineExtensionAmount currencyID="NOK">)/,
      instead: '$1-',
    },
    {
      fault: 'a wrong sum',
      rule: 'PEPPOL-T01-R008',
      where: /(<cbc:LineExtensionAmount currencyID="NOK">)\d+/,
      instead: '$11',
    },
    {
      fault: 'a wrong sum without VAT',
      rule: 'PEPPOL-T01-R011',
      where: /(<cbc:TaxExclusiveAmount currencyID="NOK">)\d+/,
      instead: '$11',
    },
    {
      fault: 'a builder without a name',
      rule: 'PEPPOL-T01-R014',
      where: '<cac:PartyName><cbc:Name>Kvistfri Bygg AS</cbc:Name></cac:PartyName>',
      instead: '',
      quote: agents,
    },
    {
      fault: 'a wrong sum to pay',
      rule: 'PEPPOL-T01-R016',
      where: /(<cbc:PayableAmount currencyID="NOK">)\d+/,
      instead: '$11',
    },
    {
      fault: 'a wrong VAT',
      rule: 'PEPPOL-T01-R017',
      where: /(<cbc:TaxAmount currencyID="NOK">)\d+/,
      instead: '$11',
    },
    {
      fault: 'a discount that is not off the list price',
      rule: 'PEPPOL-T01-R019',
      where: /(<cbc:BaseAmount currencyID="NOK">)\d+/,
      instead: '$11',
    },
    {
      fault: 'a wrong line',
      rule: 'PEPPOL-T01-R024',
      where: /(<cbc:Quantity unitCode="H87">)4/,
      instead: '$15',
    },
    {
      fault: 'a price for none',
      rule: 'PEPPOL-T01-R025',
      where: /(<cbc:BaseQuantity unitCode="H87">)\d+/,
      instead: '$10',
    },
    {
      fault: 'half an øre',
      rule: 'PEPPOL-T01-R028',
      where: /(<cbc:TaxAmount currencyID="NOK">\d+\.\d\d)/,
      instead: '$15',
    },
    {
      fault: 'VAT without a rate',
      rule: 'PEPPOL-T01-R029',
      where: /<cbc:Percent>25<\/cbc:Percent>/,
      instead: '',
    },
    {
      fault: 'a standard rate of nothing',
      rule: 'PEPPOL-T01-R030',
      where: '<cbc:Percent>25<',
      instead: '<cbc:Percent>0<',
    },
    { fault: 'another profile', rule: 'PEPPOL-T01-R031', where: 'bis:ordering:3', instead: 'bis:billing:3' },
    {
      fault: 'a discount that is added',
      rule: 'PEPPOL-T01-R033',
      where: /(<cbc:Amount currencyID="NOK">)/,
      instead: '$1-',
    },
    { fault: 'another version', rule: 'PEPPOL-T01-R034', where: 'trns:order:3', instead: 'trns:order:2' },
    {
      fault: 'a unit that nobody knows',
      rule: 'UNECERec20',
      where: 'unitCode="H87"',
      instead: 'unitCode="STK"',
      says: /STK/,
    },
    {
      fault: 'a number of another register',
      rule: 'ICD',
      where: 'schemeID="0192"',
      instead: 'schemeID="0088"',
      says: /0088/,
    },
  ]
  test.each(planted)(
    '$fault is found',
    ({ rule, where, instead, quote = makeOrderedQuote(), says = / / }) => {
      const xml = written(quote)
      const spoilt = xml.replace(where, instead)
      expect(spoilt).not.toBe(xml)
      const found = faultsInOrder(spoilt).filter((fault) => fault.startsWith(`${rule}: `))
      expect(found).toEqual([expect.stringMatching(says)])
    },
  )

  test('a fault is planted for every one of them', () => {
    expect([...new Set(planted.map(({ rule }) => rule))].toSorted()).toEqual(
      [...ruleIds, 'schema'].toSorted(),
    )
  })
})

// Hundreds of orders are written and read, on a machine that does something else as well.
test('sensible quotes: each line to the øre, each sum that of the quote, no rule broken', {
  timeout: 120_000,
}, () => {
  const plans = sensibleQuotes(SEED, casesOf({ deep: 400, daily: 120 }))
  for (const [index, plan] of plans.entries()) {
    const { manifest, revisions } = makePlanned(plan)
    const projectCalculation = index % 3 === 0
    const quote = asOrdered({ ...manifest, terms: { ...manifest.terms, projectCalculation } }, revisions)
    const order = read(quote)
    const { netSumExclTax } = totalsOfQuote(quote.manifest)
    const total = (name: string) => textAt(order, 'cac:AnticipatedMonetaryTotal', `cbc:${name}`)
    expect(total('TaxExclusiveAmount')).toBe(kronerOf(netSumExclTax).toFixed(2))
    expect(total('PayableAmount')).toBe(kronerOf(withTax(netSumExclTax, 25)).toFixed(2))
    expect(at(order, ...LINE).length).toBeGreaterThan(plan.rows.length)
    expect(faultsInOrder(written(quote)), `quote ${index} of seed ${SEED}`).toEqual([])
  }
})
