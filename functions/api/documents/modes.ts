/** Which prices a document shows: those asked for, if the viewer may; else the most useful one that the viewer may. */
import type { Viewer } from '#domain/access/access'
import { type PriceMode, priceModes, printModes } from '#domain/access/price-modes'
import { fieldName } from '#domain/messages/fields'
import { kindOfQuote } from '#domain/quote/money/visible-money'
import type { Manifest } from '#domain/quote/quote'
import { type Result, refusal, success } from '#domain/result'

/** What paper is mostly for (QD-28). */
const PREFERRED: readonly PriceMode[] = ['CUSTOMER', 'STORE', 'HIDDEN']

const isMode = (text: string): text is PriceMode => (priceModes as readonly string[]).includes(text)

export const modesFor = (
  viewer: Viewer,
  manifest: Manifest,
  prices: string,
): Result<readonly PriceMode[]> => {
  const allowed = printModes(viewer, kindOfQuote(manifest))
  const asked = prices.split(',').filter((text) => text !== '')
  if (asked.length === 0) return success(PREFERRED.filter((mode) => allowed.includes(mode)).slice(0, 1))
  if (!asked.every(isMode))
    return refusal('request.invalid', { path: 'prices', data: { field: fieldName('prices') } })
  if (!asked.every((mode) => allowed.includes(mode))) return refusal('document.mode-not-allowed')
  // In one order, so that the same columns are the same document however they were picked.
  return success(priceModes.filter((mode) => asked.includes(mode)))
}
