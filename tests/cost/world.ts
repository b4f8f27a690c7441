/** The functions with a meter, on engines in a thread of their own: a browser's calls, what the queues hand out, and what is left when all is done. */
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { region } from '#infra/local/engines'
import { environmentFor } from '#infra/local/environment'
import { credentials, names, queueUrl } from '#infra/local/resources'
import { toRecord } from '#infra/local/worker/poller'
import { mailQueue } from '#infra/mail-queue'
import { routeFor } from '#infra/routes'
import type { Client, Reply } from '../api/client.ts'
import { makeClient } from '../api/client.ts'
import { insertPeople, logInAs } from '../api/people.ts'
import type { Addresses, AskedOfThread } from './engine-thread.ts'
import { type FunctionKind, type Meter, openMeter, requestUsage } from './meter.ts'

export interface Browser {
  /** Fails on an answer that is none of those expected; any below 400 unless they are named. */
  readonly send: (
    method: string,
    path: string,
    body?: unknown,
    expected?: readonly number[],
  ) => Promise<Reply>
}

export interface CostWorld {
  readonly meter: Meter
  readonly seller: () => Promise<Browser>
  readonly customer: () => Browser
  /** Until nothing waits in a queue. */
  readonly settle: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Takes a job off the hands of the queue and makes it. */
export type Render = (event: SQSEvent) => Promise<SQSBatchResponse>

const openThread = async () => {
  const thread = new Worker(new URL('./engine-thread.ts', import.meta.url))
  const failed = new Promise<never>((_, reject) => thread.once('error', reject))
  const answer = <Answer>() =>
    Promise.race([new Promise<Answer>((resolve) => thread.once('message', resolve)), failed])
  const ask = <Answer>(asked: AskedOfThread): Promise<Answer> => {
    const answered = answer<Answer>()
    thread.postMessage(asked)
    return answered
  }
  return { addresses: await answer<Addresses>(), ask }
}

const setEnvironment = ({ table, storage, post }: Addresses): void => {
  Object.assign(process.env, environmentFor({ endpoints: { table, storage } }, 'cost'), {
    // As in the cloud, with its lines of figures.
    STAGE: 'cost',
    POWERTOOLS_LOG_LEVEL: 'INFO',
    AWS_ENDPOINT_URL_SESV2: post,
    MAX_TRIES: String(mailQueue.maxReceiveCount),
    // One person does here in a minute what people do in weeks.
    LIMITS_TIMES: '1000',
  })
}

const kindOf = (path: string): FunctionKind => {
  const route = routeFor(path.split('?')[0] ?? '')
  if (route === undefined) throw new Error(`no function answers ${path}`)
  return {
    memoryMb: route.memoryMb,
    processor: route.decodesPictures ? 'x86' : 'arm',
    waits: /\/pdf|perspective/.test(path),
  }
}

/** With what a browser says of itself, and what the CDN and the gateway add. */
const HEADER_BYTES = 600

const browserOf = (client: Client, meter: Meter): Browser => ({
  send: async (method, path, body, expected) => {
    const headers = { 'accept-encoding': 'gzip', ...(path.includes('/pdf') && { accept: 'application/pdf' }) }
    const sent = { headers, ...(body !== undefined && { body }) }
    const reply = await meter.call(kindOf(path), () => client.send(method, path, sent))
    meter.add(requestUsage(reply.bytes.length + HEADER_BYTES))
    if (expected === undefined ? reply.status >= 400 : !expected.includes(reply.status))
      throw new Error(`${method} ${path}: ${reply.status} ${reply.text.slice(0, 400)}`)
    return reply
  },
})

interface Served {
  readonly queue: string
  readonly kind: FunctionKind
  readonly work: Render
}

const LOOKS_EACH_MS = 50

/** What Lambda does: receives, calls, throws away what succeeded. What it asks of the queue is counted with the sending. */
const serve = (storage: string, meter: Meter, { queue, kind, work }: Served) => {
  const client = new SQSClient({ endpoint: storage, region, credentials })
  const QueueUrl = queueUrl(storage, queue)
  let isOpen = true
  const receive = async (): Promise<void> => {
    const asked = { QueueUrl, MaxNumberOfMessages: 1, WaitTimeSeconds: 1, MessageAttributeNames: ['All'] }
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({ ...asked, MessageSystemAttributeNames: ['All'] }),
    )
    for (const message of Messages) {
      const event = { Records: [toRecord(message, queue)] }
      const { batchItemFailures } = await meter.call(kind, () => work(event))
      const at = { QueueUrl, ReceiptHandle: message.ReceiptHandle }
      // What is to be tried again is tried at once: nobody here has the minute that a queue waits.
      if (batchItemFailures.length === 0) await client.send(new DeleteMessageCommand(at))
      else await client.send(new ChangeMessageVisibilityCommand({ ...at, VisibilityTimeout: 1 }))
    }
  }
  const serving = (async () => {
    while (isOpen) await receive()
  })()
  return async () => {
    isOpen = false
    await serving
    client.destroy()
  }
}

const handed = { memoryMb: 512, processor: 'arm' } as const

export const openCostWorld = async (render: (storage: string) => Render): Promise<CostWorld> => {
  const { addresses, ask } = await openThread()
  setEnvironment(addresses)
  const meter = openMeter(addresses)
  const { handler: mail } = await import('#functions/queues/mail/handler')
  const { handler: mailEvents } = await import('#functions/queues/mail-events/handler')
  const { handler: answers } = await import('#functions/queues/factory-answers/handler')
  const served: readonly Served[] = [
    { queue: names.mailQueue, kind: { ...handed, waits: true }, work: mail },
    { queue: names.mailEvents, kind: handed, work: mailEvents },
    { queue: names.answerQueue, kind: handed, work: answers },
    {
      queue: names.renderQueue,
      kind: { memoryMb: 3008, processor: 'x86', waits: true },
      work: render(addresses.storage),
    },
  ]
  const closing = served.map((each) => serve(addresses.storage, meter, each))
  await meter.unmetered(insertPeople)
  return {
    meter,
    seller: async () => {
      const client = makeClient()
      const reply = await meter.call(kindOf('/api/v1/auth/login'), () => logInAs(client, 'storeClerk'))
      if (reply.status !== 200) throw new Error(`no login: ${reply.text}`)
      meter.add(requestUsage(reply.bytes.length + HEADER_BYTES))
      return browserOf(client, meter)
    },
    customer: () => browserOf(makeClient(), meter),
    settle: async () => {
      while (!(await ask<boolean>('isIdle'))) await pause(LOOKS_EACH_MS)
    },
    close: async () => {
      await Promise.all(closing.map((close) => close()))
      meter.close()
      await ask('close')
    },
  }
}
