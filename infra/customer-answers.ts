/** What was left of telling of a customer's answer is done by a function that the clock calls, alike in both homes. */
import type { CalledFunction } from './routes.ts'

export const customerAnswerClock = {
  everyMinutes: 2,
  functionTimeoutSeconds: 60,
} as const

/** Reached by no request: the clock calls it. It does what the customer's page does (infra/routes.ts). */
export const customerAnswerFunction = {
  name: 'customer-answers',
  entry: 'functions/clock/customer-answers/handler.ts',
  writes: ['tableButPeople', 'mailQueue', 'renderBucket', 'renderQueue'],
} as const satisfies CalledFunction
