/** A new, empty quote of the store or agent that the caller works for. */
import { offerFor } from '#domain/views/offer-for'
import { nextNumber } from '../../data/counters/counter-repository.ts'
import { command } from '../../http/command.ts'
import { answered } from '../../http/outcome.ts'
import { makeDraft } from '../../quotes/make-draft.ts'
import { readQuote } from '../../quotes/read-quote.ts'
import * as contracts from './contracts.ts'

export const createOffer = command(contracts.createOffer, {
  allocate: async () => ({ orderNumber: await nextNumber('order-number') }),
  act: async (request, { orderNumber }) => {
    const made = await makeDraft(request, orderNumber)
    if (!made.ok) return made
    const { manifest, parties } = made.value
    const { viewer } = request.caller
    const model = offerFor(viewer, await readQuote(manifest, { parties }), request.at.toISOString())
    return answered({ model })
  },
})
