/**
 * Cached reads and queued writes, with the waiting times of the requirements (quote-workflow section 9). Who shows a
 * failure is decided here once: every failure is shown as a toast unless the query or mutation carries
 * `meta.handlesError`, in which case its own caller does.
 */
import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, OTHER_CONTEXT, USER_DISABLED } from './api-error.ts'
import { timeOnTheWay } from './on-the-way.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { handlesError?: boolean }
    mutationMeta: { handlesError?: boolean }
  }
}

export const SECOND = 1000
export const MINUTE = 60 * SECOND

/** What is not said to be fresh for longer. */
const FRESH_MS = 500

/** Colours, product groups and crossbars. */
export const REFERENCE_STALE = 5 * MINUTE

/** A refusal does not go away by asking again; a busy server or a lost connection may. */
export const retryUpTo = (times: number) => (failures: number, error: Error) =>
  failures < times && (!(error instanceof ApiError) || error.isPassing)

const LONGEST_DELAY = 30 * SECOND

/** Twice as long each time, for what nobody can do without and a server that comes back should not be stormed for. */
export const growingDelay = (failures: number): number => Math.min(SECOND * 2 ** failures, LONGEST_DELAY)

/** These lead to another page, or are told in their own way, and need no toast. */
const isSessionMatter = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 401 ||
    ['UserContextMissingException', 'client.redirected', USER_DISABLED, OTHER_CONTEXT].includes(error.code))

// An edit is seen before the next frame is painted: a tick that waited for a timer would first fall back to what it was.
notifyManager.setScheduler(queueMicrotask)

interface FailureToasts {
  readonly fetchFailed: (error: unknown) => void
  readonly saveFailed: (error: unknown) => void
}

export const createQueryClient = ({ fetchFailed, saveFailed }: FailureToasts): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!query.meta?.handlesError && !isSessionMatter(error)) fetchFailed(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (!mutation.meta?.handlesError && !isSessionMatter(error)) saveFailed(error)
      },
    }),
    defaultOptions: {
      queries: { staleTime: () => FRESH_MS + timeOnTheWay(), retry: retryUpTo(2), retryDelay: SECOND },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
