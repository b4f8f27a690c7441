// The sum of a quote in a list: what the quote page shows the same viewer, and never more.
import { expect, test } from 'vitest'
import { agentContext, makeManifest, viewers, workedRows } from '#tests/factories/quotes'
import { listedSumFor, listedSums } from './listed-sum.ts'
import { visibleTotals } from './visible-money.ts'

const stores = makeManifest({ rows: workedRows({ windows: 25, doors: 20 }) })
const agents = makeManifest({ rows: workedRows({ windows: 15, doors: 12 }) }, agentContext())

test('on a store’s own quote the store and the provider see the same sum as on its page; a chain sees none', () => {
  const sums = listedSums(stores)
  for (const viewer of [viewers.store, viewers.super])
    expect(listedSumFor(viewer, sums)).toBe(visibleTotals(viewer, stores).sumInclTax)
  expect(listedSumFor(viewers.chain, sums)).toBeNull()
})

test('on a builder’s quote the builder sees his own sum and the store its own; neither sees the other’s', () => {
  const sums = listedSums(agents)
  const { sumInclTaxAgent } = visibleTotals(viewers.agent, agents)
  const { sumInclTax } = visibleTotals(viewers.store, agents)
  expect(listedSumFor(viewers.agent, sums)).toBe(sumInclTaxAgent)
  expect(listedSumFor(viewers.store, sums)).toBe(sumInclTax)
  expect(sumInclTax).not.toBe(sumInclTaxAgent)
  expect(listedSumFor(viewers.chain, sums)).toBeNull()
})

test('a sum that was never written down is not known, and not 0', () => {
  expect(listedSumFor(viewers.store, null)).toBeNull()
})

test('a sum that no number holds to the øre is not written down', () => {
  const [row] = workedRows({ windows: 25, doors: 20 })
  if (row === undefined) throw new Error('the quote has no row')
  expect(listedSums(makeManifest({ rows: [{ ...row, numberOf: Number.MAX_SAFE_INTEGER }] }))).toBeNull()
})
