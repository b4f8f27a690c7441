/** One row with its whole product: what the editor edits. */
import { queryOptions } from '@tanstack/react-query'
import type { ProductRow } from '#domain/contracts/product'
import { get } from '../api/client.ts'

const CURRENT = '0'

export const rowPath = (orderNumber: number, rowNumber: number, revision = CURRENT) =>
  `/api/v1/products/${orderNumber}/${revision}/${rowNumber}`

export const rowQuery = (orderNumber: number, rowNumber: number) =>
  queryOptions({
    queryKey: ['product', orderNumber, rowNumber],
    queryFn: ({ signal }) => get<ProductRow>(rowPath(orderNumber, rowNumber), signal),
    meta: { handlesError: true },
  })

/** The row as it once was; a revision never changes. */
export const revisionQuery = (orderNumber: number, rowNumber: number, revision: string) =>
  queryOptions({
    queryKey: ['product', orderNumber, rowNumber, revision],
    queryFn: ({ signal }) => get<ProductRow>(rowPath(orderNumber, rowNumber, revision), signal),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { handlesError: true },
  })
