/** A new, empty quote of the store or agent that whoever asks works for. */
import type { Viewer } from '#domain/access/access'
import { nextPriceListFrom, priceListInForce } from '#domain/pricing/lists/in-force'
import { draftQuote } from '#domain/quote/draft-quote'
import type { Parties } from '#domain/quote/header/parties'
import type { Manifest } from '#domain/quote/quote'
import { type Result, refusal, success } from '#domain/result'
import { findPlace } from '../data/postal-codes/postal-codes.ts'
import type { Asked } from '../http/endpoint.ts'
import { spend } from '../people/spend.ts'
import { askerOf } from './asker.ts'
import { findParties } from './quote-parties.ts'
import { storeNewQuote } from './store-new-quote.ts'

const ownerOf = ({ chainId, storeId, agentId }: Viewer) =>
  chainId === null || storeId === null ? null : { chainId, storeId, agentId }

interface Draft {
  readonly manifest: Manifest
  readonly parties: Parties
}

/** As it would be made now, and stored nowhere. */
export const planDraft = async (asked: Asked, orderNumber: number): Promise<Result<Draft>> => {
  const { viewer, author, at } = askerOf(asked)
  const owner = ownerOf(viewer)
  if (owner === null) return refusal('quote.creation-not-allowed')
  const parties = await findParties(owner)
  const draft = draftQuote({
    orderNumber,
    viewer,
    author,
    now: at.toISOString(),
    parties,
    findPlace,
    priceListId: priceListInForce(at).id,
    nextListFrom: nextPriceListFrom(at),
  })
  return draft.ok ? success({ manifest: draft.value, parties }) : draft
}

/** One that was made already under the number is found again. */
export const makeDraft = async (asked: Asked, orderNumber: number): Promise<Result<Draft>> => {
  const planned = await planDraft(asked, orderNumber)
  if (!planned.ok) return planned
  const refused = await spend('quotes', asked)
  if (refused !== null) return refused
  const manifest = await storeNewQuote(planned.value.manifest, asked.at)
  return success({ ...planned.value, manifest })
}
