/**
 * How a mail to a customer travels, alike in both homes. It waits for its document, so it may be handed out several times
 * before it is sent; that it is sent once is the mail's own business.
 */
import type { CalledFunction } from './routes.ts'

export const mailQueue = {
  functionTimeoutSeconds: 40,
  /** Six times the function's own limit, as AWS advises. What is to be tried again soon is handed back by the function. */
  visibilityTimeoutSeconds: 240,
  maxReceiveCount: 7,
  batchSize: 1,
  /** Functions at once; SES takes fourteen mails a second of a new account. */
  atOnce: 5,
  retentionDays: { mails: 1, deadLetters: 14 },
} as const

/** No way leads to it from a browser: its queue calls it. */
export const mailFunction = {
  name: 'mail',
  entry: 'functions/queues/mail/handler.ts',
  // Mails to people who log in lie under them.
  writes: ['table'],
} as const satisfies CalledFunction

/** What SES tells of mails afterwards comes by a queue of its own. */
export const mailEventQueue = {
  functionTimeoutSeconds: 10,
  /** An event that comes before its mail is marked as sent is looked at again after that. */
  visibilityTimeoutSeconds: 60,
  maxReceiveCount: 5,
  batchSize: 10,
  /** Functions at once. */
  atOnce: 2,
  retentionDays: { events: 14, deadLetters: 14 },
} as const

/** No way leads to it from a browser: its queue calls it. */
export const mailEventFunction = {
  name: 'mail-events',
  entry: 'functions/queues/mail-events/handler.ts',
  writes: ['table'],
} as const satisfies CalledFunction

/** What the function finds of this in its environment. */
export const mailLimits = { MAX_TRIES: String(mailQueue.maxReceiveCount) }
