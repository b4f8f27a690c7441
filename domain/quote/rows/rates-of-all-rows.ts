/**
 * One discount for all windows or all doors, one margin for all rows (trade handbook 10.2, QD-20): every row takes the rate as
 * far as its own maximum allows, and the person is told how many could not take all of it.
 */

import type { Viewer } from '#domain/access/access'
import { invalidValue } from '#domain/messages/fields'
import { countedRows, noticeOf } from '#domain/messages/notices'
import { DISCOUNT_LIMIT, MARGIN_LIMIT } from '#domain/pricing/rate-limits'
import { rowPrices } from '#domain/pricing/row-price'
import { type Result, refusal } from '#domain/result'
import type { Percent } from '#domain/units'
import { type CommandOutcome, changed, unchanged } from '../outcome.ts'
import type { Manifest, ManifestRow } from '../quote.ts'
import { isRate, maySetDiscount, maySetMargin } from './row-figures.ts'

type Rate = 'discountRate' | 'marginRateStore' | 'marginRateAgent'

const setAll = (
  manifest: Manifest,
  figure: Rate,
  rate: Percent,
  concerns: (row: ManifestRow) => boolean,
): Result<CommandOutcome> => {
  const most = figure === 'discountRate' ? 'discountRateMax' : 'marginRateMax'
  let limited = 0
  let isChanged = false
  const rows = manifest.rows.map((row) => {
    if (!concerns(row)) return row
    const max = rowPrices(row, manifest.terms)[most]
    if (rate > max) limited += 1
    const value = Math.min(rate, max)
    if (row[figure] === value) return row
    isChanged = true
    return { ...row, [figure]: value }
  })
  const message = limited > 0 ? { message: noticeOf('rates.limited', { rows: countedRows(limited) }) } : {}
  if (isChanged) return changed({ ...manifest, rows }, message)
  return limited > 0 ? changed(manifest, message) : unchanged(manifest)
}

export const setAllDiscounts = (
  manifest: Manifest,
  viewer: Viewer,
  category: ManifestRow['discountCategory'],
  rate: Percent,
): Result<CommandOutcome> => {
  if (!isRate(rate, DISCOUNT_LIMIT)) return invalidValue('discountRate')
  if (!maySetDiscount(manifest, viewer)) return refusal('access.denied')
  return setAll(manifest, 'discountRate', rate, ({ discountCategory }) => discountCategory === category)
}

/** The calls are named for windows, but there is one margin for all rows. */
export const setAllMargins = (
  manifest: Manifest,
  viewer: Viewer,
  party: 'store' | 'agent',
  rate: Percent,
): Result<CommandOutcome> => {
  if (!isRate(rate, MARGIN_LIMIT)) return invalidValue('marginRate')
  if (!maySetMargin(manifest, viewer, party)) return refusal('access.denied')
  // Without project calculation no row has a margin, and what it would be stays as it is.
  if (!manifest.terms.projectCalculation)
    return refusal('quote.margin-above-max', { path: 'marginRate', data: { max: 0 } })
  return setAll(manifest, party === 'store' ? 'marginRateStore' : 'marginRateAgent', rate, () => true)
}
