/** A row's money on the wire: what the viewer may know, in kroner. */
import type { Viewer } from '../access/access.ts'
import { rowMoney } from '../quote/money/visible-money.ts'
import type { Manifest, ManifestRow } from '../quote/quote.ts'
import { wireMoneyOrNull } from './money.ts'
import type { RowPriceWire } from './offer.ts'

export const rowPriceFor = (viewer: Viewer, manifest: Manifest, row: ManifestRow): RowPriceWire => {
  const money = rowMoney(viewer, manifest, row)
  return {
    ...money,
    priceExclTax: wireMoneyOrNull(money.priceExclTax),
    unitPrice: wireMoneyOrNull(money.unitPrice),
    linePrice: wireMoneyOrNull(money.linePrice),
    agentUnitPrice: wireMoneyOrNull(money.agentUnitPrice),
    agentLinePrice: wireMoneyOrNull(money.agentLinePrice),
  }
}
