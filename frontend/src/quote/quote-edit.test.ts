import { describe, expect, test } from 'vitest'
import { makeOffer, makeOfferRow } from '#tests/factories/offers'
import { applyEdit, callFor, type QuoteEdit, withEdits } from './quote-edit.ts'
import type { PriceView } from './row-money.ts'

const store: PriceView = { viewer: 'store', hasAgent: false }

describe('an edit is one call', () => {
  test.each<[QuoteEdit, string]>([
    [
      { kind: 'count', rowNumber: 3, numberOf: 4, seen: 2 },
      'PUT /api/v1/offers/100001/0/3/numberof/4?seen=2',
    ],
    [
      { kind: 'discount', rowNumber: 3, rate: 12.5, seen: 0 },
      'PUT /api/v1/offers/100001/0/3/discountrate/12.5?seen=0',
    ],
    [
      { kind: 'margin', rowNumber: 3, party: 'store', rate: 20, seen: null },
      'PUT /api/v1/offers/100001/0/3/marginratestore/20',
    ],
    [
      { kind: 'margin', rowNumber: 3, party: 'agent', rate: 20, seen: null },
      'PUT /api/v1/offers/100001/0/3/marginrateagent/20',
    ],
    [
      { kind: 'u-inclusion', rowNumber: 3, included: false },
      'PUT /api/v1/offers/100001/0/3/inorderuvalue/false',
    ],
    [{ kind: 'delete', rowNumber: 3 }, 'DELETE /api/v1/offers/100001/0/3'],
    [{ kind: 'header', version: 7, changes: { customerNote: 'Ring først' } }, 'PUT /api/v1/offers/100001'],
    [{ kind: 'extra', id: 'X03', selected: true }, 'PUT /api/v1/offers/100001/extras'],
    [{ kind: 'fastlane', selected: true }, 'PUT /api/v1/offers/100001/fastlane/true'],
    [
      { kind: 'rate-of-all', rateOf: 'discountratedoors', rate: 12.5 },
      'PUT /api/v1/offers/100001/discountratedoors/12.5',
    ],
  ])('Q-313 to Q-316: %o', (edit, line) => {
    const { method, path } = callFor(100_001, edit)
    expect(`${method} ${path}`).toBe(line)
  })

  test('a change of the header names the version that it is based on', () => {
    expect(callFor(1, { kind: 'header', version: 7, changes: { deliveryLabel: 'Hytta' } }).body).toEqual({
      deliveryLabel: 'Hytta',
      version: 7,
    })
  })
})

describe('Q-287: prices follow an edit at once', () => {
  test('Q-283: a discount of 15 % on 1 000 gives 850, and the sums follow with VAT', () => {
    const shown = applyEdit(makeOffer(), { kind: 'discount', rowNumber: 1, rate: 15, seen: null }, store)
    expect(shown.productRows[0]?.price).toMatchObject({ discountRate: 15, unitPrice: 850, linePrice: 850 })
    expect(shown.totals).toMatchObject({ sumExclTax: 850, sumInclTax: 1062.5 })
  })

  test('VAT is rounded once, on the sum: 7 112,05 gives 8 890,06', () => {
    const totals = { ...makeOffer().totals, sumExclTax: 8112.05, sumInclTax: 10_140.06 }
    const shown = applyEdit(makeOffer({ totals }), { kind: 'delete', rowNumber: 1 }, store)
    expect(shown.totals).toMatchObject({ sumExclTax: 7112.05, sumInclTax: 8890.06 })
  })

  test('Q-282: a margin of 20 % on a cost of 800 gives 1 000', () => {
    const row = makeOfferRow({
      price: {
        priceExclTax: 800,
        projectCalculation: true,
        marginRateMax: 60,
        unitPrice: 800,
        linePrice: 800,
      },
    })
    const shown = applyEdit(
      makeOffer({ productRows: [row], projectCalculation: true }),
      { kind: 'margin', rowNumber: 1, party: 'store', rate: 20, seen: null },
      store,
    )
    expect(shown.productRows[0]?.price.unitPrice).toBe(1000)
  })

  test('a count multiplies the rounded unit price', () => {
    const row = makeOfferRow({ price: { discountRate: 33.33 } })
    const shown = applyEdit(
      makeOffer({ productRows: [row] }),
      { kind: 'count', rowNumber: 1, numberOf: 3, seen: null },
      store,
    )
    expect(shown.productRows[0]?.price).toMatchObject({ unitPrice: 666.7, linePrice: 2000.1 })
  })

  test('a super user on an agent quote sees the store’s price stand and the agent’s price fall', () => {
    const row = makeOfferRow({
      price: {
        discountRateNetAgent: 32,
        unitPrice: 680,
        linePrice: 680,
        agentUnitPrice: 1000,
        agentLinePrice: 1000,
      },
    })
    const offer = makeOffer({
      agentId: 201,
      productRows: [row],
      totals: {
        ...makeOffer().totals,
        sumExclTax: 680,
        sumInclTax: 850,
        sumExclTaxAgent: 1000,
        sumInclTaxAgent: 1250,
      },
    })
    const shown = applyEdit(
      offer,
      { kind: 'discount', rowNumber: 1, rate: 10, seen: null },
      { viewer: 'super', hasAgent: true },
    )
    expect(shown.productRows[0]?.price).toMatchObject({ unitPrice: 680, agentUnitPrice: 900 })
    expect(shown.totals).toMatchObject({ sumExclTax: 680, sumExclTaxAgent: 900, sumInclTaxAgent: 1125 })
  })

  test('Q-109: a discount of all windows is shown in each of them as far as it takes it; doors stand', () => {
    const rows = [
      makeOfferRow({ rowNumber: 1, price: { discountRateMax: 40 } }),
      makeOfferRow({ rowNumber: 2, price: { discountRateMax: 10 } }),
      makeOfferRow({ rowNumber: 3, isDoor: true }),
    ]
    const totals = { ...makeOffer().totals, sumExclTax: 3000, sumInclTax: 3750 }
    const offer = makeOffer({ productRows: rows, totals })
    const shown = applyEdit(offer, { kind: 'rate-of-all', rateOf: 'discountratewindows', rate: 35 }, store)
    expect(shown.productRows.map(({ price }) => price.unitPrice)).toEqual([650, 900, 1000])
    expect(shown.productRows[2]).toBe(offer.productRows[2])
    expect(shown.totals.sumExclTax).toBe(2550)
  })

  test('an agent’s line is the agent’s price', () => {
    const offer = makeOffer({
      agentId: 201,
      productRows: [makeOfferRow({ price: { discountRateNetAgent: 32 } })],
      totals: {
        ...makeOffer().totals,
        sumExclTax: null,
        sumInclTax: null,
        sumExclTaxAgent: 1000,
        sumInclTaxAgent: 1250,
      },
    })
    const shown = applyEdit(
      offer,
      { kind: 'count', rowNumber: 1, numberOf: 2, seen: null },
      { viewer: 'agent', hasAgent: true },
    )
    expect(shown.totals).toMatchObject({ sumExclTax: null, sumExclTaxAgent: 2000, sumInclTaxAgent: 2500 })
  })

  test('a viewer without prices is shown none', () => {
    const row = makeOfferRow({ price: { priceExclTax: null, unitPrice: null, linePrice: null } })
    const shown = applyEdit(
      makeOffer({ productRows: [row] }),
      { kind: 'count', rowNumber: 1, numberOf: 2, seen: null },
      { viewer: 'chain', hasAgent: false },
    )
    expect(shown.productRows[0]?.price.linePrice).toBeNull()
  })
})

test('a deleted row is gone, and its money with it', () => {
  const shown = applyEdit(makeOffer(), { kind: 'delete', rowNumber: 1 }, store)
  expect(shown.productRows).toEqual([])
  expect(shown.totals.sumInclTax).toBe(0)
})

test('edits of a row that somebody else has deleted change nothing', () => {
  const offer = makeOffer()
  expect(withEdits(offer, [{ kind: 'count', rowNumber: 9, numberOf: 2, seen: null }], store)).toBe(offer)
})

test('rows that an edit does not touch stay the same objects', () => {
  const other = makeOfferRow({ rowNumber: 2 })
  const offer = makeOffer({ productRows: [makeOfferRow(), other] })
  const shown = applyEdit(offer, { kind: 'count', rowNumber: 1, numberOf: 2, seen: null }, store)
  expect(shown.productRows[1]).toBe(offer.productRows[1])
})
