/** The engines with everything in front of them that goes wrong, the queues at work, and the people who sell. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { factoryMessage } from '#domain/contracts/factory-order'
import { renderOrder } from '#domain/contracts/render-order'
import { connection } from '#functions/data/connection'
import { type Chance, makeChance } from '#functions/demo/random'
import { answerQueue, factoryQueue } from '#infra/factory'
import { type Engines, region, startEnginesInMemory } from '#infra/local/engines'
import { environmentFor } from '#infra/local/environment'
import { type OutboxMail, openPostOffice } from '#infra/local/post-office'
import { createResources, credentials, names, queueUrl } from '#infra/local/resources'
import { askWithoutSocket } from '#infra/local/without-socket'
import { openFactory } from '#infra/local/worker/factory'
import { mailEventQueue, mailQueue } from '#infra/mail-queue'
import type { Client } from '../api/client.ts'
import { insertPeople, loggedIn } from '../api/people.ts'
import { finish } from '../api/render-queue.ts'
import { startDeliverer, type Worked } from './deliver.ts'
import { openFaultyLine, postFaults, storageFaults } from './faulty-line.ts'
import { makeTableFaulty } from './faulty-table.ts'
import { giveEachItsClock } from './invocation.ts'
import { openLaggingCopy } from './lagging-copy.ts'
import { openTally, type Tally } from './tally.ts'

export interface FaultyWorld {
  readonly engines: Engines
  readonly tally: Tally
  readonly clerk: Client
  readonly colleague: Client
  /** From now on of a hundred requests so many meet a fault; with 0 everything works. */
  setPercent(percent: number): void
  /** What the clock calls every other minute. */
  sendOrders(): Promise<void>
  /** Everything that waits is done, and nothing that was frozen or late is on its way any more. */
  settle(): Promise<void>
  outbox(): Promise<readonly OutboxMail[]>
  factoryFiles(): Promise<readonly string[]>
  /** By the number of an order: the messages that told the factory of it. */
  readonly toldFactory: ReadonlyMap<number, ReadonlySet<string>>
  close(): Promise<void>
}

const PDF = Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\r\n', 'latin1')
/** Longer than the SDK waits between two tries. */
const QUIET_MS = 1200

const environment = (engines: Engines): void => {
  Object.assign(process.env, environmentFor(engines, 'test'), {
    POWERTOOLS_LOG_LEVEL: 'SILENT',
    PASSWORD_MEMORY_KIB: '64',
    PASSWORD_RESET_ANSWER_MS: '0',
    // One person does here in a minute what people do in weeks.
    LIMITS_TIMES: '1000',
    MAX_TRIES: String(mailQueue.maxReceiveCount),
  })
}

/** The SDK tries again as often as in the cloud, and waits a tenth as long in between. */
const hurry = async ({ config }: ReturnType<typeof connection>['client']): Promise<void> => {
  const { retryBackoffStrategy } = (await config.retryStrategy()) as unknown as {
    readonly retryBackoffStrategy: { computeNextBackoffDelay(tries: number): number }
  }
  const whole = retryBackoffStrategy.computeNextBackoffDelay.bind(retryBackoffStrategy)
  retryBackoffStrategy.computeNextBackoffDelay = (tries) => whole(tries) / 10
}

const readFolder = async (folder: string, isWanted: (name: string) => boolean) =>
  (await readdir(folder).catch(() => [])).filter(isWanted).toSorted()

export const openFaultyWorld = async (seed: number): Promise<FaultyWorld> => {
  const tally = openTally()
  const chanceOf = (nth: number): Chance => makeChance(seed + nth)
  const engines = await startEnginesInMemory()
  environment(engines)
  await createResources(engines)
  const { client } = connection()
  askWithoutSocket(client, engines.table)
  await hurry(client)
  const copy = await openLaggingCopy(names.table)
  const table = makeTableFaulty(client, copy, tally)

  const folder = await mkdtemp(join(tmpdir(), 'faults-'))
  const outboxPath = join(folder, 'outbox')
  const factoryPath = join(folder, 'factory')
  const events = new SQSClient({ endpoint: engines.endpoints.storage, region, credentials })
  const QueueUrl = queueUrl(engines.endpoints.storage, names.mailEvents)
  const postOffice = await openPostOffice(outboxPath, (event) =>
    events.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(event) })),
  )
  const storageLine = await openFaultyLine(engines.endpoints.storage, storageFaults, chanceOf(1), tally)
  const postLine = await openFaultyLine(postOffice.endpoint, postFaults, chanceOf(2), tally)
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: storageLine.endpoint,
    AWS_ENDPOINT_URL_SQS: storageLine.endpoint,
    AWS_ENDPOINT_URL_SESV2: postLine.endpoint,
    MAIL_QUEUE_URL: queueUrl(storageLine.endpoint, names.mailQueue),
    RENDER_QUEUE_URL: queueUrl(storageLine.endpoint, names.renderQueue),
    FACTORY_QUEUE_URL: queueUrl(storageLine.endpoint, names.factoryQueue),
  })

  const { handler: mail } = await import('#functions/queues/mail/handler')
  const { handler: mailEvents } = await import('#functions/queues/mail-events/handler')
  const { handler: factoryAnswers } = await import('#functions/queues/factory-answers/handler')
  const { handler: sendOrders } = await import('#functions/clock/send-orders/handler')
  const factory = openFactory(engines, factoryPath)
  const toldFactory = new Map<number, Set<string>>()
  const tellFactory: Worked['invoke'] = (event) => {
    for (const { body, messageId } of event.Records) {
      const { toOrderNumber } = factoryMessage.parse(JSON.parse(body))
      toldFactory.set(toOrderNumber, (toldFactory.get(toOrderNumber) ?? new Set()).add(messageId))
    }
    return factory.consumer.invoke(event)
  }
  const alone = { atOnce: 4, laterMs: 20_000 }
  const worked: readonly Worked[] = [
    { ...alone, queue: names.mailQueue, mostTries: mailQueue.maxReceiveCount, invoke: mail },
    { ...alone, queue: names.mailEvents, mostTries: mailEventQueue.maxReceiveCount, invoke: mailEvents },
    { ...alone, queue: names.answerQueue, mostTries: answerQueue.maxReceiveCount, invoke: factoryAnswers },
    {
      ...alone,
      queue: names.factoryQueue,
      mostTries: factoryQueue.maxReceiveCount,
      invoke: tellFactory,
    },
    {
      // Chromium has no part in this: its documents are there as soon as it is asked.
      ...alone,
      queue: names.renderQueue,
      mostTries: 3,
      invoke: async ({ Records }) => {
        for (const { body } of Records) await finish(renderOrder.parse(JSON.parse(body)), PDF)
        return { batchItemFailures: [] }
      },
    },
  ]
  const deliverers = worked.map((each, nth) => startDeliverer(engines, each, chanceOf(10 + nth), tally))
  const putClockRight = giveEachItsClock()

  await insertPeople()
  const [clerk, colleague] = await Promise.all([loggedIn('storeClerk'), loggedIn('storeClerk')])
  copy.age()
  const setPercent = (percent: number): void => {
    storageLine.percent = percent
    // It is asked once for each mail, and the others a hundred times.
    postLine.percent = 3 * percent
    for (const deliverer of deliverers) deliverer.percent = percent
  }

  const untilQuiet = async (): Promise<void> => {
    while (performance.now() - table.quietSince() < QUIET_MS)
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 10))
  }

  return {
    engines,
    tally,
    clerk,
    colleague,
    setPercent,
    sendOrders,
    settle: async () => {
      copy.age()
      setPercent(0)
      table.repair()
      await untilQuiet()
      // Twice: what the one does may give the other work.
      for (const _ of [1, 2]) {
        await Promise.all(deliverers.map((deliverer) => deliverer.drain()))
        await sendOrders()
      }
      for (const deliverer of deliverers) {
        const dead = await deliverer.drain()
        if (dead > 0) throw new Error(`${dead} messages cannot be worked on although everything works again`)
      }
    },
    outbox: async () => {
      const files = await readFolder(outboxPath, (name) => name.endsWith('.json'))
      return Promise.all(
        files.map(async (name) => JSON.parse(await readFile(join(outboxPath, name), 'utf8')) as OutboxMail),
      )
    },
    toldFactory,
    factoryFiles: () => readFolder(factoryPath, (name) => /^\d+\.json$/.test(name)),
    close: async () => {
      putClockRight()
      await Promise.all(deliverers.map((deliverer) => deliverer.close()))
      storageLine.close()
      postLine.close()
      events.destroy()
      await factory.consumer.close()
      await postOffice.close()
      await copy.close()
      await engines.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
