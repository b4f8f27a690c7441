/** Commands that change a figure of a row: its count, its rates, and whether it counts in the U-value. */

import { kindOf, type Viewer } from '#domain/access/access'
import { invalidValue } from '#domain/messages/fields'
import { figure as inWords } from '#domain/messages/figures'
import { noticeOf } from '#domain/messages/notices'
import { DISCOUNT_LIMIT, MARGIN_LIMIT } from '#domain/pricing/rate-limits'
import { rowPrices } from '#domain/pricing/row-price'
import { type Result, refusal } from '#domain/result'
import type { Percent } from '#domain/units'
import { constructionRows, followed, withCount } from '../connections/connected-rows.ts'
import { type CommandOutcome, changed, findRow, replaceRow, unchanged } from '../outcome.ts'
import type { Manifest, ManifestRow, QuoteCommand } from '../quote.ts'

type Asked<Kind extends QuoteCommand['kind']> = Omit<Extract<QuoteCommand, { readonly kind: Kind }>, 'kind'>

/** The field of a request that a figure is set by, and what is said where somebody else has set it. */
const FIELDS = {
  numberOf: { path: 'numberOf', code: 'quote.count-changed' },
  discountRate: { path: 'discountRate', code: 'quote.discount-changed' },
  marginRateStore: { path: 'marginRate', code: 'quote.margin-changed' },
  marginRateAgent: { path: 'marginRate', code: 'quote.margin-changed' },
} as const

/** A figure that somebody else has set since it was seen is his, unless both mean the same. Whoever does not say what he saw sets it. */
const setFigure = (
  manifest: Manifest,
  row: ManifestRow,
  figure: keyof typeof FIELDS,
  { value, seen }: { readonly value: number; readonly seen: number | undefined },
): Result<CommandOutcome> => {
  const { rowNumber, [figure]: stored } = row
  if (stored === value) return unchanged(manifest)
  const { path, code } = FIELDS[figure]
  if (seen !== undefined && seen !== stored)
    return refusal(code, { path, data: { rowNumber, stored: inWords(stored), asked: inWords(value) } })
  return figure === 'numberOf' && constructionRows(manifest, rowNumber).length > 1
    ? changed(withCount(manifest, rowNumber, value), { message: noticeOf('connection.same-count') })
    : changed(replaceRow(manifest, { ...row, [figure]: value }))
}

/**
 * A construction part follows the rows it belongs to as soon as it has a count, a connected row the one that it is
 * connected to (QD-19): the count of a construction is set on the row that all others hang on (R-C-05).
 */
export const setCount = (
  manifest: Manifest,
  { rowNumber, numberOf, seen }: Asked<'set-count'>,
): Result<CommandOutcome> => {
  if (!Number.isSafeInteger(numberOf) || numberOf < 0) return invalidValue('numberOf')
  const row = findRow(manifest, rowNumber)
  if (!row.ok) return row
  if (followed(row.value) !== null || (row.value.isConstructionPart && row.value.numberOf > 0))
    return refusal('quote.count-locked', { data: { rowNumber } })
  return setFigure(manifest, row.value, 'numberOf', { value: numberOf, seen })
}

export const setUInclusion = (
  manifest: Manifest,
  rowNumber: number,
  included: boolean,
): Result<CommandOutcome> => {
  const row = findRow(manifest, rowNumber)
  if (!row.ok) return row
  return row.value.inOrderUvalue === included
    ? unchanged(manifest)
    : changed(replaceRow(manifest, { ...row.value, inOrderUvalue: included }))
}

export const isRate = (rate: Percent, limit: Percent): boolean => rate >= 0 && rate <= limit

/** On an agent's quote the discount is the agent's to his customer, so his store may not set it. */
export const maySetDiscount = ({ owner }: Manifest, viewer: Viewer): boolean =>
  owner.agentId === null || kindOf(viewer) !== 'store'

export const setDiscount = (
  manifest: Manifest,
  viewer: Viewer,
  { rowNumber, rate, seen }: Asked<'set-discount'>,
): Result<CommandOutcome> => {
  if (!isRate(rate, DISCOUNT_LIMIT)) return invalidValue('discountRate')
  const row = findRow(manifest, rowNumber)
  if (!row.ok) return row
  if (!maySetDiscount(manifest, viewer)) return refusal('quote.rate-locked', { data: { rowNumber } })
  const { discountRateMax: max } = rowPrices(row.value, manifest.terms)
  return rate > max
    ? refusal('quote.discount-above-max', { path: 'discountRate', data: { max } })
    : setFigure(manifest, row.value, 'discountRate', { value: rate, seen })
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
  { rowNumber, party, rate, seen }: Asked<'set-margin'>,
): Result<CommandOutcome> => {
  if (!isRate(rate, MARGIN_LIMIT)) return invalidValue('marginRate')
  const row = findRow(manifest, rowNumber)
  if (!row.ok) return row
  if (!maySetMargin(manifest, viewer, party)) return refusal('access.denied')
  const { marginRateMax: max } = rowPrices(row.value, manifest.terms)
  return rate > max
    ? refusal('quote.margin-above-max', { path: 'marginRate', data: { max } })
    : setFigure(manifest, row.value, party === 'store' ? 'marginRateStore' : 'marginRateAgent', {
        value: rate,
        seen,
      })
}
