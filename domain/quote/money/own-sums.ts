/** What a quote and its rows come to in the viewer's own money: what the agent sells for, or what the store does. */
import { kindOf, type Viewer } from '#domain/access/access'
import type { Ore } from '#domain/units'
import type { Manifest, ManifestRow } from '../quote.ts'
import { rowMoney, visibleTotals } from './visible-money.ts'

export interface OwnSums {
  readonly exclTax: Ore | null
  readonly inclTax: Ore | null
}

export const ownSums = (viewer: Viewer, manifest: Manifest): OwnSums => {
  const totals = visibleTotals(viewer, manifest)
  return kindOf(viewer) === 'agent'
    ? { exclTax: totals.sumExclTaxAgent, inclTax: totals.sumInclTaxAgent }
    : { exclTax: totals.sumExclTax, inclTax: totals.sumInclTax }
}

/** Null for a viewer who sees no prices. */
export const ownLinePrice = (viewer: Viewer, manifest: Manifest, row: ManifestRow): Ore | null =>
  rowMoney(viewer, manifest, row).linePrice
