/** One atomic edit of the choices of a row's product. */
import { refusal } from '#domain/result'
import { findQuoteFor } from '../data/quotes/change-quote.ts'
import { askerOf } from '../http/asker.ts'
import { endpoint } from '../http/endpoint.ts'
import { changeRow } from './change-row.ts'
import * as contracts from './contracts.ts'
import { CURRENT } from './find-row.ts'

export const updateProduct = endpoint(contracts.updateProduct, async (request) => {
  const { orderNumber, changeId, rowId: rowNumber } = request.params
  const asker = askerOf(request)
  if (changeId !== CURRENT) {
    const visible = await findQuoteFor(asker.viewer, 'quote.edit', orderNumber)
    return visible.ok ? refusal('quote.old-revision') : visible
  }
  const { revision: basedOn, choices: patch } = request.body
  return changeRow({ orderNumber, rowNumber, basedOn, patch }, asker)
})
