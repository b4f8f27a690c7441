import { describe, expect, test } from 'vitest'
import { makeStore } from '#tests/factories/organisations'
import { agentContext, makeManifest, makeManifestRow, makeParties, viewers } from '#tests/factories/quotes'
import type { Manifest, ManifestRow } from '../quote.ts'
import { setCount, setDiscount, setMargin, setUInclusion } from './row-figures.ts'

const withRow = (row: Partial<ManifestRow>, of: Manifest = makeManifest()): Manifest => ({
  ...of,
  rows: [makeManifestRow(row)],
})
const ownQuote = withRow({})
const agentQuote = withRow({}, makeManifest({}, agentContext()))
const project = withRow(
  {},
  makeManifest({}, { parties: makeParties({ store: makeStore({ marginRef: 'R' }) }) }),
)
const agentProject = withRow({}, makeManifest({}, agentContext({ storeMargin: 12 })))

describe('count', () => {
  test.each([0, 1, 7, Number.MAX_SAFE_INTEGER])('Q-204, Q-207, Q-361: %d is a count', (count) => {
    const outcome = setCount(ownQuote, 1, count)
    expect(outcome.ok && outcome.value.manifest.rows[0]?.numberOf).toBe(count)
  })

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is not', (count) => {
    expect(setCount(ownQuote, 1, count)).toMatchObject({ code: 'request.invalid', path: 'numberOf' })
  })

  test('the count that it has already is no change', () => {
    const outcome = setCount(ownQuote, 1, 4)
    expect(outcome.ok && outcome.value.manifest).toBe(ownQuote)
  })

  test('Q-272: a construction part takes its first count and follows its rows from then on', () => {
    const part = (numberOf: number) => withRow({ isConstructionPart: true, numberOf })
    expect(setCount(part(0), 1, 2).ok).toBe(true)
    expect(setCount(part(2), 1, 3)).toMatchObject({ code: 'quote.count-locked' })
  })

  test('a row that is not there', () => {
    expect(setCount(ownQuote, 2, 1)).toMatchObject({
      code: 'quote.row-not-found',
      data: { rowNumber: 2, orderNumber: 100_001 },
    })
  })
})

describe('discount', () => {
  test('Q-209: up to what the seller may give on this row', () => {
    expect(setDiscount(ownQuote, viewers.store, 1, 35).ok).toBe(true)
    expect(setDiscount(ownQuote, viewers.store, 1, 35.5)).toMatchObject({
      code: 'quote.discount-above-max',
      data: { max: 35 },
    })
    expect(setDiscount(agentQuote, viewers.agent, 1, 31)).toMatchObject({ data: { max: 30 } })
  })

  test.each([-1, 100.01, Number.NaN])('Q-208: %d %% is no discount', (rate) => {
    expect(setDiscount(ownQuote, viewers.store, 1, rate)).toMatchObject({ code: 'request.invalid' })
  })

  test('Q-213: a store does not touch the price of its agent', () => {
    expect(setDiscount(agentQuote, viewers.store, 1, 5)).toMatchObject({
      code: 'quote.rate-locked',
      data: { rowNumber: 1 },
    })
    expect(setDiscount(agentQuote, viewers.super, 1, 5).ok).toBe(true)
  })

  test('there is none in margin mode', () => {
    expect(setDiscount(project, viewers.store, 1, 1)).toMatchObject({ data: { max: 0 } })
  })
})

describe('margin', () => {
  test('Q-210: 0 to 99 %, and not above what the row carries', () => {
    expect(setMargin(project, viewers.store, 1, 'store', 60).ok).toBe(true)
    expect(setMargin(project, viewers.store, 1, 'store', 61)).toMatchObject({
      code: 'quote.margin-above-max',
      data: { max: 60 },
    })
    for (const rate of [-1, 100, Number.NaN])
      expect(setMargin(project, viewers.store, 1, 'store', rate)).toMatchObject({ code: 'request.invalid' })
  })

  test('each party sets its own margin and nobody another’s', () => {
    const allowed = (viewer: 'store' | 'agent' | 'super', party: 'store' | 'agent', of: Manifest) =>
      setMargin(of, viewers[viewer], 1, party, 20).ok
    expect(allowed('store', 'store', agentProject)).toBe(true)
    expect(allowed('agent', 'agent', agentProject)).toBe(true)
    expect(allowed('super', 'agent', agentProject)).toBe(true)
    expect(allowed('super', 'store', project)).toBe(true)
    expect(allowed('super', 'store', agentProject)).toBe(false)
    expect(allowed('store', 'agent', agentProject)).toBe(false)
    expect(allowed('agent', 'store', agentProject)).toBe(false)
    expect(allowed('super', 'agent', project)).toBe(false)
  })

  test('there is none in discount mode', () => {
    expect(setMargin(ownQuote, viewers.store, 1, 'store', 1)).toMatchObject({ data: { max: 0 } })
  })
})

test('Q-126: a row is taken out of the U-value and put in again', () => {
  const out = setUInclusion(ownQuote, 1, false)
  expect(out.ok && out.value.manifest.rows[0]?.inOrderUvalue).toBe(false)
})
