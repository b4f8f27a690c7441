/**
 * The money of a quote that one viewer may know: everything is worked out, then what domain/access does not name for the
 * viewer becomes null. A viewer who may not set a rate has a greatest rate of 0, which is what locks the field.
 */
import { kindOf, type Viewer } from '#domain/access/access'
import { type MoneyField, type QuoteKind, sees } from '#domain/access/money'
import { lineOf, rowPrices } from '#domain/pricing/row-price'
import { totalsOf } from '#domain/pricing/totals'
import type { Ore, Percent } from '#domain/units'
import { type Article, articlesFor } from '../extras/articles.ts'
import { articleExtras, windowsIn } from '../extras/extra-articles.ts'
import { isFastlane } from '../ordering/fastlane.ts'
import type { Manifest, ManifestRow } from '../quote.ts'

type MoneyValues = Readonly<Partial<Record<MoneyField, number | null>>>
type Visible<Fields> = { readonly [Field in keyof Fields]: number | null }

export const kindOfQuote = ({ owner, terms }: Manifest): QuoteKind => ({
  hasAgent: owner.agentId !== null,
  projectCalculation: terms.projectCalculation,
})

const visibleTo = <Fields extends MoneyValues>(
  viewer: Viewer,
  manifest: Manifest,
  fields: Fields,
): Visible<Fields> => {
  const quote = kindOfQuote(manifest)
  const shown = Object.entries(fields).map(([field, value]) => [
    field,
    sees(viewer, field as MoneyField, quote) ? value : null,
  ])
  return Object.fromEntries(shown) as Visible<Fields>
}

export const seesPrices = (viewer: Viewer, manifest: Manifest): boolean =>
  sees(viewer, 'priceExclTax', kindOfQuote(manifest))

/** Who sells to whom decides which unit price is the viewer's own; a super user looks over the store's shoulder. */
export const rowMoney = (viewer: Viewer, manifest: Manifest, row: ManifestRow) => {
  const { terms } = manifest
  const prices = rowPrices(row, terms)
  const isAgent = kindOf(viewer) === 'agent'
  const line = (unit: Ore | null): Ore | null => unit && lineOf(unit, row.numberOf)
  const ownPrice = isAgent ? prices.agentPrice : prices.storePrice
  const ownCost = isAgent ? prices.agentCost : prices.storeCost
  const visible = visibleTo(viewer, manifest, {
    priceExclTax: terms.projectCalculation ? ownCost : prices.gross,
    unitPrice: ownPrice,
    linePrice: line(ownPrice),
    agentUnitPrice: prices.agentPrice,
    agentLinePrice: line(prices.agentPrice),
    discountRate: prices.discountRate,
    discountRateNetStore: prices.discountRateNetStore,
    discountRateNetAgent: prices.discountRateNetAgent,
    marginRateStore: prices.marginRateStore,
    marginRateAgent: prices.marginRateAgent,
  })
  const locked: Percent = 0
  return {
    ...visible,
    taxRate: terms.taxRate,
    projectCalculation: terms.projectCalculation,
    discountRateMax: visible.discountRate === null ? locked : prices.discountRateMax,
    marginRateMax: seesPrices(viewer, manifest) ? prices.marginRateMax : locked,
  }
}

export const articlesOf = (manifest: Manifest): readonly Article[] => {
  const { deliveryCode: code, deliveryByCrane: byCrane } = manifest.header
  return articlesFor(
    { code, zone: manifest.deliveryZone, byCrane },
    {
      gross: manifest.rows.reduce((sum, row) => sum + lineOf(row.gross, row.numberOf), 0),
      windows: windowsIn(manifest),
      isFastlane: isFastlane(manifest),
      extras: articleExtras(manifest.extras),
    },
  )
}

export const totalsOfQuote = (manifest: Manifest) =>
  totalsOf(
    manifest.rows,
    articlesOf(manifest).map(({ price }) => ({ amount: price })),
    manifest.terms,
  )

/** Whether every sum with VAT is a whole number of øre that a program can hold exactly (decision 6). */
export const hasExactTotals = (manifest: Manifest): boolean => {
  const { sumExclTax, sumExclTaxAgent, grossSumExclTax, netSumExclTax } = totalsOfQuote(manifest)
  return [sumExclTax, sumExclTaxAgent ?? 0, grossSumExclTax, netSumExclTax].every((sum) =>
    Number.isSafeInteger(sum * (100 + manifest.terms.taxRate)),
  )
}

export const visibleTotals = (viewer: Viewer, manifest: Manifest) => {
  const { orderUvalue, ...money } = totalsOfQuote(manifest)
  return { ...visibleTo(viewer, manifest, money), orderUvalue }
}
