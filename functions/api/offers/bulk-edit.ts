/**
 * One option for several rows of a quote: what can be chosen, what it would make of each row, and the step.
 * A step is one command on the quote, so it is taken as a whole or not at all, and once for a key.
 */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { BulkEditBody } from '#domain/contracts/bulk-edit'
import type { Offer } from '#domain/contracts/offer'
import { withConstructions } from '#domain/quote/apply-command'
import { findRow } from '#domain/quote/outcome'
import type { QuoteCommand } from '#domain/quote/quote'
import { configurationsOf } from '#domain/quote/rows/configurations-of'
import { fieldsOfRows, optionsOfRows } from '#domain/quote/rows/options-of-rows'
import { tryBulkEdit } from '#domain/quote/rows/try-bulk-edit'
import { success } from '#domain/result'
import { bulkEditOptionsFor, bulkEditPreviewFor } from '#domain/views/bulk-edit-for'
import { findRevisions } from '../../data/quotes/quote-repository.ts'
import { command } from '../../http/command.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered, type Outcome } from '../../http/outcome.ts'
import { newId } from '../../ids.ts'
import { type Asker, askerOf } from '../../quotes/asker.ts'
import { changeQuote } from '../../quotes/change-quote.ts'
import { findQuoteFor, priceListOf } from '../../quotes/find-quote.ts'
import { type Written, writtenAs } from '../../quotes/written-as.ts'
import * as contracts from './bulk-edit-contracts.ts'
import { showOffer } from './show-offer.ts'

/** The rows that are asked about, in a quote that the asker may edit. */
const readRows = async (
  { viewer }: Pick<Asker, 'viewer'>,
  orderNumber: number,
  rowNumbers: readonly number[],
) => {
  const found = await findQuoteFor(viewer, 'quote.edit', orderNumber)
  if (!found.ok) return found
  const manifest = found.value
  for (const rowNumber of rowNumbers) {
    const row = findRow(manifest, rowNumber)
    if (!row.ok) return row
  }
  const read = withConstructions(manifest, rowNumbers).map(({ revisionId }) => revisionId)
  const revisions = await findRevisions(orderNumber, read)
  const asked = new Set(rowNumbers)
  const rows = manifest.rows.filter(({ rowNumber }) => asked.has(rowNumber))
  const configurations = configurationsOf({ rows }, revisions, { colorLists })
  return success({ viewer, manifest, revisions, configurations })
}

export const listBulkEditOptions = endpoint(contracts.listBulkEditOptions, async (request) => {
  const { rows, field } = request.body
  const read = await readRows(askerOf(request), request.params.orderNumber, rows)
  if (!read.ok) return read
  const asked = { ...read.value, colorLists, list: priceListOf(read.value.manifest) }
  const options = field === undefined ? [] : optionsOfRows(field, asked)
  return answered({ model: bulkEditOptionsFor([...fieldsOfRows(asked)], options) })
})

export const previewBulkEdit = endpoint(contracts.previewBulkEdit, async (request) => {
  const asker = askerOf(request)
  const { rows, choice } = request.body
  const read = await readRows(asker, request.params.orderNumber, rows)
  if (!read.ok) return read
  const preview = tryBulkEdit(read.value, choice, {
    author: asker.author,
    now: asker.at.toISOString(),
    revisionId: newId('rev'),
    priceList: priceListOf(read.value.manifest),
    colorLists,
  })
  return answered({ model: bulkEditPreviewFor(preview) })
})

const step = async (
  orderNumber: number,
  asked: QuoteCommand,
  asker: Asker,
): Promise<Outcome<Written<Offer>>> => {
  const outcome = await changeQuote(orderNumber, asked, asker)
  if (!outcome.ok) return outcome.refusal
  const { manifest, ...alreadyRead } = outcome.value
  return writtenAs(await showOffer(manifest, asker, alreadyRead), outcome.value)
}

/** No ids are needed: the command itself finds out whether it has been done. */
const nothingToAllocate = async () => ({})

export const bulkEditRows = command(contracts.bulkEditRows, {
  allocate: nothingToAllocate,
  act: (request) => {
    const { rows }: BulkEditBody = request.body
    const edits = rows.map(({ rowNumber, revision, choices }) => ({
      rowNumber,
      basedOn: revision,
      patch: choices,
    }))
    return step(request.params.orderNumber, { kind: 'change-products', rows: edits }, askerOf(request))
  },
})
