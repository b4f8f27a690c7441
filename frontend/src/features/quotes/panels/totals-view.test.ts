import { expect, test } from 'vitest'
import { sumsFor } from './totals-view.ts'

/** The worked quote of the trade handbook, 10.3: an agent's quote in discount mode. */
const totals = {
  grossSumExclTax: 79_658,
  netSumExclTax: 46_720.24,
  sumExclTax: 54_686.04,
  sumInclTax: 68_357.55,
  netSumExclTaxAgent: 54_686.04,
  sumExclTaxAgent: 68_487.2,
  sumInclTaxAgent: 85_609,
}

const sums = (...[priceView]: [Parameters<typeof sumsFor>[1]]) =>
  sumsFor(totals, priceView).map(({ party, exclTax, inclTax }) => [party, exclTax, inclTax])

test('Q-261: super users see both parties on an agent’s quote, and the dealer alone on his own', () => {
  expect(sums({ viewer: 'super', hasAgent: true })).toEqual([
    ['Forhandler', 54_686.04, 68_357.55],
    ['Byggmester', 68_487.2, 85_609],
  ])
  expect(sums({ viewer: 'super', hasAgent: false })).toEqual([[null, 54_686.04, 68_357.55]])
})

test('Q-261: store users see the dealer’s sums, agents the contractor’s, chain users none', () => {
  expect(sums({ viewer: 'store', hasAgent: true })).toEqual([[null, 54_686.04, 68_357.55]])
  expect(sums({ viewer: 'agent', hasAgent: true })).toEqual([[null, 68_487.2, 85_609]])
  expect(sums({ viewer: 'chain', hasAgent: false })).toEqual([])
})

test('Q-262: an agent may see the net where it differs from the list price', () => {
  const [differs] = sumsFor(totals, { viewer: 'agent', hasAgent: true })
  expect(differs?.netHint?.replaceAll('\u00a0', ' ')).toBe('Netto innkjøp: kr 54 686,04 eks. mva.')
  const [same] = sumsFor({ ...totals, netSumExclTaxAgent: 79_658 }, { viewer: 'agent', hasAgent: true })
  expect(same?.netHint).toBeNull()
})
