/** /api/v1/operations: what the house keeps of its work, gathered for the person on duty, and what was given up settled. */

import { type Operations, QUEUE_NAMES, type QueueName, type QueueState } from '#domain/contracts/operations'
import { TROUBLED_STATES } from '#domain/mail/mail-states'
import { readWork } from '../../buffers/work-of-worker.ts'
import { listFactoryOrdersIn } from '../../data/factory-orders/factory-order-repository.ts'
import { listFaults } from '../../data/faults/fault-repository.ts'
import { listMailsIn } from '../../data/mails/mail-repository.ts'
import { countQueue, listDeadLetters, settleDeadLetters } from '../../data/queues/queue-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { handle } from '../../http/handle.ts'
import { answered } from '../../http/outcome.ts'
import { resource } from '../../http/resource.ts'
import { readLastNight } from '../../pictures/read-pictures.ts'
import * as contracts from './contracts.ts'
import { describeLetter, linkOfMail } from './describe-letter.ts'
import { operationText } from './text.ts'

/** How long each list may be; whoever has more than that has one trouble and not fifty. */
const MOST = 50
const LAST_DAY_HOURS = 24

/**
 * A queue does not say since when its oldest waits; what the table and the bucket say of the same things does. What others tell us (of mails,
 * and the factory of orders) has left nothing there before it is read: of that nobody knows.
 */
type Oldest = Readonly<Record<QueueName, (waiting: number) => Promise<string | null>>>
const oldestIn = (work: ReturnType<typeof readWork>): Oldest => ({
  render: async () => (await work).oldest,
  mailEvents: async () => null,
  mail: async () => (await listMailsIn('queued', { limit: 1, order: 'asc' }))[0]?.since ?? null,
  // First in, first out: those before have been taken, and are not answered yet.
  orders: async (waiting) =>
    (await listFactoryOrdersIn('sent', MOST))
      .map(({ since }) => since)
      .toSorted()
      .slice(-waiting)[0] ?? null,
  answers: async () => null,
})

const stateOf = async (name: QueueName, findOldest: Oldest[QueueName]): Promise<QueueState> => {
  const counts = await countQueue(name)
  const letters = counts.dead === 0 ? [] : await listDeadLetters(name)
  return {
    name,
    ...counts,
    oldest: counts.waiting === 0 ? null : await findOldest(counts.waiting),
    letters: await Promise.all(letters.map((letter) => describeLetter(name, letter))),
  }
}

const troubledMails = async (): Promise<Operations['mails']> => {
  const found = await Promise.all(
    TROUBLED_STATES.map(async (state) =>
      (await listMailsIn(state, { limit: MOST, order: 'desc' })).map((mail) => ({
        to: mail.to,
        subject: mail.subject,
        state,
        since: mail.since,
        reason: mail.reason || null,
        link: linkOfMail(mail),
      })),
    ),
  )
  return found.flat().toSorted((one, other) => other.since.localeCompare(one.since))
}

const unsettledOrders = async (): Promise<Operations['orders']> => {
  const found = await Promise.all(
    (['waiting', 'sent'] as const).map(async (state) =>
      (await listFactoryOrdersIn(state, MOST)).map(({ orderNumber, since }) => ({
        orderNumber,
        state,
        since,
      })),
    ),
  )
  return found.flat().toSorted((one, other) => one.since.localeCompare(other.since))
}

const lastNight = async (): Promise<Operations['nightlyRun']> => {
  const night = await readLastNight()
  if (night === null) return null
  const { startedAt, finishedAt, unchanged, counts } = night
  return {
    startedAt,
    finishedAt,
    drawn: counts.new + counts.changed + counts.same,
    failed: counts.failed,
    left: counts.queued,
    unchanged,
  }
}

const getOperations = endpoint(contracts.getOperations, async ({ at }) => {
  const reading = readWork(at)
  const findOldest = oldestIn(reading)
  const [queues, { work }, mails, orders, nightlyRun, faults] = await Promise.all([
    Promise.all(QUEUE_NAMES.map((name) => stateOf(name, findOldest[name]))),
    reading,
    troubledMails(),
    unsettledOrders(),
    lastNight(),
    listFaults(at, LAST_DAY_HOURS),
  ])
  return answered({
    at: at.toISOString(),
    queues,
    work,
    mails,
    orders,
    nightlyRun,
    faults: faults.slice(0, MOST),
  })
})

const retryDeadLetters = endpoint(contracts.retryDeadLetters, async ({ params, body, at }) => {
  const count = await settleDeadLetters(params.queue, { id: body.id, isRetried: true, at })
  return answered({ model: { count }, message: operationText.retried(count) })
})

const discardDeadLetters = endpoint(contracts.discardDeadLetters, async ({ params, body, at }) => {
  const count = await settleDeadLetters(params.queue, { id: body.id, isRetried: false, at })
  return answered({ model: { count }, message: operationText.discarded(count) })
})

export const handler = handle(resource([getOperations, retryDeadLetters, discardDeadLetters]))
