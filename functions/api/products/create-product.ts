/**
 * A new row: a model from the catalogue, or a copy of a row of this or of another quote. A copy keeps its count; a model
 * starts as a draft without one, unless the client says how many.
 */
import { createProduct as createModelProduct } from '#domain/configurator/create'
import type { CreateProductBody } from '#domain/contracts/product'
import type { QuoteCommand } from '#domain/quote/quote'
import { type Result, refusal, success } from '#domain/result'
import { command } from '../../http/command.ts'
import { newId } from '../../ids.ts'
import { type Asker, askerOf } from '../../quotes/asker.ts'
import { changeQuote } from '../../quotes/change-quote.ts'
import { CURRENT, findRowFor, readRevision, showRow } from '../../quotes/find-row.ts'
import { writtenAs } from '../../quotes/written-as.ts'
import * as contracts from './contracts.ts'

const CATALOGUE = 0

const fromCatalogue = (
  { sourceRowId, numberOf = 0 }: CreateProductBody,
  rowId: string,
): Result<QuoteCommand> => {
  const product = createModelProduct(sourceRowId)
  return product.ok ? success({ kind: 'add-row', rowId, product: product.value, numberOf }) : product
}

/** Taken over into a quote with terms of its own, so rates and price are made anew. */
const fromOtherQuote = async (
  { sourceOrderNumber, sourceRowId }: CreateProductBody,
  rowId: string,
  { viewer }: Asker,
): Promise<Result<QuoteCommand>> => {
  const address = { orderNumber: sourceOrderNumber, changeId: CURRENT, rowNumber: sourceRowId }
  const source = await findRowFor(viewer, address)
  if (!source.ok) return source
  const { row, revision } = source.value
  if (row.numberOf < 1) return refusal('quote.copy-without-count')
  return success({ kind: 'add-row', rowId, product: revision.product, numberOf: row.numberOf })
}

const commandFor = async (
  body: CreateProductBody,
  rowId: string,
  asker: Asker,
): Promise<Result<QuoteCommand>> => {
  if (body.sourceOrderNumber === CATALOGUE) return fromCatalogue(body, rowId)
  if (body.sourceOrderNumber === body.orderNumber)
    return success({ kind: 'copy-row', rowId, rowNumber: body.sourceRowId })
  return fromOtherQuote(body, rowId, asker)
}

export const createProduct = command(contracts.createProduct, {
  allocate: async () => ({ rowId: newId('row') }),
  act: async (request, ids) => {
    const asker = askerOf(request)
    const asked = await commandFor(request.body, ids.rowId, asker)
    if (!asked.ok) return asked
    const outcome = await changeQuote(request.body.orderNumber, asked.value, asker)
    if (!outcome.ok) return outcome.refusal
    const { manifest, newRevisions } = outcome.value
    const row = manifest.rows.find(({ id }) => id === ids.rowId)
    if (row === undefined) throw new Error(`row ${ids.rowId} was not made`)
    const [made] = newRevisions
    const revision = made ? success(made) : await readRevision(manifest, row, row.revisionId)
    if (!revision.ok) return revision
    return writtenAs(showRow(asker.viewer, { manifest, row, revision: revision.value }, asker.at), {
      step: outcome.value.step,
    })
  },
})
