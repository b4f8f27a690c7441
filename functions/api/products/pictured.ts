/** What the address of a picture names: a row of a quote or, with order 0, a model of the catalogue as it comes. */
import type { Viewer } from '#domain/access/access'
import { may, type QuoteAction } from '#domain/access/rights'
import { createProduct } from '#domain/configurator/create'
import type { Product } from '#domain/product/product'
import { type Result, refusal, success } from '#domain/result'
import { findQuoteFor } from '../../quotes/find-quote.ts'
import { findRowFor } from '../../quotes/find-row.ts'

const CATALOGUE = 0

interface Pictured {
  readonly product: Product
  /** The name under which a picture of exactly this is stored. */
  readonly name: string
}

interface Address {
  readonly orderNumber: number
  readonly changeId: string
  readonly rowNumber: number
}

/** Pictures of the range are everybody's to see, and made by those who keep the range. */
const findModel = (viewer: Viewer, action: QuoteAction, modelId: number): Result<Pictured> => {
  if (action === 'quote.edit' && !may(viewer, 'catalogue.check')) return refusal('access.denied')
  const product = createProduct(modelId)
  return product.ok ? success({ product: product.value, name: `0/${modelId}` }) : product
}

export const findPictured = async (
  viewer: Viewer,
  action: QuoteAction,
  address: Address,
): Promise<Result<Pictured>> => {
  const { orderNumber, rowNumber } = address
  if (orderNumber === CATALOGUE) return findModel(viewer, action, rowNumber)
  const allowed = await findQuoteFor(viewer, action, orderNumber)
  if (!allowed.ok) return allowed
  const found = await findRowFor(viewer, address)
  if (!found.ok) return found
  const { product, revisionId } = found.value.revision
  return success({ product, name: `${orderNumber}/${revisionId}` })
}
