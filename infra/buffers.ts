/** What clearing a buffer leaves to be done is done by a function that the clock calls, alike in both homes. */
import type { CalledFunction } from './routes.ts'

export const bufferClock = {
  /** A person who has cleared a list waits for the first step. */
  everyMinutes: 1,
  /** It ends by itself in time for the next minute, so two are never at it for long. */
  functionTimeoutSeconds: 58,
} as const

/** Reached by no request: the clock calls it. */
export const bufferFunction = {
  name: 'tend-buffers',
  entry: 'functions/clock/tend-buffers/handler.ts',
  writes: ['tableButPeople', 'renderBucket'],
} as const satisfies CalledFunction
