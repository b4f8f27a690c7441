/** Utvid gyldighet (trade handbook 10.7): today's price list, a new date, thirty more days. */
import type { PriceList } from '#domain/pricing/price-list'
import type { Result } from '#domain/result'
import type { Revisions } from '../extras/extras.ts'
import { type CommandOutcome, changed, unchanged } from '../outcome.ts'
import type { Manifest } from '../quote.ts'
import type { RowContext } from '../rows/make-row.ts'
import { priceAgain, withinTerms } from './price-again.ts'
import { validToOf } from './validity.ts'

export interface ListInForce {
  readonly listInForce: PriceList
  /** ISO date of the price list after that, if it is known. */
  readonly nextListFrom: string | null
}

/** Asked for twice on one day it changes nothing the second time. */
export const extendValidity = (
  manifest: Manifest,
  revisions: Revisions,
  { listInForce, nextListFrom, ...context }: RowContext & ListInForce,
): Result<CommandOutcome> => {
  const validTo = validToOf(context.now, nextListFrom)
  if (validTo === manifest.validTo && listInForce.id === manifest.priceListId) return unchanged(manifest)
  const priced = priceAgain(manifest, revisions, { ...context, priceList: listInForce })
  if (!priced.ok) return priced
  const { rows, newRevisions } = priced.value
  return changed(
    {
      ...manifest,
      rows: rows.map((row) => withinTerms(row, manifest.terms)),
      priceListId: listInForce.id,
      pricedAt: context.now,
      validTo,
    },
    { newRevisions },
  )
}
