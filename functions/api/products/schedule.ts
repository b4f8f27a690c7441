/**
 * A schedule added to a quote in one commit. The answer says of every row what became of it: a row that is refused keeps no
 * other out. A call that is repeated with its key finds the rows that the first one made.
 */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { apply } from '#domain/configurator/apply'
import { createProduct } from '#domain/configurator/create'
import type { AddedSchedule, AddScheduleBody } from '#domain/contracts/schedule'
import { sentenceOf } from '#domain/messages/words'
import type { Product } from '#domain/product/product'
import { newRowShare } from '#domain/quote/rows/new-row-share'
import { type Refusal, type Result, success } from '#domain/result'
import { findRevisions } from '../../data/quotes/quote-repository.ts'
import { command } from '../../http/command.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { newId } from '../../ids.ts'
import { askerOf } from '../../quotes/asker.ts'
import { type ChangedQuote, changeQuote } from '../../quotes/change-quote.ts'
import { findQuoteFor } from '../../quotes/find-quote.ts'
import { writtenAs } from '../../quotes/written-as.ts'
import * as contracts from './contracts.ts'

type Row = AddScheduleBody['rows'][number]

export const getScheduleTerms = endpoint(contracts.getScheduleTerms, async (request) => {
  const { viewer } = askerOf(request)
  const found = await findQuoteFor(viewer, 'quote.edit', request.params.orderNumber)
  if (!found.ok) return found
  const { terms, extras } = found.value
  return answered({
    share: {
      windows: newRowShare(viewer, found.value, 'windows'),
      doors: newRowShare(viewer, found.value, 'doors'),
    },
    taxRate: terms.taxRate,
    extras: [...extras],
  })
})

export const getModelRows = endpoint(contracts.getModelRows, async (request) => {
  const { viewer } = askerOf(request)
  const found = await findQuoteFor(viewer, 'quote.edit', request.params.orderNumber)
  if (!found.ok) return found
  const { orderNumber, rows } = found.value
  const revisions = await findRevisions(
    orderNumber,
    rows.map(({ revisionId }) => revisionId),
  )
  return answered({
    rows: rows.flatMap(({ revisionId, rowNumber, reference, width, height, numberOf }) => {
      const pieces = revisions.get(revisionId)?.modelPieces ?? []
      return pieces.length === 0
        ? []
        : [{ rowNumber, reference, width, height, numberOf, pieces: [...pieces] }]
    }),
  })
})

const build = ({ modelId, choices }: Row): Result<Product> => {
  const product = createProduct(modelId)
  if (!product.ok) return product
  const applied = apply(product.value, choices, colorLists)
  return applied.ok ? success(applied.value.product) : applied
}

interface Planned {
  /** The id that the new row will have. */
  readonly rowId: string
  readonly product: Result<Product>
  readonly numberOf: number
  readonly modelPieces: Row['modelPieces']
}
type Answer = AddedSchedule['rows'][number]

const refusedAs = (refused: Refusal): Answer => ({
  rowNumber: null,
  refusal: { code: refused.code, message: sentenceOf(refused) },
})

const answerFor = ({ rowId, product }: Planned, { manifest, refusals }: ChangedQuote): Answer => {
  if (!product.ok) return refusedAs(product)
  const refused = refusals?.get(rowId)
  if (refused !== undefined) return refusedAs(refused)
  const made = manifest.rows.find(({ id }) => id === rowId)
  if (made === undefined) throw new Error(`row ${rowId} was not made`)
  return { rowNumber: made.rowNumber, refusal: null }
}

export const addSchedule = command(contracts.addSchedule, {
  allocate: async ({ body }) => ({ rowIds: body.rows.map(() => newId('row')) }),
  act: async (request, { rowIds }) => {
    const asker = askerOf(request)
    const { orderNumber } = request.params
    const found = await findQuoteFor(asker.viewer, 'quote.edit', orderNumber)
    if (!found.ok) return found
    const planned = request.body.rows.map((row, index): Planned => {
      const rowId = rowIds[index]
      if (rowId === undefined) throw new Error(`no id for row ${index}`)
      return { rowId, product: build(row), numberOf: row.numberOf, modelPieces: row.modelPieces }
    })
    const rows = planned.flatMap(({ product, ...row }) =>
      product.ok ? [{ ...row, product: product.value }] : [],
    )
    const outcome = await changeQuote(orderNumber, { kind: 'add-rows', rows }, asker)
    // A quote that cannot be changed refuses them as a whole.
    if (!outcome.ok) return outcome.refusal
    const model = { orderNumber, rows: planned.map((each) => answerFor(each, outcome.value)) }
    return writtenAs(model, outcome.value)
  },
})
