/** Which prices a document shows: those asked for, if the viewer may; else the most useful one that the viewer may. */
import type { Viewer } from '#domain/access/access'
import { type PriceMode, printModes, readPriceModes } from '#domain/access/price-modes'
import { invalidValue } from '#domain/messages/fields'
import { kindOfQuote } from '#domain/quote/money/visible-money'
import type { Manifest } from '#domain/quote/quote'
import { type Result, refusal, success } from '#domain/result'

/** What paper is mostly for (QD-28). */
const PREFERRED: readonly PriceMode[] = ['CUSTOMER', 'STORE', 'HIDDEN']

export const modesFor = (
  viewer: Viewer,
  manifest: Manifest,
  prices: string,
): Result<readonly PriceMode[]> => {
  const allowed = printModes(viewer, kindOfQuote(manifest))
  const asked = readPriceModes(prices)
  if (asked === null) return invalidValue('prices')
  if (asked.length === 0) return success(PREFERRED.filter((mode) => allowed.includes(mode)).slice(0, 1))
  return asked.every((mode) => allowed.includes(mode)) ? success(asked) : refusal('document.mode-not-allowed')
}
