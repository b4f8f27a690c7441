import { describe, expect, test } from 'vitest'
import type { PriceMode } from '#domain/access/price-modes'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { documentInput } from '#domain/contracts/render'
import type { Manifest } from '#domain/quote/quote'
import {
  agentContext,
  makeManifest,
  makeQuoteForShow,
  NOON,
  viewers,
  workedRows,
} from '#tests/factories/quotes'
import { documentFor } from './document-for.ts'

/** The worked quote of trade handbook 10.3; articles: freight 2 389.74 to stock or 3 186.32 to the agent, packing 796.58. */
const stores = makeManifest({ rows: workedRows({ windows: 25, doors: 20 }) })
const agents = makeManifest({ rows: workedRows({ windows: 15, doors: 12 }) }, agentContext())

const print = (viewer: keyof typeof viewers, modes: readonly PriceMode[], manifest: Manifest, now = NOON) =>
  documentFor(makeQuoteForShow(manifest), {
    kind: 'quote-pdf',
    viewer: viewers[viewer],
    modes,
    measurements: true,
    colorLists,
    now,
  })
const prices = (...of: Parameters<typeof print>) => print(...of).rows.map((row) => row.prices)

describe('price columns', () => {
  test('CUSTOMER is what the end customer pays, with VAT', () => {
    const input = print('store', ['CUSTOMER'], stores)
    expect(input.priceColumns).toEqual([{ mode: 'CUSTOMER', label: 'Kundepris', taxIncluded: true }])
    expect(input.rows.map((row) => row.prices)).toEqual([
      [{ unit: 8214.38, line: 32_857.5 }],
      [{ unit: 8756.25, line: 17_512.5 }],
      [{ unit: 25_930, line: 25_930 }],
    ])
    // 61 040.00 + 2 389.74 + 796.58
    expect(input.totals).toEqual([
      { label: 'Kundepris', sumExclTax: 64_226.32, tax: 16_056.58, sumInclTax: 80_282.9, rounding: -0.01 },
    ])
    expect(input.articles).toEqual([
      { description: 'Frakt til lager', numberOf: 1, prices: [2987.18] },
      { description: 'Emballasje og avfallshåndtering', numberOf: 1, prices: [995.73] },
    ])
  })

  test('AGENT is what the agent pays, CUSTOMER beside it what he sells for', () => {
    expect(prices('agent', ['AGENT', 'CUSTOMER'], agents)).toEqual([
      [
        { unit: 5958.16, line: 23_832.64 },
        { unit: 9309.63, line: 37_238.5 },
      ],
      [
        { unit: 6351.2, line: 12_702.4 },
        { unit: 9923.75, line: 19_847.5 },
      ],
      [
        { unit: 18_151, line: 18_151 },
        { unit: 28_523, line: 28_523 },
      ],
    ])
  })

  test('DISCOUNTS shows the list price, the discount that is given, and what is left of the line', () => {
    const given = (...of: Parameters<typeof print>) =>
      print(...of).rows.map(({ discountRate }) => discountRate)
    expect(prices('store', ['DISCOUNTS'], stores)[0]).toEqual([{ unit: 8762, line: 26_286 }])
    expect(given('store', ['DISCOUNTS'], stores)).toEqual([25, 25, 20])
    expect(given('store', ['DISCOUNTS'], agents)).toEqual([32, 32, 30])
    expect(prices('store', ['DISCOUNTS'], agents)[0]).toEqual([{ unit: 8762, line: 23_832.64 }])
    expect(given('agent', ['DISCOUNTS'], agents)).toEqual([15, 15, 12])
    expect(print('store', ['DISCOUNTS'], stores).totals[0]?.sumExclTax).toBe(64_226.32)
  })

  test('QD-27: HIDDEN hides every price, whatever is chosen beside it', () => {
    const input = print('store', ['CUSTOMER', 'HIDDEN'], stores)
    expect(input).toMatchObject({ priceColumns: [], articles: [], totals: [] })
    expect(input.rows.map((row) => [row.prices, row.discountRate])).toEqual([
      [[], null],
      [[], null],
      [[], null],
    ])
  })

  test('what the store pays the provider is on no paper', () => {
    const everything: PriceMode[] = ['CUSTOMER', 'STORE', 'DISCOUNTS']
    const text = JSON.stringify({ ...print('store', everything, stores), palette: null })
    for (const secret of ['5081.96', '5417.2', '15558', '46720.24']) expect(text).not.toContain(secret)
  })
})

describe('the paper', () => {
  test('is valid for the print page', () => {
    expect(() => documentInput.parse(print('super', ['CUSTOMER'], agents))).not.toThrow()
  })

  test('comes from the agent on his quotes, else from the store', () => {
    expect(print('agent', ['HIDDEN'], agents).seller.name).toBe('Kvistfri Bygg AS')
    expect(print('store', ['HIDDEN'], stores).seller).toMatchObject({
      name: 'Tømmerringen Sandnes',
      address: 'Sagveien 12, 4313 SANDNES',
      contact: 'Marit Kvalheim',
    })
  })

  test('printed twice on one day it is the same document, the day after another', () => {
    const at = (now: string) => print('store', ['HIDDEN'], stores, now)
    expect(at('2026-11-20T12:00:00.000Z')).toEqual(at('2026-11-20T15:00:00.000Z'))
    expect(at('2026-11-21T12:00:00.000Z')).not.toEqual(at('2026-11-20T12:00:00.000Z'))
  })

  test('names the week of delivery, and whether it is estimated, promised or confirmed', () => {
    const weekOf = (manifest: Manifest) => {
      const { deliveryText, deliveryConfirmed } = print('agent', ['HIDDEN'], manifest)
      return [deliveryText, deliveryConfirmed]
    }
    const ordered = { ...agents, status: 40, deliveryDate: { week: 5, day: 2 } } as const
    expect(weekOf(agents)).toEqual(['Estimert levering fra fabrikk: uke 5', false])
    expect(weekOf(ordered)).toEqual(['Levering fra fabrikk: uke 5, ikke bekreftet ennå', false])
    expect(weekOf({ ...ordered, status: 60 })).toEqual(['', false])
  })

  test('says where the goods go', () => {
    expect(print('store', ['HIDDEN'], stores).delivery).toEqual(['Hovedlager', 'Sagveien 12', '4313 SANDNES'])
  })
})

test('Q-117: paper says which rows are mounted together, as the quote does', () => {
  const [first, second, third] = stores.rows
  if (!first || !second || !third) throw new Error('the worked quote has three rows')
  const manifest = makeManifest({
    rows: [
      first,
      {
        ...second,
        connection: { toRow: first.rowNumber, position: 'RIGHT', location: 'START' },
      },
      { ...third, couples: second.rowNumber },
    ],
  })
  const said = print('store', ['CUSTOMER'], manifest).rows.map(({ facts }) =>
    facts.filter(({ label }) => label.startsWith('Koblet')).map(({ label, value }) => `${label} ${value}`),
  )
  expect(said).toEqual([
    [`Koblet med rad ${second.rowNumber}`],
    [`Koblet til rad ${first.rowNumber}, på høyre side nederst, sett utenfra`],
    [`Koblet til rad ${second.rowNumber}`],
  ])
})
