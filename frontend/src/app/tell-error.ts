/**
 * What the error page says of what went wrong: a status where the server or the router gave one, and the
 * sentence that came with it, or 'Ukjent feil'. Pure.
 */
import { isRouteErrorResponse } from 'react-router'
import { ApiError, messageOf } from '../api/api-error.ts'

interface Told {
  /** Empty where there was no answer that could have one. */
  readonly status: string
  readonly message: string
}

export const tellError = (error: unknown): Told => {
  if (isRouteErrorResponse(error))
    return {
      status: `Feil ${error.status} ${error.statusText}`.trim(),
      message: String(error.data || 'Ukjent feil'),
    }
  const status = error instanceof ApiError && error.status > 0 ? `Feil ${error.status}` : ''
  return { status, message: messageOf(error) }
}
