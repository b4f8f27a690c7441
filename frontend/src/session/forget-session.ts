/** Everything that was read in a session, or in a role of it, is forgotten: what comes next is read by somebody else. */
import type { QueryClient } from '@tanstack/react-query'
import { showContext } from '../api/client.ts'

export const forgetSession = (queryClient: QueryClient): void => {
  showContext(null)
  queryClient.clear()
}
