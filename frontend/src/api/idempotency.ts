import { ApiError } from './api-error.ts'

/** A key that makes a repeated call do its work once: 128 random bits, also where the page is not served securely. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/**
 * The keys of commands that wait for their answer. The same command sent again after a lost answer goes under the same key,
 * so that it is done once; after an answer it is a new one.
 */
export const makeCommandKeys = () => {
  const waiting = new Map<string, string>()
  return {
    keyOf: (command: string): string => {
      const key = waiting.get(command) ?? newIdempotencyKey()
      waiting.set(command, key)
      return key
    },
    /** `error` is what came instead of success; one that says nothing of the command leaves its key in use. */
    settle: (command: string, error: unknown = null): void => {
      if (error === null || (error instanceof ApiError && !error.isPassing)) waiting.delete(command)
    },
  }
}
