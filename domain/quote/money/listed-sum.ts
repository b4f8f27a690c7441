/**
 * What a quote comes to, for a list of quotes: written down with the quote whenever it changes, so that a list reads no rows, and shown
 * to each viewer as the quote page shows it: the builder's sum to the builder and to the provider, the dealer's to the dealer, none to a
 * chain. Pure.
 */
import { kindOf, type Viewer } from '#domain/access/access'
import { sees } from '#domain/access/money'
import type { Ore } from '#domain/units'
import type { Manifest } from '../quote.ts'
import { totalsOfQuote } from './visible-money.ts'

export interface ListedSums {
  /** With VAT. */
  readonly dealer: Ore
  /** On a builder's quote. */
  readonly agent: Ore | null
  readonly projectCalculation: boolean
}

/** Null for a sum that no number holds to the øre; there the rows have to be read. */
export const listedSums = (manifest: Manifest): ListedSums | null => {
  const { sumInclTax, sumInclTaxAgent } = totalsOfQuote(manifest)
  if (![sumInclTax, sumInclTaxAgent ?? 0].every(Number.isSafeInteger)) return null
  return {
    dealer: sumInclTax,
    agent: sumInclTaxAgent,
    projectCalculation: manifest.terms.projectCalculation,
  }
}

/** Null where the viewer may not see it, and where it was not written down yet. */
export const listedSumFor = (viewer: Viewer, sums: ListedSums | null): Ore | null => {
  if (sums === null) return null
  const { dealer, agent, projectCalculation } = sums
  const quote = { hasAgent: agent !== null, projectCalculation }
  const kind = kindOf(viewer)
  if ((kind === 'agent' || kind === 'super') && agent !== null)
    return sees(viewer, 'sumInclTaxAgent', quote) ? agent : null
  return sees(viewer, 'sumInclTax', quote) ? dealer : null
}
