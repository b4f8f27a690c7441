/** What the app notes about a request while it is served, for the one line in the log. */
import type { About } from './outcome.ts'

export interface Served {
  /** What the Lambda adapter hands over; absent when the app is called directly. */
  Bindings: {
    event?: { requestContext?: { requestId?: string; http?: { sourceIp?: string } } }
    lambdaContext?: { getRemainingTimeInMillis: () => number }
  }
  Variables: { route?: string; userId?: number; refusedWith?: string; about?: About }
}
