/** A row's money on the wire: what the viewer may know, in kroner. */
import type { Viewer } from '#domain/access/access'
import { wireMoneyOrNull } from '#domain/contracts/money'
import type { RowPriceWire } from '#domain/contracts/offer'
import { rowMoney } from '#domain/quote/money/visible-money'
import type { Manifest, ManifestRow } from '#domain/quote/quote'

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
