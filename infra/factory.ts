/**
 * How orders travel to the factory and its answers back, alike in both homes. The factory's own system takes orders from the one
 * queue and puts its answers on the other; what cannot be taken lies on a dead-letter queue, and the file of every order stays in
 * its bucket.
 */
import type { CalledFunction } from './routes.ts'

export const factoryQueue = {
  functionTimeoutSeconds: 60,
  /** Well inside the five minutes in which the queue still knows what it has been given. */
  sendEveryMinutes: 2,
  visibilityTimeoutSeconds: 120,
  maxReceiveCount: 5,
  retentionDays: { orders: 14, deadLetters: 14 },
} as const

/** Reached by no request: the clock calls it. */
export const sendingFunction = {
  name: 'send-orders',
  entry: 'functions/clock/send-orders/handler.ts',
  writes: ['tableButPeople', 'orderBucket', 'factoryQueue'],
} as const satisfies CalledFunction

/** Answers may come in any order, so their queue keeps none. */
export const answerQueue = {
  functionTimeoutSeconds: 20,
  /** Six times the function's own limit, as AWS advises. */
  visibilityTimeoutSeconds: 120,
  maxReceiveCount: 5,
  batchSize: 10,
  /** Functions at once. */
  atOnce: 2,
  retentionDays: { answers: 14, deadLetters: 14 },
} as const

/** No way leads to it from a browser: its queue calls it. */
export const answerFunction = {
  name: 'factory-answers',
  entry: 'functions/queues/factory-answers/handler.ts',
  writes: ['tableButPeople'],
} as const satisfies CalledFunction
