/** Rows that are mounted together: where a row may be connected, connecting it, and taking it off again. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { ProductRow } from '#domain/contracts/product'
import { connectionsOf } from '#domain/quote/connections/connections-of'
import { configurationOfRow, joinable } from '#domain/quote/connections/joinable'
import { findRow } from '#domain/quote/outcome'
import type { QuoteCommand } from '#domain/quote/quote'
import { configurationsOf } from '#domain/quote/rows/configurations-of'
import { connectionCandidateFor } from '#domain/views/connection-candidate-for'
import { findRevisions } from '../../data/quotes/quote-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered, type Outcome } from '../../http/outcome.ts'
import { newId } from '../../ids.ts'
import { type Asker, askerOf } from '../../quotes/asker.ts'
import { changeQuote } from '../../quotes/change-quote.ts'
import { findQuoteFor } from '../../quotes/find-quote.ts'
import { readRevision, showRow } from '../../quotes/find-row.ts'
import { type Written, writtenAs } from '../../quotes/written-as.ts'
import * as contracts from './contracts.ts'

export const listConnections = endpoint(contracts.listConnections, async ({ params, caller: { viewer } }) => {
  const found = await findQuoteFor(viewer, 'quote.view', params.orderNumber)
  if (!found.ok) return found
  const row = findRow(found.value, params.rowNumber)
  if (!row.ok) return row
  const revisions = await findRevisions(
    params.orderNumber,
    found.value.rows.map(({ revisionId }) => revisionId),
  )
  const configurations = configurationsOf(found.value, revisions, { colorLists })
  const frames = found.value.rows.map((each) => joinable(each, configurations))
  const candidates = connectionsOf(frames, params.rowNumber)
  const byNumber = new Map(found.value.rows.map((each) => [each.rowNumber, each]))
  return answered(
    candidates.map((candidate) =>
      connectionCandidateFor(
        candidate,
        byNumber.get(candidate.rowNumber) ?? row.value,
        configurationOfRow(configurations, candidate.rowNumber),
      ),
    ),
  )
})

const change = async (
  orderNumber: number,
  command: Extract<QuoteCommand, { readonly kind: 'connect' | 'disconnect' }>,
  asker: Asker,
  rowShown = command.rowNumber,
): Promise<Outcome<Written<ProductRow>>> => {
  const outcome = await changeQuote(orderNumber, command, asker)
  if (!outcome.ok) return outcome.refusal
  const { manifest } = outcome.value
  const row = findRow(manifest, rowShown)
  if (!row.ok) return row
  const revision = await readRevision(manifest, row.value, row.value.revisionId)
  if (!revision.ok) return revision
  const model = showRow(asker.viewer, { manifest, row: row.value, revision: revision.value }, asker.at)
  return writtenAs(model, outcome.value)
}

/** The address says all; what a client sends besides is not read. */
export const connect = endpoint(contracts.connectRow, (request) => {
  const { orderNumber, rowNumber, connectToRow: toRow } = request.params
  const { connectPosition: position, connectLocation: location } = request.params
  return change(
    orderNumber,
    { kind: 'connect', rowNumber, toRow, position, location, postId: newId('row') },
    askerOf(request),
  )
})

/** A coupling post goes with its connection: what is left to show is the row that it came with. */
export const disconnect = endpoint(contracts.disconnectRow, async (request) => {
  const { orderNumber, rowNumber } = request.params
  const asker = askerOf(request)
  const found = await findQuoteFor(asker.viewer, 'quote.edit', orderNumber)
  if (!found.ok) return found
  const couples = found.value.rows.find((row) => row.rowNumber === rowNumber)?.couples
  return change(orderNumber, { kind: 'disconnect', rowNumber }, asker, couples ?? rowNumber)
})
