/**
 * Figures of a quote that nobody has answered, because the connection is lost or the server is away. What was typed stays as it was
 * typed, and is sent again until somebody answers; meanwhile the page says so. For what may be sent twice.
 */
import { useSyncExternalStore } from 'react'
import { ApiError, NO_ANSWER } from '../api/api-error.ts'
import { growingDelay } from '../api/query-client.ts'
import { waitToRetry } from './wait-to-retry.ts'

/** How many of each quote. */
const unanswered = new Map<number, number>()
const listeners = new Set<() => void>()

const count = (orderNumber: number, by: 1 | -1): void => {
  unanswered.set(orderNumber, (unanswered.get(orderNumber) ?? 0) + by)
  for (const listener of listeners) listener()
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

if (typeof window !== 'undefined')
  window.addEventListener('beforeunload', (event) => {
    if ([...unanswered.values()].some((edits) => edits > 0)) event.preventDefault()
  })

/** `onFirst` is told once, when the first try has got no answer. A refusal is an answer, and is thrown. */
export const untilAnswered = async <Answer>(
  orderNumber: number,
  call: () => Promise<Answer>,
  onFirst: (error: unknown) => void,
): Promise<Answer> => {
  let tries = 0
  try {
    for (;;) {
      try {
        return await call()
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== NO_ANSWER) throw error
        if (tries === 0) {
          count(orderNumber, 1)
          onFirst(error)
        }
        await waitToRetry(growingDelay(tries))
        tries += 1
      }
    }
  } finally {
    if (tries > 0) count(orderNumber, -1)
  }
}

export const useIsUnanswered = (orderNumber: number): boolean => {
  const isUnanswered = () => (unanswered.get(orderNumber) ?? 0) > 0
  return useSyncExternalStore(listen, isUnanswered, isUnanswered)
}
