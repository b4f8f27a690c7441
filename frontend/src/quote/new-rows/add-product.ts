/** Adds one piece of a model to a quote, once under one key. */
import type { CreateProductBody, ProductRow } from '#domain/contracts/product'
import { send } from '../../api/client.ts'

/** The source order that stands for the catalogue. */
const CATALOGUE = 0

interface AddProduct {
  readonly orderNumber: number
  readonly modelId: string
  readonly idempotencyKey: string
}

export const addProduct = ({ orderNumber, modelId, idempotencyKey }: AddProduct) =>
  send<ProductRow>(
    'POST',
    '/api/v1/products',
    {
      orderNumber,
      sourceOrderNumber: CATALOGUE,
      sourceRowId: Number(modelId),
      numberOf: 1,
    } satisfies CreateProductBody,
    { idempotencyKey },
  )
