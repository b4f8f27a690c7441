/**
 * A schedule added to a quote row by row, each by the command that adds any row, so that a row is in or it is not. The
 * answer says of every row what became of it. A call that is repeated with its key goes on where the first one stopped.
 */
import { colorBook } from '#domain/catalogue/colors/color-book'
import { apply } from '#domain/configurator/apply'
import { createProduct } from '#domain/configurator/create'
import type { AddedSchedule, AddScheduleBody } from '#domain/contracts/schedule'
import { sentenceOf } from '#domain/messages/words'
import type { Product } from '#domain/product/product'
import { newRowShare } from '#domain/quote/rows/new-row-share'
import { type Refusal, type Result, success } from '#domain/result'
import { type Asker, changeQuote, findQuoteFor } from '../data/quotes/change-quote.ts'
import { askerOf } from '../http/asker.ts'
import { command } from '../http/command.ts'
import { endpoint } from '../http/endpoint.ts'
import { answered } from '../http/outcome.ts'
import { newId } from '../ids.ts'
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

const build = ({ modelId, choices }: Row): Result<Product> => {
  const product = createProduct(modelId)
  if (!product.ok) return product
  const applied = apply(product.value, choices, colorBook)
  return applied.ok ? success(applied.value.product) : applied
}

const add = async (orderNumber: number, row: Row, id: string, asker: Asker): Promise<Result<number>> => {
  const product = build(row)
  if (!product.ok) return product
  const { numberOf } = row
  const outcome = await changeQuote(
    orderNumber,
    { kind: 'add-row', rowId: id, product: product.value, numberOf },
    asker,
  )
  if (!outcome.ok) return outcome.refusal
  const made = outcome.value.manifest.rows.find((each) => each.id === id)
  if (made === undefined) throw new Error(`row ${id} was not made`)
  return success(made.rowNumber)
}

const refusedAs = (refused: Refusal) => ({ code: refused.code, message: sentenceOf(refused) })

export const addSchedule = command(contracts.addSchedule, {
  allocate: async ({ body }) => ({ rowIds: body.rows.map(() => newId('row')) }),
  act: async (request, { rowIds }) => {
    const asker = askerOf(request)
    const { orderNumber } = request.params
    // A quote that cannot be changed is refused as a whole.
    const found = await findQuoteFor(asker.viewer, 'quote.edit', orderNumber)
    if (!found.ok) return found
    const rows: AddedSchedule['rows'] = []
    for (const [index, row] of request.body.rows.entries()) {
      const id = rowIds[index]
      if (id === undefined) throw new Error(`no id for row ${index}`)
      // One after the other: they get their numbers in the order in which they were written.
      const added = await add(orderNumber, row, id, asker)
      rows.push(
        added.ok ? { rowNumber: added.value, refusal: null } : { rowNumber: null, refusal: refusedAs(added) },
      )
    }
    return answered({ model: { orderNumber, rows } })
  },
})
