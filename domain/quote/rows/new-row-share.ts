/**
 * What a row made now would sell for, as a share of its list price: the one factor that a viewer's browser prices rows
 * with that do not exist yet. It says nothing of costs and margins beyond what the row itself would show.
 */
import { kindOf, type Viewer } from '#domain/access/access'
import { sees } from '#domain/access/money'
import { rowPrices } from '#domain/pricing/row-price'
import type { Ore } from '#domain/units'
import { kindOfQuote } from '../money/visible-money.ts'
import type { Manifest, ManifestRow } from '../quote.ts'
import { startRates } from './make-row.ts'

/** So large that rounding to øre does not show in the share of any real price. */
const LIST_PRICE: Ore = 1_000_000_000_000

/** Null where the viewer sees no prices. */
export const newRowShare = (
  viewer: Viewer,
  manifest: Manifest,
  discountCategory: ManifestRow['discountCategory'],
): number | null => {
  if (!sees(viewer, 'unitPrice', kindOfQuote(manifest))) return null
  const row = {
    gross: LIST_PRICE,
    discountCategory,
    isStockItem: false,
    isConstructionPart: false,
    ...startRates(manifest.terms),
  }
  const { agentPrice, storePrice } = rowPrices(row, manifest.terms)
  const own = kindOf(viewer) === 'agent' ? agentPrice : storePrice
  return own === null ? null : own / LIST_PRICE
}
