/**
 * A refused or failed call, as the client sees it. `status` 0 means that no answer came at all (no network). The
 * message is a Norwegian sentence, from the server where it had one.
 */
import { callText } from './text.ts'

/** The person has been kept out by an administrator. */
export const USER_DISABLED = 'session.user-disabled'
/** Another tab has changed the role that the session acts in. */
export const OTHER_CONTEXT = 'session.other-context'

/** The code of a request that nobody answered. */
export const NO_ANSWER = 'client.no-answer'

export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly details: unknown
  /** The answer had no sentence of its own: the message is the page's general one. */
  readonly isWordless: boolean
  /** By which the server's log is searched for what went wrong; null where nothing was answered. */
  trace: string | null = null

  constructor(status: number, code: string, message: string | null, details?: unknown) {
    super(message ?? callText.failed(status))
    this.isWordless = message === null
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.details = details
  }

  /** True where the same call may well succeed a moment later. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500
  }
}

interface ApiErrorBody {
  readonly message?: unknown
  readonly code?: unknown
  readonly details?: unknown
  readonly error?: { readonly message?: unknown; readonly code?: unknown }
}

const textOr = <Otherwise>(value: unknown, otherwise: Otherwise): string | Otherwise =>
  typeof value === 'string' && value !== '' ? value : otherwise

/** Reads `{ message, code }` and, as older answers are shaped, `{ error: { message } }`; anything else gets a general sentence. */
export const apiErrorOf = (status: number, body: unknown): ApiError => {
  const given: ApiErrorBody = typeof body === 'object' && body !== null ? body : {}
  const message = textOr(given.message, textOr(given.error?.message, null))
  return new ApiError(status, textOr(given.code, textOr(given.error?.code, '')), message, given.details)
}

/** What went wrong in words that somebody wrote for it; otherwise the page's own. */
export const saidOr = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && !error.isWordless ? error.message : otherwise

/** What went wrong, without the number by which it is found. */
export const sentenceOfError = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : callText.unknown

/** The server's answer to a bug of its own. */
const BUG = 'server.failed'

/** What a person reads of it: of a bug also its trace, to tell whoever is on duty. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError && error.code === BUG && error.trace !== null
    ? callText.traced(sentenceOfError(error), error.trace)
    : sentenceOfError(error)
