/** The person behind the session, with every role that they may act in. */
import { queryOptions } from '@tanstack/react-query'
import type { CurrentUser } from '#domain/contracts/session'
import { get } from '../api/client.ts'
import { growingDelay, MINUTE, retryUpTo } from '../api/query-client.ts'

export const currentUserQuery = queryOptions({
  queryKey: ['session', 'user'],
  queryFn: ({ signal }) => get<CurrentUser>('/api/v1/users/current', signal),
  staleTime: 5 * MINUTE,
  retry: retryUpTo(5),
  retryDelay: growingDelay,
  meta: { handlesError: true },
})
