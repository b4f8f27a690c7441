/** A stored product of any version, as a product of today. Throws on what was never one. */
import { findModel } from '#domain/catalogue/catalogue'
import { parseStoredProduct, type StartOf } from '#domain/product/migrations'
import type { Product } from '#domain/product/product'
import { startChoicesOf } from '#domain/rules/start-choices'

const startOf: StartOf = (modelId) => {
  const model = findModel(modelId)
  return model && startChoicesOf(model)
}

export const readStoredProduct = (stored: unknown): Product => parseStoredProduct(stored, startOf)
