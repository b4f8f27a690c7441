/**
 * What hands the messages of a queue to its function, as badly as a queue may: out of order, twice, once more while the first is still
 * worked on. Some of the functions are killed in the middle of it. What fails comes again, later by the function's own clock; what has failed too often lies dead until somebody tries again.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import type { Chance } from '#functions/demo/random'
import { type Engines, region } from '#infra/local/engines'
import { credentials, queueUrl } from '#infra/local/resources'
import { toRecord } from '#infra/local/worker/poller'
import { asInvocation, makeInvocation } from './invocation.ts'
import type { FaultKind, Tally } from './tally.ts'

export interface Worked {
  readonly queue: string
  /** Functions at once. */
  readonly atOnce: number
  /** A message that has been handed out so often lies dead. */
  readonly mostTries: number
  /** By how much later each try is. */
  readonly laterMs: number
  readonly invoke: (event: SQSEvent) => Promise<SQSBatchResponse>
}

interface Waiting {
  readonly record: SQSRecord
  tries: number
  /** How long it has lain dead. */
  readonly deadMs: number
}

export interface Deliverer {
  /** How many of a hundred messages meet a fault; and of a hundred requests that their functions make of the table. */
  percent: number
  /** Tries the dead ones again, and waits until nothing waits. Answers how many are dead all the same. */
  drain(): Promise<number>
  close(): Promise<void>
}

/** Somebody sees the alarm. */
const TRIED_AGAIN_AFTER_MS = 10 * 60_000
/** A function of a queue asks the table seldom more often for one message. */
const LAST_REQUEST = 8
const LOOKS_EACH_MS = 20
const FIVE_MINUTES_MS = 5 * 60_000

export const startDeliverer = (
  engines: Engines,
  { queue, atOnce, mostTries, laterMs, invoke }: Worked,
  chance: Chance,
  tally: Tally,
): Deliverer => {
  const client = new SQSClient({ endpoint: engines.endpoints.storage, region, credentials })
  const QueueUrl = queueUrl(engines.endpoints.storage, queue)
  const waiting: Waiting[] = []
  const dead: Waiting[] = []
  const working = new Set<Promise<void>>()
  let isOpen = true

  /** A kind that nothing has met yet comes as soon as it can. */
  const isDue = (kind: FaultKind): boolean => deliverer.percent > 0 && tally.isMissing(kind)

  const call = async ({ record, tries, deadMs }: Waiting): Promise<boolean> => {
    const isSkewed = deliverer.percent > 0 && chance.percent(10)
    if (isSkewed) tally.count('clock is five minutes wrong')
    const skewMs =
      (isSkewed ? chance.pick([-FIVE_MINUTES_MS, FIVE_MINUTES_MS]) : 0) + (tries - 1) * laterMs + deadMs
    const attributes = { ...record.attributes, ApproximateReceiveCount: String(tries) }
    const Records = [{ ...record, attributes }]
    const isKilled = chance.percent(deliverer.percent) || isDue('function is killed')
    const diesAt = isKilled ? chance.between(1, LAST_REQUEST) : null
    const invocation = makeInvocation(chance, { percent: deliverer.percent, skewMs, diesAt })
    try {
      const ended = asInvocation(invocation, () => invoke({ Records }))
      return await Promise.race([
        ended.then(({ batchItemFailures }) => batchItemFailures.length === 0),
        invocation.died.promise.then(() => false),
      ])
    } catch {
      return false
    }
  }

  const work = async (message: Waiting): Promise<void> => {
    message.tries += 1
    // There are few messages beside the many requests.
    const isDoubled = chance.percent(4 * deliverer.percent) || isDue('message comes while it is worked on')
    if (isDoubled) tally.count('message comes while it is worked on')
    // Whichever ends well takes the message off the queue, also from under the other.
    const ended = await Promise.all([call(message), isDoubled && call(message)])
    if (!ended.some(Boolean)) return void (message.tries >= mostTries ? dead : waiting).push(message)
    if (!chance.percent(deliverer.percent) && !isDue('message comes twice')) return
    tally.count('message comes twice')
    waiting.push({ ...message })
  }

  const take = (): Waiting | undefined => {
    // Two rarely wait together, so the first one waits for another until it has happened once.
    if (waiting.length < 2 && isDue('message comes out of order')) return
    const isMixed =
      waiting.length > 1 && (chance.percent(4 * deliverer.percent) || isDue('message comes out of order'))
    const at = isMixed ? chance.between(1, waiting.length - 1) : 0
    if (at > 0) tally.count('message comes out of order')
    return waiting.splice(at, 1)[0]
  }

  const begin = (): void => {
    while (working.size < atOnce) {
      const message = take()
      if (message === undefined) return
      const job = work(message).finally(() => {
        working.delete(job)
        begin()
      })
      working.add(job)
    }
  }

  const receive = async (): Promise<void> => {
    const asked = {
      QueueUrl,
      MaxNumberOfMessages: 10,
      WaitTimeSeconds: 1,
      MessageAttributeNames: ['All'],
    }
    const { Messages = [] } = await client.send(new ReceiveMessageCommand(asked))
    for (const message of Messages) {
      waiting.push({ record: toRecord(message, queue), tries: 0, deadMs: 0 })
      await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: message.ReceiptHandle }))
    }
    begin()
  }

  const poll = async (): Promise<void> => {
    while (isOpen) await receive()
  }
  const polling = poll()

  const isIdle = (): boolean => {
    const { ready = [], delayed = [], inflight = [] } = engines.storage.inspectQueue(queue)?.messages ?? {}
    return ready.length + delayed.length + inflight.length + waiting.length + working.size === 0
  }

  const deliverer: Deliverer = {
    percent: 0,
    drain: async () => {
      for (const message of dead.splice(0))
        waiting.push({ ...message, tries: 0, deadMs: message.deadMs + TRIED_AGAIN_AFTER_MS })
      begin()
      while (!isIdle()) await pause(LOOKS_EACH_MS)
      return dead.length
    },
    close: async () => {
      isOpen = false
      await polling
      client.destroy()
    },
  }
  return deliverer
}
