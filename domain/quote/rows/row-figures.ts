/** Commands that change a figure of a row: its count, its rates, and whether it counts in the U-value. */

import { kindOf, type Viewer } from '#domain/access/access'
import { invalidValue } from '#domain/messages/fields'
import { noticeOf } from '#domain/messages/notices'
import { DISCOUNT_LIMIT, MARGIN_LIMIT } from '#domain/pricing/rate-limits'
import { rowPrices } from '#domain/pricing/row-price'
import { type Result, refusal } from '#domain/result'
import type { Percent } from '#domain/units'
import { constructionRows, followed, withCount } from '../connections/connected-rows.ts'
import { type CommandOutcome, changed, findRow, replaceRow, unchanged } from '../outcome.ts'
import type { Manifest, ManifestRow } from '../quote.ts'

const setFigure = <
  Figure extends 'numberOf' | 'discountRate' | 'marginRateStore' | 'marginRateAgent' | 'inOrderUvalue',
>(
  manifest: Manifest,
  row: ManifestRow,
  figure: Figure,
  value: ManifestRow[Figure],
): Result<CommandOutcome> =>
  row[figure] === value ? unchanged(manifest) : changed(replaceRow(manifest, { ...row, [figure]: value }))

/**
 * A construction part follows the rows it belongs to as soon as it has a count, a connected row the one that it is
 * connected to (QD-19): the count of a construction is set on the row that all others hang on (R-C-05).
 */
export const setCount = (manifest: Manifest, rowNumber: number, numberOf: number): Result<CommandOutcome> => {
  if (!Number.isSafeInteger(numberOf) || numberOf < 0) return invalidValue('numberOf')
  const row = findRow(manifest, rowNumber)
  if (!row.ok) return row
  if (followed(row.value) !== null || (row.value.isConstructionPart && row.value.numberOf > 0))
    return refusal('quote.count-locked', { data: { rowNumber } })
  if (row.value.numberOf === numberOf || constructionRows(manifest, rowNumber).length === 1)
    return setFigure(manifest, row.value, 'numberOf', numberOf)
  return changed(withCount(manifest, rowNumber, numberOf), { message: noticeOf('connection.same-count') })
}

export const setUInclusion = (
  manifest: Manifest,
  rowNumber: number,
  included: boolean,
): Result<CommandOutcome> => {
  const row = findRow(manifest, rowNumber)
  return row.ok ? setFigure(manifest, row.value, 'inOrderUvalue', included) : row
}

export const isRate = (rate: Percent, limit: Percent): boolean => rate >= 0 && rate <= limit

/** On an agent's quote the discount is the agent's to his customer, so his store may not set it. */
export const maySetDiscount = ({ owner }: Manifest, viewer: Viewer): boolean =>
  owner.agentId === null || kindOf(viewer) !== 'store'

export const setDiscount = (
  manifest: Manifest,
  viewer: Viewer,
  rowNumber: number,
  rate: Percent,
): Result<CommandOutcome> => {
  if (!isRate(rate, DISCOUNT_LIMIT)) return invalidValue('discountRate')
  const row = findRow(manifest, rowNumber)
  if (!row.ok) return row
  if (!maySetDiscount(manifest, viewer)) return refusal('quote.rate-locked', { data: { rowNumber } })
  const { discountRateMax: max } = rowPrices(row.value, manifest.terms)
  return rate > max
    ? refusal('quote.discount-above-max', { path: 'discountRate', data: { max } })
    : setFigure(manifest, row.value, 'discountRate', rate)
}

/** Each party sets its own margin; the agent's also a super user. Nobody sets another party's. */
export const maySetMargin = (manifest: Manifest, viewer: Viewer, party: 'store' | 'agent'): boolean => {
  const kind = kindOf(viewer)
  const hasAgent = manifest.owner.agentId !== null
  if (party === 'agent') return hasAgent && (kind === 'agent' || kind === 'super')
  return kind === 'store' || (kind === 'super' && !hasAgent)
}

export const setMargin = (
  manifest: Manifest,
  viewer: Viewer,
  rowNumber: number,
  party: 'store' | 'agent',
  rate: Percent,
): Result<CommandOutcome> => {
  if (!isRate(rate, MARGIN_LIMIT)) return invalidValue('marginRate')
  const row = findRow(manifest, rowNumber)
  if (!row.ok) return row
  if (!maySetMargin(manifest, viewer, party)) return refusal('access.denied')
  const { marginRateMax: max } = rowPrices(row.value, manifest.terms)
  return rate > max
    ? refusal('quote.margin-above-max', { path: 'marginRate', data: { max } })
    : setFigure(manifest, row.value, party === 'store' ? 'marginRateStore' : 'marginRateAgent', rate)
}
