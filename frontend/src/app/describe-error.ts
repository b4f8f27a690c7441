/**
 * What the error page says of what went wrong: a status where the server or the router gave one, and the
 * sentence that came with it, or 'Ukjent feil'. What the browser itself says is not Norwegian, and is not told. Pure.
 */
import { isRouteErrorResponse } from 'react-router'
import { ApiError, sentenceOfError } from '../api/api-error.ts'
import { callText } from '../api/text.ts'
import { errorPageText } from './text.ts'

interface ErrorDescription {
  /** Empty where there was no answer that could have one. */
  readonly status: string
  readonly message: string
}

/** As Chromium, Firefox and WebKit say it of code that is no longer there: the page is older than what is on the server. */
const CODE_IS_GONE =
  /dynamically imported module|Importing a module script failed|module script failed|Unable to preload/i

/** Thrown by the browser, in English, of what only the program can have done wrong: that is for the log. */
const ofBrowser = [TypeError, ReferenceError, RangeError, SyntaxError, DOMException] as const

export const describeError = (error: unknown): ErrorDescription => {
  if (isRouteErrorResponse(error))
    return {
      status: errorPageText.status(error.status, error.statusText),
      message: String(error.data || callText.unknown),
    }
  if (error instanceof TypeError && CODE_IS_GONE.test(error.message))
    return { status: '', message: errorPageText.pageIsOld }
  if (ofBrowser.some((kind) => error instanceof kind)) return { status: '', message: callText.unknown }
  const status = error instanceof ApiError && error.status > 0 ? errorPageText.status(error.status) : ''
  return { status, message: sentenceOfError(error) }
}
