/** Lays a quote in under a number that was given out for it, and has it told to whoever listens. One of an earlier try is found again. */
import { quoteCreated } from '#domain/quote/life/quote-event'
import type { Manifest } from '#domain/quote/quote'
import { storeNew } from '../data/quotes/quote-repository.ts'
import { expectEvent } from '../webhooks/expect-event.ts'

export const storeNewQuote = async (manifest: Manifest, at: Date): Promise<Manifest> => {
  await expectEvent(quoteCreated(manifest, at.toISOString()), manifest.owner)
  return storeNew(manifest)
}
