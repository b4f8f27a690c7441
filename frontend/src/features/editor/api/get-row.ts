/** One row with its whole product: what the editor edits. */
import { queryOptions } from '@tanstack/react-query'
import type { ProductRow } from '#domain/contracts/product'
import { get } from '../../../api/client.ts'

export const rowPath = (orderNumber: number, rowNumber: number) =>
  `/api/v1/products/${orderNumber}/0/${rowNumber}`

export const rowQuery = (orderNumber: number, rowNumber: number) =>
  queryOptions({
    queryKey: ['product', orderNumber, rowNumber],
    queryFn: ({ signal }) => get<ProductRow>(rowPath(orderNumber, rowNumber), signal),
    meta: { handlesError: true },
  })
