/**
 * Fetches what somebody is likely to need next, when the page has come to rest: after everything that is needed at first
 * sight, and not while anybody waits. Whatever is asked for earlier is fetched then.
 */

/** What is needed at first sight has come by then on any line that one can work on, ms. */
const AT_REST = 2500

/** Takes itself back when the page is left. What cannot be fetched now is fetched when it is needed, and tells of it then. */
export const whenIdle = (load: () => Promise<unknown>): (() => void) => {
  const fetchQuietly = () => void load().catch(() => undefined)
  let idle: number | null = null
  const timer = setTimeout(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(fetchQuietly)
    else fetchQuietly()
  }, AT_REST)
  return () => {
    clearTimeout(timer)
    if (idle !== null) cancelIdleCallback(idle)
  }
}
