/** What the person on duty sees: what waits and for how long, what has failed and why, what went wrong in the last day. */
import * as z from 'zod'
import { FAULT_SOURCES } from '#domain/administration/fault'
import { TROUBLED_STATES } from '#domain/mail/mail-states'

export const QUEUE_NAMES = ['render', 'mail', 'mailEvents', 'orders', 'answers'] as const
export type QueueName = (typeof QUEUE_NAMES)[number]

/** Dead letters of one queue that are shown; all of them can be settled. */
export const LETTERS_MAX = 50

const deadLetter = z
  .object({
    id: z.string(),
    what: z.string().meta({ description: 'Norwegian.' }),
    reason: z.string().nullable().meta({ description: 'Norwegian; null: nobody has said why.' }),
    link: z.string().nullable(),
    since: z.string(),
  })
  .meta({ id: 'DeadLetter' })
export type DeadLetter = z.infer<typeof deadLetter>

const queueState = z
  .object({
    name: z.enum(QUEUE_NAMES),
    waiting: z.int(),
    working: z.int().meta({ description: 'Handed out and not done.' }),
    dead: z.int(),
    oldest: z.string().nullable().meta({ description: 'Since when the oldest waits, where it is known.' }),
    letters: z.array(deadLetter),
  })
  .meta({ id: 'QueueState' })
export type QueueState = z.infer<typeof queueState>

const troubledMail = z.object({
  to: z.string(),
  subject: z.string(),
  state: z.enum(TROUBLED_STATES),
  since: z.string(),
  reason: z.string().nullable(),
  link: z.string(),
})

const unsettledOrder = z.object({
  orderNumber: z.int(),
  state: z.enum(['waiting', 'sent']),
  since: z.string(),
})

const fault = z.object({
  source: z.enum(FAULT_SOURCES),
  kind: z.string(),
  count: z.int(),
  lastAt: z.string(),
  place: z.string(),
  trace: z.string(),
  build: z.string(),
})

const nightlyRun = z.object({
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  drawn: z.int(),
  failed: z.int(),
  left: z.int(),
  unchanged: z.int(),
})

const workOfWorker = z.object({
  pictures: z.int(),
  documents: z.int(),
  precision: z.enum(['exact', 'about']),
})
export type WorkOfWorker = z.infer<typeof workOfWorker>

export const operations = z
  .object({
    at: z.string(),
    queues: z.array(queueState),
    work: workOfWorker.meta({ description: 'What the worker has made in the last hour.' }),
    mails: z.array(troubledMail),
    orders: z.array(unsettledOrder),
    nightlyRun: nightlyRun.nullable().meta({ description: 'The last one that a night has begun.' }),
    faults: z.array(fault),
  })
  .meta({ id: 'Operations' })
export type Operations = z.infer<typeof operations>

export const deadLettersParams = z.object({ queue: z.enum(QUEUE_NAMES) })

export const deadLettersBody = z
  .strictObject({
    id: z.string().min(1).max(200).optional().meta({ description: 'One of them; left out: all.' }),
  })
  .meta({ id: 'DeadLetters' })

export const deadLettersAnswer = z.object({ model: z.object({ count: z.int() }), message: z.string() })
