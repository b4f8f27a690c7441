/**
 * A copy of a quote is a new quote of the same owner: the same customer, rows and connections, at today's prices and terms.
 * Only the way of calculating stays (trade handbook 10.2). What happened to the original did not happen to the copy.
 */
import { type Result, success } from '#domain/result'
import { addressOf, deliveryPlaceOf } from '../delivery/delivery.ts'
import { type DraftContext, emptyQuote, termsOf } from '../draft-quote.ts'
import type { Revisions } from '../extras/extras.ts'
import type { Parties } from '../header/parties.ts'
import type { Manifest, RowRevision } from '../quote.ts'
import type { RowContext } from '../rows/make-row.ts'
import { priceAgain, withinTerms } from './price-again.ts'

export interface QuoteCopy {
  readonly manifest: Manifest
  readonly revisions: readonly RowRevision[]
}

/** A stock address as the store has it today; one that it has no more, and all others, as they were. */
const addressedAnew = (header: Manifest['header'], { store }: Parties): Manifest['header'] => {
  const place = deliveryPlaceOf(header.deliveryCode, { agent: null, store })
  return place === null ? header : { ...header, deliveryAddress: addressOf(place) }
}

export const copyQuote = (
  source: Manifest,
  revisions: Revisions,
  context: Omit<DraftContext, 'viewer' | 'priceListId'> & RowContext,
): Result<QuoteCopy> => {
  const { orderNumber, now, author, parties } = context
  const draft = emptyQuote({ ...context, priceListId: context.priceList.id }, source.owner)
  const priced = priceAgain({ ...source, orderNumber }, revisions, context)
  if (!priced.ok) return priced
  const terms = { ...termsOf(parties), projectCalculation: source.terms.projectCalculation }
  const made = new Map(priced.value.newRevisions.map((revision) => [revision.revisionId, revision]))
  const { deliveryZone, extras, fastlane, nextRowNumber, emailFromAgent } = source
  return success({
    manifest: {
      ...draft,
      ...{
        header: addressedAnew(source.header, parties),
        deliveryZone,
        extras,
        fastlane,
        nextRowNumber,
        emailFromAgent,
        terms,
      },
      rows: priced.value.rows.map((row) => withinTerms(row, terms)),
      change: { by: author, at: now, kind: 'copy', rowNumber: null, fields: [] },
    },
    revisions: priced.value.rows.map(({ revisionId }) => {
      const revision = made.get(revisionId) ?? revisions.get(revisionId)
      if (revision === undefined) throw new Error(`revision ${revisionId} was not loaded`)
      return { ...revision, orderNumber, replaces: null }
    }),
  })
}
