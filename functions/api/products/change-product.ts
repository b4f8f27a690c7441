/** One atomic edit of the choices of a row's product. */
import { refusal } from '#domain/result'
import { endpoint } from '../../http/endpoint.ts'
import { askerOf } from '../../quotes/asker.ts'
import { changeRow } from '../../quotes/change-row.ts'
import { findQuoteFor } from '../../quotes/find-quote.ts'
import { CURRENT } from '../../quotes/find-row.ts'
import * as contracts from './contracts.ts'

export const updateProduct = endpoint(contracts.updateProduct, async (request) => {
  const { orderNumber, changeId, rowNumber } = request.params
  const asker = askerOf(request)
  if (changeId !== CURRENT) {
    const visible = await findQuoteFor(asker.viewer, 'quote.edit', orderNumber)
    return visible.ok ? refusal('quote.old-revision') : visible
  }
  const { revision: basedOn, choices: patch, takenBack } = request.body
  return changeRow({ orderNumber, rowNumber, basedOn, patch, ...(takenBack && { takenBack }) }, asker)
})
