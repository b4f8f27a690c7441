/**
 * The quick choices that a quote lists (trade handbook 10.5), with what each adds for one viewer: the list price of all its
 * rows, or in margin mode, where list prices are nobody's, the viewer's own price. Entrance doors alone list none.
 */
import { kindOf, type Viewer } from '#domain/access/access'
import { type Extra, type ExtraId, extras } from '#domain/catalogue/data/extras'
import { lineOf, rowPrices } from '#domain/pricing/row-price'
import { type Ore, type Percent, roundHalfAway } from '#domain/units'
import { seesPrices } from '../money/visible-money.ts'
import type { Manifest, ManifestRow } from '../quote.ts'
import { articlePrice, piecesFor } from './articles.ts'
import { articleExtras, windowsIn } from './extra-articles.ts'
import type { Revisions } from './extras.ts'

export interface VisibleExtra {
  readonly id: ExtraId
  readonly name: string
  readonly price: Ore | null
  readonly selected: boolean
}

/** What `adds` on the unit list price is in the viewer's own money, for the whole row. */
const addedFor = (viewer: Viewer, { terms }: Manifest, row: ManifestRow, adds: Ore): Ore => {
  if (!terms.projectCalculation) return lineOf(adds, row.numberOf)
  const own = (gross: Ore): Ore => {
    const { agentPrice, storePrice } = rowPrices({ ...row, gross }, terms)
    return kindOf(viewer) === 'agent' ? (agentPrice ?? storePrice) : storePrice
  }
  return lineOf(own(row.gross + adds) - own(row.gross), row.numberOf)
}

/** Null where no row can have it. */
const priceOf = (
  viewer: Viewer,
  manifest: Manifest,
  revisions: Revisions,
  { id, effect }: Extra,
): Ore | null => {
  if (effect.kind === 'article') {
    const pieces = piecesFor(effect, windowsIn(manifest))
    return pieces === 0 ? null : articlePrice(effect.article, pieces, 0)
  }
  const added = manifest.rows.flatMap((row) => {
    const extra = revisions.get(row.revisionId)?.extras.find((each) => each.id === id)
    return extra === undefined ? [] : [addedFor(viewer, manifest, row, extra.adds)]
  })
  return added.length === 0 ? null : added.reduce((sum, amount) => sum + amount, 0)
}

export const visibleExtras = (
  viewer: Viewer,
  manifest: Manifest,
  revisions: Revisions,
): readonly VisibleExtra[] =>
  extras.flatMap((extra) => {
    const price = priceOf(viewer, manifest, revisions, extra)
    const selected = manifest.extras.includes(extra.id)
    if (price === null && !selected) return []
    return [{ id: extra.id, name: extra.name, price: seesPrices(viewer, manifest) ? price : null, selected }]
  })

/** An article: nobody has a discount on it. */
export const isExact = (id: ExtraId): boolean => articleExtras([id]).length > 0

/** an option is shown as 'ca kr', less the average discount that the quote's windows get; an article as what it is. */
export const approximatePrice = (
  { id, price }: { readonly id: ExtraId; readonly price: Ore },
  avgDiscountWindows: Percent | null,
): Ore => (isExact(id) ? price : roundHalfAway((price * (100 - (avgDiscountWindows ?? 0))) / 100))
