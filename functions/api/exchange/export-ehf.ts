/** An order for the accounts of the store and the provider, for whoever may know what the store pays. */
import { sees } from '#domain/access/money'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { peppolOrder } from '#domain/exchange/peppol/order'
import { kindOfQuote } from '#domain/quote/money/visible-money'
import { configurationsOf } from '#domain/quote/rows/configurations-of'
import { refusal } from '#domain/result'
import { setting } from '../../environment.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { findQuoteFor } from '../../quotes/find-quote.ts'
import { readQuoteForPaper } from '../../quotes/read-quote.ts'
import * as contracts from './contracts.ts'

export const exportEhf = endpoint(contracts.exportEhf, async ({ caller, params, at }) => {
  const found = await findQuoteFor(caller.viewer, 'quote.view', params.orderId)
  if (!found.ok) return found
  if (!sees(caller.viewer, 'netSumExclTax', kindOfQuote(found.value))) return refusal('access.denied')
  const { manifest, parties, revisions } = await readQuoteForPaper(found.value, at)
  const configurations = configurationsOf(manifest, revisions, { colorLists })
  const order = peppolOrder({ manifest, parties, configurations }, setting('PROVIDER_ORGANISATION_NUMBER'))
  if (!order.ok) return order
  const name = `bestilling_${manifest.orderNumber}.xml`
  return answered(order.value, { headers: { 'content-disposition': `attachment; filename="${name}"` } })
})
