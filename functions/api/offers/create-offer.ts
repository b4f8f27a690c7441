/** A new, empty quote of the store or agent that the caller works for. */
import type { Viewer } from '#domain/access/access'
import { nextPriceListFrom, priceListInForce } from '#domain/pricing/lists/in-force'
import { draftQuote } from '#domain/quote/draft-quote'
import { refusal } from '#domain/result'
import { offerFor } from '#domain/views/offer-for'
import { nextNumber } from '../../data/counters/counter-repository.ts'
import { findPlace } from '../../data/postal-codes/postal-codes.ts'
import { storeNew } from '../../data/quotes/quote-repository.ts'
import { command } from '../../http/command.ts'
import { answered } from '../../http/outcome.ts'
import { spend } from '../../people/spend.ts'
import { askerOf } from '../../quotes/asker.ts'
import { findParties } from '../../quotes/quote-parties.ts'
import { readQuote } from '../../quotes/read-quote.ts'
import * as contracts from './contracts.ts'

const ownerOf = ({ chainId, storeId, agentId }: Viewer) =>
  chainId === null || storeId === null ? null : { chainId, storeId, agentId }

export const createOffer = command(contracts.createOffer, {
  allocate: async () => ({ orderNumber: await nextNumber('order-number') }),
  act: async (request, { orderNumber }) => {
    const { viewer, author, at } = askerOf(request)
    const owner = ownerOf(viewer)
    if (owner === null) return refusal('quote.creation-not-allowed')
    const refused = await spend('quotes', request)
    if (refused !== null) return refused
    const parties = await findParties(owner)
    const now = at.toISOString()
    const draft = draftQuote({
      orderNumber,
      viewer,
      author,
      now,
      parties,
      findPlace,
      priceListId: priceListInForce(at).id,
      nextListFrom: nextPriceListFrom(at),
    })
    if (!draft.ok) return draft
    const manifest = await storeNew(draft.value)
    return answered({ model: offerFor(viewer, await readQuote(manifest, { parties }), now) })
  },
})
