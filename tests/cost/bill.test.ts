// Bills that were worked by hand, so that the sum that a month costs can be trusted as far as its prices can.
import { describe, expect, test } from 'vitest'
import { billOf, byService, isOutdated, type Metered, weighed } from './bill.ts'
import { exchange, listedOn, type Price, type PriceName, prices } from './prices.ts'

const month = { quotes: 1000, nokForUsd: 10 }
const usdOf = (metered: Metered, quotes = 1000): number => billOf(metered, prices, { ...month, quotes }).usd
const only = (perQuote: Metered['perQuote']): Metered => ({ perQuote, perMonth: {} })

describe('a month of a thousand quotes', () => {
  test.each<[string, Metered['perQuote'], number]>([
    // 1000 · 500 writes at 0.672 for a million.
    ['500 writes', { tableWrites: 500 }, 0.336],
    // 1000 · 400 reads at 0.135 for a million.
    ['400 reads', { tableReads: 400 }, 0.054],
    // 1000 · 0.003 GB-months at 0.269, and the same at 0.215 for the way back.
    ['a quarter of a megabyte for a year', { tableGbMonths: 0.003, returnGbMonths: 0.003 }, 1.452],
    // 1000 · 200 calls of 50 ms at 1 GB: 10 000 GB s at 13.3334 and 200 000 calls at 0.2 for a million.
    ['200 calls of 50 ms', { armGbSeconds: 10, invocations: 200 }, 0.133334 + 0.04],
    // 1000 · 3 puts at 0.005 for a thousand.
    ['three files', { filePuts: 3 }, 0.015],
    // 1000 · 2 mails at 0.1 for a thousand.
    ['two mails', { mails: 2 }, 0.2],
  ])('%s', (_, perQuote, usd) => {
    expect(usdOf(only(perQuote))).toBeCloseTo(usd, 9)
  })
})

test('what is paid although nobody works is paid once, however many quotes there are', () => {
  const metered: Metered = { perQuote: { mails: 1 }, perMonth: { alarms: 50, addressRules: 8 } }
  // 50 · 0.1 + 8 · 1, and a mail at 0.1 for a thousand.
  expect(usdOf(metered, 1)).toBeCloseTo(13.0001, 9)
  expect(usdOf(metered, 1_000_000)).toBeCloseTo(13 + 100, 9)
})

test('of many calls in a second one is traced, and five of a hundred of the rest', () => {
  const metered = only({ traces: 200 })
  // 200 000 calls fit in the 2 592 000 seconds of a month: each may be the first of its second.
  expect(usdOf(metered)).toBeCloseTo(1, 9)
  // 20 million: 2 592 000 and 5 % of 17 408 000 are 3 462 400 traces at 5 for a million.
  expect(usdOf(metered, 100_000)).toBeCloseTo(17.312, 9)
})

test('a quote costs the month in kroner by its quotes', () => {
  // 336 dollars for a million quotes of 500 writes; ten kroner each.
  const { usd, nokPerQuote } = billOf(only({ tableWrites: 500 }), prices, { ...month, quotes: 1_000_000 })
  expect(usd).toBeCloseTo(336, 6)
  expect(nokPerQuote).toBeCloseTo(0.003_36, 9)
})

describe('usage that has doubled', () => {
  const usage: Metered['perQuote'] = { tableWrites: 500, tableReads: 400, armGbSeconds: 10, logGb: 0.0001 }
  test.each(Object.keys(usage) as PriceName[])('of %s is told by the bill', (name) => {
    const once = billOf(only(usage), prices, month)
    const twice = billOf(only({ ...usage, [name]: 2 * (usage[name] ?? 0) }), prices, month)
    const { usd, per } = prices[name]
    expect(twice.usd - once.usd).toBeCloseTo(((usage[name] ?? 0) * 1000 * usd) / per, 9)
  })
  test('of everything doubles the bill', () => {
    const twice = weighed([[2, usage]])
    expect(usdOf(only(twice))).toBeCloseTo(2 * usdOf(only(usage)), 9)
  })
})

test('the mean quote is what each kind uses, by its share', () => {
  const mean = weighed([
    [0.75, { tableWrites: 100 }],
    [0.25, { tableWrites: 500, mails: 4 }],
  ])
  expect(mean).toEqual({ tableWrites: 200, mails: 1 })
})

test('the services stand with the dearest first, and none is lost', () => {
  const bill = billOf(
    { perQuote: { tableWrites: 500, mails: 2 }, perMonth: { alarms: 3, metrics: 1 } },
    prices,
    month,
  )
  const services = byService(bill)
  expect(services.slice(0, 3).map(([service]) => service)).toEqual(['CloudWatch', 'DynamoDB', 'SES'])
  expect(services.reduce((sum, [, usd]) => sum + usd, 0)).toBeCloseTo(bill.usd, 9)
})

test('each price is more than nothing and names the page that it stands on', () => {
  for (const { usd, per, source } of Object.values<Price>(prices)) {
    expect(usd).toBeGreaterThan(0)
    expect(per).toBeGreaterThan(0)
    expect(source).toMatch(/^https:\/\/aws\.amazon\.com\/[a-z0-9/-]+\/$/)
  }
})

test('prices are outdated a year after the day on which they were looked up', () => {
  for (const day of [listedOn, exchange.on]) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  const isOutdatedOn = (day: string) => isOutdated('2026-11-23', new Date(day))
  expect(['2026-11-23', '2027-11-23', '2027-11-24', '2027-11-25'].map(isOutdatedOn)).toEqual([
    false,
    false,
    false,
    true,
  ])
})
