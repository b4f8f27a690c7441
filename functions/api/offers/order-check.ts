/** Bestillingskontroll: the findings of a quote, saying of one that it is meant so, and the click that mends one. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { ApiOrderFinding } from '#domain/contracts/order-check'
import { isSettled, rowsAreOpen } from '#domain/quote/life/status'
import { acknowledgedThen } from '#domain/quote/order-check/acknowledged'
import { checkOrder, type OrderFinding } from '#domain/quote/order-check/check-order'
import type { Manifest } from '#domain/quote/quote'
import { refusal } from '#domain/result'
import { orderFindingFor } from '#domain/views/order-finding-for'
import { findPlace } from '../../data/postal-codes/postal-codes.ts'
import { findRevisions, findSentences } from '../../data/quotes/quote-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { newId } from '../../ids.ts'
import { type Asker, askerOf } from '../../quotes/asker.ts'
import { changeQuote } from '../../quotes/change-quote.ts'
import { findQuoteFor, priceListOf } from '../../quotes/find-quote.ts'
import { writtenAs } from '../../quotes/written-as.ts'
import * as contracts from './contracts.ts'
import { showOffer } from './show-offer.ts'

interface Checked {
  readonly findings: readonly OrderFinding[]
  readonly show: (asker: Asker, finding: OrderFinding) => ApiOrderFinding
}

/** What the factory has is not checked again: it shows what was acknowledged, as it was. */
const check = async (manifest: Manifest): Promise<Checked> => {
  const ids = manifest.rows.map(({ revisionId }) => revisionId)
  const revisions = await findRevisions(manifest.orderNumber, ids)
  const show = ({ viewer, author, at }: Asker, finding: OrderFinding) =>
    orderFindingFor(finding, {
      viewer,
      manifest,
      revisions,
      context: {
        author,
        now: at.toISOString(),
        revisionId: newId('rev'),
        priceList: priceListOf(manifest),
        colorLists,
      },
    })
  if (!isSettled(manifest.status))
    return { findings: checkOrder(manifest, revisions, { colorLists, findPlace }), show }
  const read = await findSentences(
    manifest.orderNumber,
    manifest.acknowledged.map(({ findingId }) => findingId),
  )
  return { findings: acknowledgedThen(manifest, read), show }
}

/** The findings as the asker sees them; all, or those that are wanted. */
export const findingsFor = async (
  manifest: Manifest,
  asker: Asker,
  isWanted: (finding: OrderFinding) => boolean = () => true,
): Promise<ApiOrderFinding[]> => {
  const { findings, show } = await check(manifest)
  return findings.filter(isWanted).map((finding) => show(asker, finding))
}

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
  const { findings } = await check(found.value)
  const fix = findings.find(({ id }) => id === findingId)?.fix
  if (!fix) return refusal('check.no-such-finding')
  const outcome = await changeQuote(orderNumber, fix.command, asker)
  if (!outcome.ok) return outcome.refusal
  const { manifest, ...alreadyRead } = outcome.value
  return writtenAs(await showOffer(manifest, asker, alreadyRead), alreadyRead)
})
