/** Webhooks are called by a function that the clock calls, alike in both homes. */
import type { CalledFunction } from './routes.ts'

export const webhookClock = {
  everyMinutes: 1,
  /** It ends by itself in time for the next minute, so two are never at it for long. */
  functionTimeoutSeconds: 58,
} as const

/** Reached by no request: the clock calls it. */
export const webhookFunction = {
  name: 'call-webhooks',
  entry: 'functions/clock/call-webhooks/handler.ts',
  writes: ['tableButPeople'],
} as const satisfies CalledFunction
