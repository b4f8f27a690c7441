/** Who the viewer is in this session: role and affiliation. Everything under the shell may rely on it being loaded. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Viewer } from '#domain/access/access'
import type { CurrentContext } from '#domain/contracts/session'
import { get, showContext } from '../api/client.ts'
import { MINUTE, retryUpTo, SECOND } from '../api/query-client.ts'

export const currentContextQuery = queryOptions({
  queryKey: ['session', 'context'],
  queryFn: async ({ signal }) => {
    const context = await get<CurrentContext>('/api/v1/contexts/current', signal)
    showContext(context.contextId)
    return context
  },
  staleTime: 5 * MINUTE,
  retry: retryUpTo(5),
  retryDelay: SECOND,
  refetchInterval: 60 * MINUTE,
  meta: { handlesError: true },
})

export const useCurrentContext = (): CurrentContext => useSuspenseQuery(currentContextQuery).data

/** The viewer as the table of rights knows it. */
export const viewerOf = ({ user, role, lineage }: CurrentContext): Viewer => ({
  userId: user.id,
  role,
  ...lineage,
})

/** The same one as long as nothing changes. */
export const useViewer = (): Viewer => {
  const context = useCurrentContext()
  return useMemo(() => viewerOf(context), [context])
}
