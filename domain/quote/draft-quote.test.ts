import { expect, test } from 'vitest'
import { makeAgent, makeStore } from '#tests/factories/organisations'
import {
  agentContext,
  findPlace,
  makeDraftContext,
  makeManifest,
  makeManifestRow,
  makeParties,
  viewers,
} from '#tests/factories/quotes'
import { draftQuote, termsOf } from './draft-quote.ts'
import { rowMoney, visibleTotals } from './money/visible-money.ts'
import { startRates } from './rows/make-row.ts'

test('a new quote is empty, open for 30 days, and goes to the store’s first stock', () => {
  expect(makeManifest()).toMatchObject({
    version: 1,
    status: 10,
    owner: { chainId: 1, storeId: 101, agentId: null },
    validTo: '2026-12-20T22:59:59.000Z',
    rows: [],
    nextRowNumber: 1,
    header: { deliveryCode: 'L01', deliveryAddress: { address1: 'Hovedlager', code: 'L01', complete: true } },
    deliveryZone: 1,
  })
})

test('an agent’s quote goes to the agent, on labels as long as the carrier takes', () => {
  const agent = { name: 'Tapp og Spor Byggmesterforretning', address: { ...makeAgent().address } }
  const { header, owner } = makeManifest({}, agentContext(agent))
  expect(owner).toEqual({ chainId: 1, storeId: 101, agentId: 201 })
  expect(header.deliveryCode).toBe('AGENT')
  expect(header.deliveryAddress.address1).toBe('Tapp og Spor Byggmesterforretn')
})

test('QD-40: a margin reference or an agent’s store margin makes it a project calculation', () => {
  const mode = (context: Parameters<typeof makeManifest>[1]) =>
    makeManifest({}, context).terms.projectCalculation
  expect(mode({})).toBe(false)
  expect(mode({ parties: makeParties({ store: makeStore({ marginRef: 'TR-SAN' }) }) })).toBe(true)
  expect(mode(agentContext({ storeMargin: 0 }))).toBe(false)
  expect(mode(agentContext({ storeMargin: 12 }))).toBe(true)
  const agentOfMarginStore = makeParties({ store: makeStore({ marginRef: 'TR-SAN' }), agent: makeAgent() })
  expect(mode({ viewer: viewers.agent, parties: agentOfMarginStore })).toBe(false)
})

test('a stored margin that would divide by zero is clamped', () => {
  const { terms } = makeManifest({}, agentContext({ storeMargin: 100, defaultMargin: 150 }))
  expect(terms.agent).toMatchObject({ storeMargin: 99, defaultMargin: 99 })
})

test.each(['super', 'chain'] as const)('a %s user makes no quotes', (kind) => {
  expect(draftQuote(makeDraftContext({ viewer: viewers[kind] }))).toMatchObject({
    ok: false,
    code: 'quote.creation-not-allowed',
  })
})

test('a store without a stock starts with private delivery', () => {
  const parties = makeParties({ store: makeStore({ stockAddresses: [] }) })
  const { header, deliveryZone } = makeManifest({}, { parties, findPlace })
  expect(header).toMatchObject({ deliveryCode: 'PRIVATE', deliveryAddress: { complete: false } })
  expect(deliveryZone).toBeNull()
})

test('a new row begins with no more margin than a row may carry, whatever is usual', () => {
  const store = makeStore({ marginRef: 'P-100', defaultMargin: 80 })
  const agent = makeAgent({ storeMargin: 75, defaultMargin: 99 })
  const startOf = (parties: Parameters<typeof makeParties>[0]) => startRates(termsOf(makeParties(parties)))
  expect(startOf({ store })).toMatchObject({ marginRateStore: 60, marginRateAgent: 0 })
  expect(startOf({ store, agent })).toMatchObject({ marginRateStore: 60, marginRateAgent: 60 })
})

test('discounts and margins of a new row begin at 0', () => {
  const quote = makeManifest()
  const row = makeManifestRow(startRates(quote.terms))
  const withRow = { ...quote, rows: [row] }
  expect(rowMoney(viewers.store, withRow, row)).toMatchObject({ discountRate: 0, marginRateStore: 0 })
  expect(visibleTotals(viewers.store, withRow).avgDiscountWindows).toBe(0)
})
