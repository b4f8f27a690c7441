import { describe, expect, test } from 'vitest'
import { offer } from '#domain/contracts/offer'
import type { Manifest } from '#domain/quote/quote'
import {
  agentContext,
  makeManifest,
  makeQuoteForShow,
  NOON,
  viewers,
  workedRows,
} from '#tests/factories/quotes'
import { offerFor } from './offer-for.ts'

const stores = makeManifest({ rows: workedRows({ windows: 25, doors: 20 }) })
const agents = makeManifest({ rows: workedRows({ windows: 15, doors: 12 }) }, agentContext())
const show = (viewer: keyof typeof viewers, manifest: Manifest, now = NOON) =>
  offerFor(viewers[viewer], makeQuoteForShow(manifest), now)

describe('the worked quote on the wire', () => {
  test('is in kroner, and is what the contract promises', () => {
    const shown = show('store', stores)
    expect(offer.parse(shown)).toEqual(shown)
    expect(shown.totals).toMatchObject({ sumExclTax: 64_226.32, sumInclTax: 80_282.9 })
    expect(shown.productRows[0]).toMatchObject({
      revision: 'rev_1',
      imageUrl: '/api/v1/products/100001/0/1/drawing_rev_1.svg?side=outside',
      uvalue: 0.82,
      weight: 55.9,
      functionName: 'Toppsving',
      price: { priceExclTax: 8762, unitPrice: 6571.5, linePrice: 26_286 },
    })
    expect(shown.orderUvalue.uvalue).toBe(0.76)
    expect(shown.articleRows.map(({ article, price }) => [article, price])).toEqual([
      ['9901', 2389.74],
      ['9910', 796.58],
    ])
  })

  test('Q-155: names the week that the factory has confirmed, and what was promised where that was another', () => {
    const ordered = { ...stores, status: 40, deliveryDate: { week: 5, day: 2 } } as const
    const since = '2026-11-21T01:00:00.000Z'
    const confirmed = (week: number) =>
      offerFor(
        viewers.store,
        {
          ...makeQuoteForShow(ordered),
          factoryStatus: { state: 'confirmed', since, deliveryWeek: { year: 2027, week } },
        },
        NOON,
      )
    expect(confirmed(5)).toMatchObject({
      deliveryDate: { week: 5, day: 2 },
      handOver: { promisedWeek: null },
    })
    expect(offer.parse(confirmed(6))).toMatchObject({
      deliveryDate: { week: 6, day: 2 },
      handOver: { state: 'confirmed', since, deliveryWeek: { year: 2027, week: 6 }, promisedWeek: 5 },
    })
    const sent = { state: 'sent', since, deliveryWeek: null } as const
    expect(
      offerFor(viewers.store, { ...makeQuoteForShow(ordered), factoryStatus: sent }, NOON),
    ).toMatchObject({
      deliveryDate: { week: 5, day: 2 },
      handOver: { state: 'sent', deliveryWeek: null, promisedWeek: null },
    })
  })

  test('Q-084: names the estimated week until it is ordered', () => {
    // Seven open weeks after week 48: 49, 50, 51, then 2, 3, 4 and 5.
    expect(show('store', stores).estimatedDelivery).toBe('Estimert levering fra fabrikk: uke 5')
    const ordered = { ...stores, status: 40, deliveryDate: { week: 5, day: 2 } } as const
    expect(show('store', ordered)).toMatchObject({ estimatedDelivery: '', deliveryDate: { week: 5, day: 2 } })
  })
})

test('G-11: a row with solar-control glass says that it may look unlike the rows beside it', () => {
  const quote = makeQuoteForShow(stores)
  const revisions = new Map(
    [...quote.revisions].map(([id, revision]) => [
      id,
      id === 'rev_2'
        ? { ...revision, facts: { ...revision.facts, glass: { code: '331', name: 'Solbeskyttelse 62/34' } } }
        : revision,
    ]),
  )
  const warned = offerFor(viewers.store, { ...quote, revisions }, NOON).productRows.map(({ warnings }) =>
    warnings.some((sentence) => sentence.startsWith('Solbeskyttelsesglass')),
  )
  expect(warned).toEqual([false, true, false])
  expect(
    show('store', stores)
      .productRows.flatMap(({ warnings }) => warnings)
      .join(),
  ).not.toContain('Solbeskyttelse')
})

describe('each viewer', () => {
  test('a chain user reads the quote without a single price', () => {
    const shown = show('chain', stores)
    expect(offer.parse(shown)).toEqual(shown)
    const text = JSON.stringify(shown)
    for (const amount of ['8762', '6571.5', '79658', '2389.74']) expect(text).not.toContain(amount)
    expect(shown.status).toMatchObject({ readOnly: true, canBeOrdered: false })
  })

  test('Q-219: the store’s reference is not shown to agents', () => {
    const referred = { ...agents, header: { ...agents.header, externalReference: 'PO-17' } }
    expect(show('store', referred).externalReference).toBe('PO-17')
    expect(show('agent', referred).externalReference).toBe('')
  })

  test('rows are locked when the quote is, and stay when an agent has ordered them', () => {
    const flags = (viewer: keyof typeof viewers, manifest: Manifest, now?: string) => {
      const [row] = show(viewer, manifest, now).productRows
      return [row?.readOnly, row?.editable, row?.deleteable]
    }
    expect(flags('store', stores)).toEqual([false, true, true])
    expect(flags('store', stores, '2027-01-01T00:00:00Z')).toEqual([true, false, false])
    expect(flags('store', { ...agents, status: 30 })).toEqual([false, true, false])
    expect(flags('agent', { ...agents, status: 30 })).toEqual([true, false, false])
  })
})
