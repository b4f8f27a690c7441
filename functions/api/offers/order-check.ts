/** Bestillingskontroll: the findings of a quote, saying of one that it is meant so, and the click that mends one. */
import { rowsAreOpen } from '#domain/quote/life/status'
import { refusal } from '#domain/result'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { askerOf } from '../../quotes/asker.ts'
import { changeQuote } from '../../quotes/change-quote.ts'
import { findQuoteFor } from '../../quotes/find-quote.ts'
import { checkQuote, findingsFor } from '../../quotes/order-findings.ts'
import { writtenAs } from '../../quotes/written-as.ts'
import * as contracts from './contracts.ts'
import { showOffer } from './show-offer.ts'

export const getOrderCheck = endpoint(contracts.getOrderCheck, async (request) => {
  const asker = askerOf(request)
  const found = await findQuoteFor(asker.viewer, 'quote.view', request.params.orderNumber)
  return found.ok ? answered(await findingsFor(found.value, asker)) : found
})

export const acknowledgeFinding = endpoint(contracts.acknowledgeFinding, async (request) => {
  const { orderNumber, findingId, value } = request.params
  const asker = askerOf(request)
  const command = { kind: 'acknowledge', findingId, acknowledged: value === 'true' } as const
  const outcome = await changeQuote(orderNumber, command, asker)
  if (!outcome.ok) return outcome.refusal
  return writtenAs(await findingsFor(outcome.value.manifest, asker), outcome.value)
})

/** The whole step or none of it: what somebody else has changed meanwhile stays as it is, and is found again. */
export const fixFinding = endpoint(contracts.fixFinding, async (request) => {
  const asker = askerOf(request)
  const { orderNumber, findingId } = request.params
  const found = await findQuoteFor(asker.viewer, 'quote.edit', orderNumber)
  if (!found.ok) return found
  if (!rowsAreOpen(found.value.status, asker.viewer)) return refusal('quote.read-only')
  const { findings } = await checkQuote(found.value)
  const fix = findings.find(({ id }) => id === findingId)?.fix
  if (!fix) return refusal('check.no-such-finding')
  const outcome = await changeQuote(orderNumber, fix.command, asker)
  if (!outcome.ok) return outcome.refusal
  const { manifest, ...alreadyRead } = outcome.value
  return writtenAs(await showOffer(manifest, asker, alreadyRead), alreadyRead)
})
