/** A row's money on the wire: what the viewer may know, in kroner. */
import type { Viewer } from '#domain/access/access'
import { apiMoneyOrNull } from '#domain/contracts/money'
import type { ApiRowPrice } from '#domain/contracts/row-price'
import { rowMoney } from '#domain/quote/money/visible-money'
import type { Manifest, ManifestRow } from '#domain/quote/quote'

export const rowPriceFor = (viewer: Viewer, manifest: Manifest, row: ManifestRow): ApiRowPrice => {
  const money = rowMoney(viewer, manifest, row)
  return {
    ...money,
    priceExclTax: apiMoneyOrNull(money.priceExclTax),
    unitPrice: apiMoneyOrNull(money.unitPrice),
    linePrice: apiMoneyOrNull(money.linePrice),
    agentUnitPrice: apiMoneyOrNull(money.agentUnitPrice),
    agentLinePrice: apiMoneyOrNull(money.agentLinePrice),
  }
}
