/** How the pictures of the product menu are drawn in the night, alike in both homes: a function that the clock calls again and again. */
import type { CalledFunction } from './routes.ts'

/** Reached by no request: the clock calls it. */
export const drawingFunction = {
  name: 'draw-pictures',
  entry: 'functions/clock/draw-pictures/handler.ts',
  decodesPictures: true,
  writes: ['tableButPeople', 'renderBucket', 'renderQueue', 'pictures'],
} as const satisfies CalledFunction

export const drawingTimes = {
  /** Asks whether it is night, and whether a run is open that somebody has left. */
  everyMinutes: 5,
  /** One call ends before the next one begins. */
  workSeconds: 220,
  functionTimeoutSeconds: 270,
} as const

/** On one machine, where stopping waits for what is being done, and a person may be at work. */
export const localDrawingTimes = { everyMinutes: 1, workSeconds: 8 } as const
