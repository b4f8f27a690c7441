/** A new product: a model with every choice at its start. */
import { findModel } from '#domain/catalogue/catalogue'
import { PRODUCT_SCHEMA_VERSION } from '#domain/product/bounds'
import type { Product } from '#domain/product/product'
import { type Result, refusal, success } from '#domain/result'
import { startChoicesOf } from '#domain/rules/start-choices'

export const createProduct = (modelId: number): Result<Product> => {
  const model = findModel(modelId)
  if (model === null) return refusal('product.unknown-model', { path: 'modelId' })
  return success({
    schemaVersion: PRODUCT_SCHEMA_VERSION,
    modelId,
    choices: startChoicesOf(model),
    stated: [],
  })
}
