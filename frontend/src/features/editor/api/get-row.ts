/** One row with its whole product: what the editor edits. */
import { queryOptions } from '@tanstack/react-query'
import type { ProductRow } from '#domain/contracts/product'
import type { Patch } from '#domain/product/product'
import { get, send } from '../../../api/client.ts'

const pathOf = (orderNumber: number, rowNumber: number) => `/api/v1/products/${orderNumber}/0/${rowNumber}`

export const rowQuery = (orderNumber: number, rowNumber: number) =>
  queryOptions({
    queryKey: ['product', orderNumber, rowNumber],
    queryFn: ({ signal }) => get<ProductRow>(pathOf(orderNumber, rowNumber), signal),
    meta: { handlesError: true },
  })

/** The edit says which revision it was made on; another person's edit in between is a refusal, not a loss. */
export const saveRow = (orderNumber: number, rowNumber: number, revision: string, choices: Patch) =>
  send<ProductRow>('PUT', pathOf(orderNumber, rowNumber), { revision, choices })
