/** What is kept no longer is deleted by a function that the clock calls, alike in both homes. */
import type { CalledFunction } from './routes.ts'

export const retentionClock = {
  /** Each call goes on where the last one ended. */
  everyMinutes: 60,
  functionTimeoutSeconds: 300,
} as const

/** Reached by no request: the clock calls it. */
export const retentionFunction = {
  name: 'delete-outdated',
  entry: 'functions/clock/delete-outdated/handler.ts',
  writes: ['tableButPeople'],
} as const satisfies CalledFunction
