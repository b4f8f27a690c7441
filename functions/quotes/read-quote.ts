/** Reads what belongs to a manifest so that it can be shown: the revisions of its rows, the parties, who made it. */

import type { Parties } from '#domain/quote/header/parties'
import { isSettled } from '#domain/quote/life/status'
import type { FactoryStatus } from '#domain/quote/ordering/factory-status'
import { fastlaneReason, openSlots, type SlotUse } from '#domain/quote/ordering/fastlane'
import type { Author, Manifest, RowRevision } from '#domain/quote/quote'
import type { Creator, QuoteForShow } from '#domain/views/offer-for'
import { findFactoryOrder } from '../data/factory-orders/factory-order-repository.ts'
import { readSlotUse } from '../data/fastlane/slot-repository.ts'
import { findRevisions } from '../data/quotes/quote-repository.ts'
import { readOwnWords } from '../data/texts/words-in-force.ts'
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
interface AlreadyRead {
  readonly parties?: Parties
  readonly newRevisions?: readonly RowRevision[]
}

export const readQuote = async (manifest: Manifest, alreadyRead: AlreadyRead = {}): Promise<QuoteForShow> => {
  const fresh = new Map((alreadyRead.newRevisions ?? []).map((revision) => [revision.revisionId, revision]))
  const missing = manifest.rows.map(({ revisionId }) => revisionId).filter((id) => !fresh.has(id))
  const [read, parties, creator] = await Promise.all([
    findRevisions(manifest.orderNumber, missing),
    alreadyRead.parties ?? findParties(manifest.owner),
    readCreator(manifest.createdBy),
  ])
  return { manifest, revisions: new Map([...read, ...fresh]), parties, creator }
}

/** How full the slots of Fastlane are; only a quote that qualifies is offered one, until it is ordered. */
export const slotUseFor = (manifest: Manifest, now: string): Promise<SlotUse> | undefined =>
  !isSettled(manifest.status) && fastlaneReason(manifest) === null ? readSlotUse(openSlots(now)) : undefined

/** How far an order has come on its way to the factory. */
export const findFactoryStatus = async ({
  orderNumber,
  toOrderNumber,
}: Manifest): Promise<FactoryStatus | null> => (toOrderNumber === null ? null : findFactoryOrder(orderNumber))

/** Put into the words of now. With what tells when it is delivered: for a quote with Fastlane the slot, for an order what the factory has answered. */
export const readQuoteForPaper = async (
  manifest: Manifest,
  at: Date,
  alreadyRead: AlreadyRead = {},
): Promise<QuoteForShow> => {
  const [quote, slotUse, factoryStatus] = await Promise.all([
    readQuote(manifest, alreadyRead),
    manifest.fastlane ? slotUseFor(manifest, at.toISOString()) : undefined,
    findFactoryStatus(manifest),
    readOwnWords(),
  ])
  return { ...quote, slotUse, factoryStatus }
}
