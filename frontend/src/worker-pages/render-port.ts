/**
 * How the render worker speaks with a page that has no session. The worker puts a frozen input on the window before the
 * page loads, or hands a warm page the next one; the page answers with one of two flags and never with both.
 */

import type {} from '#domain/contracts/render-page'

let answered = (): void => undefined

/** Calls `take` with the input that is there and with each that follows; returns how to stop. */
export const listenForInput = (receive: (input: unknown) => void): (() => void) => {
  const accept = (input: unknown): Promise<void> => {
    window.__rendered = false
    window.__failed = false
    window.__errorMessage = ''
    const answer = Promise.withResolvers<void>()
    answered = answer.resolve
    receive(input)
    return answer.promise
  }
  window.__setRenderInput = accept
  if (window.__renderInput !== undefined) void accept(window.__renderInput)
  return () => {
    window.__setRenderInput = undefined
  }
}

/** `complaint` says what is wrong with a picture that stands nevertheless. */
export const reportRendered = (complaint = ''): void => {
  window.__errorMessage = complaint
  window.__rendered = true
  answered()
}

export const reportFailed = (error: unknown): void => {
  window.__failed = true
  window.__errorMessage = error instanceof Error ? error.message : String(error)
  answered()
}
