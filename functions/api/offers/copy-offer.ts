/** A copy of a quote, under a number of its own. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { nextPriceListFrom, priceListInForce } from '#domain/pricing/lists/in-force'
import { copyQuote } from '#domain/quote/life/copy-quote'
import { nextNumber } from '../../data/counters/counter-repository.ts'
import { findPlace } from '../../data/postal-codes/postal-codes.ts'
import { findRevisions, putRevisions } from '../../data/quotes/quote-repository.ts'
import { command } from '../../http/command.ts'
import { answered } from '../../http/outcome.ts'
import { newId } from '../../ids.ts'
import { spend } from '../../people/spend.ts'
import { askerOf } from '../../quotes/asker.ts'
import { findQuoteFor } from '../../quotes/find-quote.ts'
import { findParties } from '../../quotes/quote-parties.ts'
import { storeNewQuote } from '../../quotes/store-new-quote.ts'
import * as contracts from './contracts.ts'
import { showOffer } from './show-offer.ts'

/** Whoever may edit a quote may copy it, whatever has become of it. */
export const copyOffer = command(contracts.copyOffer, {
  allocate: async () => ({ orderNumber: await nextNumber('order-number'), revisionId: newId('rev') }),
  act: async (request, { orderNumber, revisionId }) => {
    const asker = askerOf(request)
    const { viewer, author, at } = asker
    const found = await findQuoteFor(viewer, 'quote.edit', request.params.orderNumber)
    if (!found.ok) return found
    const refused = await spend('quotes', request)
    if (refused !== null) return refused
    const source = found.value
    const [parties, revisions] = await Promise.all([
      findParties(source.owner),
      findRevisions(
        source.orderNumber,
        source.rows.map((row) => row.revisionId),
      ),
    ])
    const copied = copyQuote(source, revisions, {
      orderNumber,
      revisionId,
      author,
      now: at.toISOString(),
      parties,
      findPlace,
      colorLists,
      priceList: priceListInForce(at),
      nextListFrom: nextPriceListFrom(at),
    })
    if (!copied.ok) return copied
    await putRevisions(copied.value.revisions)
    const manifest = await storeNewQuote(copied.value.manifest, at)
    return answered({ model: await showOffer(manifest, asker, { parties }) })
  },
})
