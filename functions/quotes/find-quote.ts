/** Finds a quote for somebody who may look at it, or do more with it, and the price list that it was made on. */
import type { Viewer } from '#domain/access/access'
import { may, type QuoteAction } from '#domain/access/rights'
import { findPriceList } from '#domain/pricing/lists/in-force'
import type { PriceList } from '#domain/pricing/price-list'
import type { Manifest } from '#domain/quote/quote'
import { type Result, refusal, success } from '#domain/result'
import { findManifest } from '../data/quotes/quote-repository.ts'

/** A quote that the viewer may not look at is a quote that is not there. */
export const findQuoteFor = async (
  viewer: Viewer,
  action: QuoteAction,
  orderNumber: number,
): Promise<Result<Manifest>> => {
  const manifest = await findManifest(orderNumber)
  if (manifest === null || !may(viewer, 'quote.view', manifest.owner))
    return refusal('quote.not-found', { data: { orderNumber } })
  return may(viewer, action, manifest.owner) ? success(manifest) : refusal('access.denied')
}

export const priceListOf = ({ priceListId, orderNumber }: Manifest): PriceList => {
  const list = findPriceList(priceListId)
  if (list === null) throw new Error(`quote ${orderNumber} was made on price list ${priceListId}`)
  return list
}
