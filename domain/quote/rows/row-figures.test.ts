import { describe, expect, test } from 'vitest'
import { sentenceOf } from '#domain/messages/words'
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
    const outcome = setCount(ownQuote, { rowNumber: 1, numberOf: count })
    expect(outcome.ok && outcome.value.manifest.rows[0]?.numberOf).toBe(count)
  })

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is not', (count) => {
    expect(setCount(ownQuote, { rowNumber: 1, numberOf: count })).toMatchObject({
      code: 'request.invalid',
      path: 'numberOf',
    })
  })

  test('the count that it has already is no change', () => {
    const outcome = setCount(ownQuote, { rowNumber: 1, numberOf: 4 })
    expect(outcome.ok && outcome.value.manifest).toBe(ownQuote)
  })

  test('Q-272: a construction part takes its first count and follows its rows from then on', () => {
    const part = (numberOf: number) => withRow({ isConstructionPart: true, numberOf })
    expect(setCount(part(0), { rowNumber: 1, numberOf: 2 }).ok).toBe(true)
    expect(setCount(part(2), { rowNumber: 1, numberOf: 3 })).toMatchObject({ code: 'quote.count-locked' })
  })

  test('a count that somebody else has set since it was seen is kept, unless both mean the same', () => {
    expect(setCount(ownQuote, { rowNumber: 1, numberOf: 7, seen: 4 }).ok).toBe(true)
    expect(setCount(ownQuote, { rowNumber: 1, numberOf: 7, seen: 3 })).toMatchObject({
      code: 'quote.count-changed',
      path: 'numberOf',
      data: { rowNumber: 1, stored: '4', asked: '7' },
    })
    const alike = setCount(ownQuote, { rowNumber: 1, numberOf: 4, seen: 3 })
    expect(alike.ok && alike.value.manifest).toBe(ownQuote)
  })

  test('a row that is not there', () => {
    expect(setCount(ownQuote, { rowNumber: 2, numberOf: 1 })).toMatchObject({
      code: 'quote.row-not-found',
      data: { rowNumber: 2, orderNumber: 100_001 },
    })
  })
})

describe('discount', () => {
  test('Q-209: up to what the seller may give on this row', () => {
    expect(setDiscount(ownQuote, viewers.store, { rowNumber: 1, rate: 35 }).ok).toBe(true)
    expect(setDiscount(ownQuote, viewers.store, { rowNumber: 1, rate: 35.5 })).toMatchObject({
      code: 'quote.discount-above-max',
      data: { max: 35 },
    })
    expect(setDiscount(agentQuote, viewers.agent, { rowNumber: 1, rate: 31 })).toMatchObject({
      data: { max: 30 },
    })
  })

  test.each([-1, 100.01, Number.NaN])('Q-208: %d %% is no discount', (rate) => {
    expect(setDiscount(ownQuote, viewers.store, { rowNumber: 1, rate })).toMatchObject({
      code: 'request.invalid',
    })
  })

  test('Q-213: a store does not touch the price of its agent', () => {
    expect(setDiscount(agentQuote, viewers.store, { rowNumber: 1, rate: 5 })).toMatchObject({
      code: 'quote.rate-locked',
      data: { rowNumber: 1 },
    })
    expect(setDiscount(agentQuote, viewers.super, { rowNumber: 1, rate: 5 }).ok).toBe(true)
  })

  test('a discount that somebody else has set since it was seen is kept', () => {
    const given = withRow({ discountRate: 12.5 })
    const ask = (seen: number) => setDiscount(given, viewers.store, { rowNumber: 1, rate: 20, seen })
    expect(ask(12.5).ok).toBe(true)
    const refused = ask(0)
    expect(refused).toMatchObject({ code: 'quote.discount-changed', path: 'discountRate' })
    expect(!refused.ok && sentenceOf(refused)).toBe(
      'Rabatten på rad 1 er endret til 12,5\u00A0% imens. 20\u00A0% er ikke lagret.',
    )
  })

  test('there is none in margin mode', () => {
    expect(setDiscount(project, viewers.store, { rowNumber: 1, rate: 1 })).toMatchObject({ data: { max: 0 } })
  })
})

describe('margin', () => {
  test('Q-210: 0 to 99 %, and not above what the row carries', () => {
    expect(setMargin(project, viewers.store, { rowNumber: 1, party: 'store', rate: 60 }).ok).toBe(true)
    expect(setMargin(project, viewers.store, { rowNumber: 1, party: 'store', rate: 61 })).toMatchObject({
      code: 'quote.margin-above-max',
      data: { max: 60 },
    })
    for (const rate of [-1, 100, Number.NaN])
      expect(setMargin(project, viewers.store, { rowNumber: 1, party: 'store', rate })).toMatchObject({
        code: 'request.invalid',
      })
  })

  test('each party sets its own margin and nobody another’s', () => {
    const allowed = (viewer: 'store' | 'agent' | 'super', party: 'store' | 'agent', of: Manifest) =>
      setMargin(of, viewers[viewer], { rowNumber: 1, party, rate: 20 }).ok
    expect(allowed('store', 'store', agentProject)).toBe(true)
    expect(allowed('agent', 'agent', agentProject)).toBe(true)
    expect(allowed('super', 'agent', agentProject)).toBe(true)
    expect(allowed('super', 'store', project)).toBe(true)
    expect(allowed('super', 'store', agentProject)).toBe(false)
    expect(allowed('store', 'agent', agentProject)).toBe(false)
    expect(allowed('agent', 'store', agentProject)).toBe(false)
    expect(allowed('super', 'agent', project)).toBe(false)
  })

  test('a margin that somebody else has set since it was seen is kept, each party’s by itself', () => {
    const ask = (viewer: 'store' | 'agent', seen: number) =>
      setMargin(agentProject, viewers[viewer], { rowNumber: 1, party: viewer, rate: 20, seen })
    expect([ask('store', 12).ok, ask('agent', 15).ok]).toEqual([true, true])
    expect(ask('store', 15)).toMatchObject({ code: 'quote.margin-changed', data: { stored: '12' } })
    expect(ask('agent', 12)).toMatchObject({ code: 'quote.margin-changed', data: { stored: '15' } })
  })

  test('there is none in discount mode', () => {
    expect(setMargin(ownQuote, viewers.store, { rowNumber: 1, party: 'store', rate: 1 })).toMatchObject({
      data: { max: 0 },
    })
  })
})

test('Q-126: a row is taken out of the U-value and put in again', () => {
  const out = setUInclusion(ownQuote, 1, false)
  expect(out.ok && out.value.manifest.rows[0]?.inOrderUvalue).toBe(false)
})
