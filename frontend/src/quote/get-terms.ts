/** What rows of this quote are priced with before they exist. */
import { queryOptions } from '@tanstack/react-query'
import type { ScheduleTerms } from '#domain/contracts/schedule'
import { get } from '../api/client.ts'
import { MINUTE } from '../api/query-client.ts'

export const termsQuery = (orderNumber: number) =>
  queryOptions({
    queryKey: ['schedule-terms', orderNumber],
    queryFn: ({ signal }) => get<ScheduleTerms>(`/api/v1/products/schedule/${orderNumber}`, signal),
    staleTime: MINUTE,
    meta: { handlesError: true },
  })
