/** Reads what belongs to a manifest so that it can be shown: the revisions of its rows, the parties, who made it. */

import type { Parties } from '#domain/quote/header/parties'
import { fastLaneReason, openSlots, type SlotUse } from '#domain/quote/ordering/fast-lane'
import { type Author, type Manifest, QUOTE_STATUS, type RowRevision } from '#domain/quote/quote'
import type { Creator, QuoteForShow } from '#domain/views/offer-for'
import { readSlotUse } from '../data/fast-lane/slot-repository.ts'
import { findRevisions } from '../data/quotes/quote-repository.ts'
import { findUser } from '../data/users/user-repository.ts'
import { findParties } from './quote-parties.ts'

/** A user may be gone; the name stays with the quote. */
const readCreator = async ({ userId, name }: Author): Promise<Creator> => {
  const user = await findUser(userId)
  if (user !== null) return user
  const [firstname = '', ...rest] = name.split(' ')
  return { firstname, lastname: rest.join(' '), phoneNumber: '', email: '' }
}

/** What the caller holds already is not read again. */
interface Known {
  readonly parties?: Parties
  readonly newRevisions?: readonly RowRevision[]
}

export const readQuote = async (manifest: Manifest, known: Known = {}): Promise<QuoteForShow> => {
  const fresh = new Map((known.newRevisions ?? []).map((revision) => [revision.revisionId, revision]))
  const missing = manifest.rows.map(({ revisionId }) => revisionId).filter((id) => !fresh.has(id))
  const [read, parties, creator] = await Promise.all([
    findRevisions(manifest.orderNumber, missing),
    known.parties ?? findParties(manifest.owner),
    readCreator(manifest.createdBy),
  ])
  return { manifest, revisions: new Map([...read, ...fresh]), parties, creator }
}

/** How full the slots of Fastlane are; only a quote that qualifies is offered one, until it is ordered. */
export const slotUseFor = (manifest: Manifest, now: string): Promise<SlotUse> | undefined =>
  manifest.status < QUOTE_STATUS.ordered && fastLaneReason(manifest) === null
    ? readSlotUse(openSlots(now))
    : undefined

/** With what tells when it is delivered, which for a quote with Fastlane is the slot. */
export const readQuoteForPaper = async (
  manifest: Manifest,
  at: Date,
  known: Known = {},
): Promise<QuoteForShow> => {
  const [quote, slotUse] = await Promise.all([
    readQuote(manifest, known),
    manifest.fastlane ? slotUseFor(manifest, at.toISOString()) : undefined,
  ])
  return { ...quote, slotUse }
}
