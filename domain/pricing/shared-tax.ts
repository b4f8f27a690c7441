/**
 * VAT on each line of a paper that ends in one sum. VAT is owed on the sum; rounding each line by itself would leave the
 * lines a few øre beside it, so the øre are shared out by largest remainder and the lines add up exactly.
 */
import { type Ore, type Percent, withTax } from '../units.ts'

/** Lines with VAT, in order, that add up to the sum with VAT; no line differs from its own VAT by a whole øre. */
export const withTaxShared = (amounts: readonly Ore[], taxRate: Percent): readonly Ore[] => {
  const exact = amounts.map((amount) => (amount * (100 + taxRate)) / 100)
  const floors = exact.map(Math.floor)
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  const missing = withTax(sum, taxRate) - floors.reduce((total, amount) => total + amount, 0)
  const byRemainder = exact
    .map((amount, index) => ({ index, remainder: amount - Math.floor(amount) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index)
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return floors.map((amount, index) => (raised.has(index) ? amount + 1 : amount))
}
