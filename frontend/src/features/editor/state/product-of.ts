/** The product of a row as the engine reads it: its model with what is chosen. */
import { PRODUCT_SCHEMA_VERSION } from '#domain/product/bounds'
import type { Choices, Product } from '#domain/product/product'
import type { Stated } from '#domain/product/stated'
import type { EditedRow } from './edited-row.ts'

type Read = Pick<EditedRow, 'model' | 'stated'>

export const productOf = (row: Read, choices: Choices, stated: Stated = row.stated): Product => ({
  schemaVersion: PRODUCT_SCHEMA_VERSION,
  modelId: Number(row.model.id),
  choices,
  stated: [...stated],
})
