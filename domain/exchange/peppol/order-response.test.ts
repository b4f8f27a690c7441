// What a factory answers as EHF, and what it means for the order.
import { describe, expect, test } from 'vitest'
import { makeResponse } from '#tests/factories/order-response'
import { readUbl } from '#tests/factories/read-ubl'
import { readOrderResponse } from './order-response.ts'

const RECEIVED = '2026-11-23T09:00:00.000Z'
const read = (xml: string) => readOrderResponse(readUbl(xml, 'OrderResponse'), RECEIVED)
const understood = (xml: string) => {
  const answer = read(xml)
  if (!answer.ok) throw new Error(answer.fault)
  return answer.response
}

test.each([
  ['AB', 'received'],
  ['AP', 'accepted'],
  ['RE', 'refused'],
] as const)('%s is an order that is %s', (code, verdict) => {
  expect(understood(makeResponse({ code }))).toMatchObject({
    orderNumber: 100_001,
    toOrderNumber: 480_001,
    verdict,
    at: '2026-11-23T07:30:00.000Z',
    deliveryWeek: null,
  })
})

test('the promised period is the week that its last day is in, across the turn of the year too', () => {
  const promising = (from: string, to?: string) =>
    understood(makeResponse({ code: 'AP', promised: [from, to] })).deliveryWeek
  expect(promising('2026-12-14', '2026-12-18')).toEqual({ year: 2026, week: 51 })
  expect(promising('2026-12-18', '2026-12-21')).toEqual({ year: 2026, week: 52 })
  expect(promising('2027-01-01')).toEqual({ year: 2026, week: 53 })
})

describe('accepted with changes', () => {
  const line = (status: number, more = '') =>
    `<cac:OrderLine><cac:LineItem><cbc:ID>1</cbc:ID><cbc:LineStatusCode>${status}</cbc:LineStatusCode>${more}</cac:LineItem></cac:OrderLine>`
  const promised = (day: string) =>
    `<cac:Delivery><cac:PromisedDeliveryPeriod><cbc:StartDate>${day}</cbc:StartDate></cac:PromisedDeliveryPeriod></cac:Delivery>`

  test('of dates alone it is accepted, and delivered when the last of it is', () => {
    const lines = [line(5), line(3, promised('2027-02-03')), line(3, promised('2027-01-13'))]
    expect(understood(makeResponse({ code: 'CA', lines: lines.join('') }))).toMatchObject({
      verdict: 'accepted',
      deliveryWeek: { year: 2027, week: 5 },
    })
  })

  test.each([
    ['a line that is refused', line(7)],
    ['a line that nobody has ordered', line(1)],
    ['another count', line(3, '<cbc:Quantity unitCode="H87">3</cbc:Quantity>')],
    [
      'another price',
      line(3, '<cac:Price><cbc:PriceAmount currencyID="NOK">1</cbc:PriceAmount></cac:Price>'),
    ],
    [
      'another product',
      line(3).replace(
        '</cac:OrderLine>',
        '<cac:SellerSubstitutedLineItem><cbc:ID>2</cbc:ID></cac:SellerSubstitutedLineItem></cac:OrderLine>',
      ),
    ],
    ['a status that is none', line(9)],
  ])('%s is another order', (_, changed) => {
    expect(understood(makeResponse({ code: 'CA', lines: line(5) + changed }))).toMatchObject({
      verdict: 'changed',
    })
  })
})

test.each([
  ['09:30:00+01:00', '2026-11-23T08:30:00.000Z'],
  ['09:30:00Z', '2026-11-23T09:30:00.000Z'],
  ['09:30:00', '2026-11-23T08:30:00.000Z'],
  ['', RECEIVED],
  ['halv ti', RECEIVED],
  ['25:61:00', RECEIVED],
])('a time «%s» is %s', (time, at) => {
  expect(understood(makeResponse({ code: 'AP', time })).at).toBe(at)
})

test('a Norwegian summer is two hours ahead', () => {
  expect(understood(makeResponse({ code: 'AP', date: '2027-06-01', time: '09:30:00' })).at).toBe(
    '2027-06-01T07:30:00.000Z',
  )
})

test('prefixes are whatever the factory’s system writes', () => {
  const other = makeResponse({ code: 'AP' })
    .replaceAll('cbc:', 'b:')
    .replaceAll('xmlns:cbc', 'xmlns:b')
    .replaceAll('cac:', 'a:')
    .replaceAll('xmlns:cac', 'xmlns:a')
  expect(understood(other)).toMatchObject({ orderNumber: 100_001, verdict: 'accepted' })
})

test('an answer that names the order by our number alone is understood', () => {
  expect(understood(makeResponse({ code: 'AP', salesOrder: '' })).toOrderNumber).toBeNull()
})

test.each<[string, Parameters<typeof makeResponse>[0]]>([
  ['an order that is not ours', { order: 'PO-1' }],
  ['a sales order that is not ours', { salesOrder: 'SO-1' }],
  ['another code', { code: 'OK' }],
  ['a code that every object has', { code: 'constructor' }],
  ['another transaction', { customization: 'urn:fdc:peppol.eu:poacc:trns:order:3' }],
  ['no date', { date: '23.11.2026' }],
  ['a day that is none', { promised: ['2027-02-30'] }],
])('%s is not understood, and said', (_, of) => {
  expect(read(makeResponse(of))).toMatchObject({ ok: false, fault: expect.stringMatching(/\w/) })
})

test('another document is not understood', () => {
  expect(read('<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>').ok).toBe(false)
})
