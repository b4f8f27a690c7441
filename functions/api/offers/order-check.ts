/** Bestillingskontroll: the findings of a quote, saying of one that it is meant so, and the click that mends one. */
import { colorBook } from '#domain/catalogue/colors/color-book'
import { orderFindingFor } from '#domain/contracts/order-check'
import type { QuoteStep } from '#domain/contracts/step'
import { checkOrder, type OrderFinding } from '#domain/quote/order-check/check-order'
import type { Manifest } from '#domain/quote/quote'
import { refusal, success } from '#domain/result'
import { findPlace } from '../../data/postal-codes/postal-codes.ts'
import { findRevisions } from '../../data/quotes/quote-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { askerOf } from '../../quotes/asker.ts'
import { type Asker, changeQuote, findQuoteFor } from '../../quotes/change-quote.ts'
import { writtenAs } from '../../quotes/written-as.ts'
import * as contracts from './contracts.ts'
import { showOffer } from './show-offer.ts'

export const findingsOf = async (manifest: Manifest): Promise<readonly OrderFinding[]> => {
  const ids = manifest.rows.map(({ revisionId }) => revisionId)
  const revisions = await findRevisions(manifest.orderNumber, ids)
  return checkOrder(manifest, revisions, { colorBook, findPlace })
}

export const getOrderCheck = endpoint(contracts.getOrderCheck, async ({ params, caller: { viewer } }) => {
  const found = await findQuoteFor(viewer, 'quote.view', params.orderNumber)
  if (!found.ok) return found
  return answered((await findingsOf(found.value)).map(orderFindingFor))
})

export const acknowledgeFinding = endpoint(contracts.acknowledgeFinding, async (request) => {
  const { orderNumber, findingId, value } = request.params
  const command = { kind: 'acknowledge', findingId, acknowledged: value === 'true' } as const
  const outcome = await changeQuote(orderNumber, command, askerOf(request))
  if (!outcome.ok) return outcome.refusal
  return writtenAs((await findingsOf(outcome.value.manifest)).map(orderFindingFor), outcome.value)
})

/** Each row is mended by itself: what somebody else has changed meanwhile stays as it is, and is found again. */
const mend = async ({ orderNumber }: Manifest, { fix }: OrderFinding, asker: Asker) => {
  let step: QuoteStep | null = null
  for (const command of fix?.commands ?? []) {
    const outcome = await changeQuote(orderNumber, command, asker)
    if (!outcome.ok) return outcome.refusal
    step = together(step, outcome.value.step)
  }
  const found = await findQuoteFor(asker.viewer, 'quote.view', orderNumber)
  return found.ok ? success({ manifest: found.value, step }) : found
}

/** A click is one step to the one who made it. */
const together = (one: QuoteStep | null, other: QuoteStep | null): QuoteStep | null =>
  one === null || other === null
    ? (one ?? other)
    : { ...one, versions: [...one.versions, ...other.versions], words: 'Rettingen er gjort.' }

export const fixFinding = endpoint(contracts.fixFinding, async (request) => {
  const asker = askerOf(request)
  const { orderNumber, findingId } = request.params
  const found = await findQuoteFor(asker.viewer, 'quote.edit', orderNumber)
  if (!found.ok) return found
  const finding = (await findingsOf(found.value)).find(({ id, fix }) => id === findingId && fix !== null)
  if (finding === undefined) return refusal('check.no-such-finding')
  const mended = await mend(found.value, finding, asker)
  if (!mended.ok) return mended
  const { manifest, step } = mended.value
  return writtenAs(await showOffer(manifest, asker), { step })
})
