/** The product of a row as the engine reads it: its model with what is chosen. */
import type { ProductRow } from '#domain/contracts/product'
import { type Choices, PRODUCT_SCHEMA_VERSION, type Product } from '#domain/product/product'
import type { Stated } from '#domain/product/stated'

export const productOf = (row: ProductRow, choices: Choices, stated: Stated = row.stated): Product => ({
  schemaVersion: PRODUCT_SCHEMA_VERSION,
  modelId: Number(row.model.id),
  choices,
  stated: [...stated],
})
