/** The rows of a quote that came of an architect's model. */
import { queryOptions } from '@tanstack/react-query'
import type { ModelRows } from '#domain/contracts/schedule'
import { get } from '../../../api/client.ts'

export const modelRowsQuery = (orderNumber: number) =>
  queryOptions({
    queryKey: ['offer', orderNumber, 'model-rows'],
    queryFn: ({ signal }) => get<ModelRows>(`/api/v1/products/model-rows/${orderNumber}`, signal),
    meta: { handlesError: true },
  })
