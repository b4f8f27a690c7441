/**
 * How the render worker speaks with a page that has no session. The worker puts a frozen input on the window before the
 * page loads, or hands a warm page the next one; the page answers with one of two flags and never with both.
 */

import type {} from '#domain/contracts/render-page'

/** Calls `take` with the input that is there and with each that follows; returns how to stop. */
export const listenForInput = (take: (input: unknown) => void): (() => void) => {
  const accept = (input: unknown) => {
    window.__rendered = false
    window.__failed = false
    window.__errorMessage = ''
    take(input)
  }
  window.__setRenderInput = accept
  if (window.__renderInput !== undefined) accept(window.__renderInput)
  return () => {
    window.__setRenderInput = undefined
  }
}

export const reportRendered = (): void => {
  window.__rendered = true
}

export const reportFailed = (error: unknown): void => {
  window.__failed = true
  window.__errorMessage = error instanceof Error ? error.message : String(error)
}
