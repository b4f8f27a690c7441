/** A row's product as it is, or as it was in a revision. */
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { findRowFor, showRow } from '../../quotes/find-row.ts'
import * as contracts from './contracts.ts'

export const getProduct = endpoint(contracts.getProduct, async ({ params, caller: { viewer }, at }) => {
  const found = await findRowFor(viewer, params)
  return found.ok ? answered(showRow(viewer, found.value, at)) : found
})
