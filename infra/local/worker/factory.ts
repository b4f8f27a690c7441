/**
 * Stands in the factory's place on this machine: takes each order from its queue, lays it in the factory folder, and answers on the
 * other queue (what it answers: functions/demo/factory.ts). It knows nothing but that folder, which holds one file for each order and
 * one for each answer. An answer lies there when it has been sent; one that a kill came in between is given once more.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { type FactoryAnswer, factoryAnswer } from '#domain/contracts/factory-answer'
import { type FactoryOrder, factoryMessage, factoryOrder } from '#domain/contracts/factory-order'
import { nextAnswer } from '#functions/demo/factory'
import { codeOf } from '../../start-failure.ts'
import { type Engines, region } from '../engines.ts'
import { credentials, names, queueUrl } from '../resources.ts'
import type { Consumer } from './poller.ts'

const answerKinds: readonly FactoryAnswer['kind'][] = ['accepted', 'confirmed']

/** Whole or not at all, however the process ends, and although two write it at once. */
const writeWhole = async (file: string, value: unknown): Promise<void> => {
  const part = `${file}.${randomUUID()}.part`
  await writeFile(part, JSON.stringify(value))
  await rename(part, file)
}

const readJson = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

export const openFactory = (
  { endpoints }: Pick<Engines, 'endpoints'>,
  folder: string,
  now: () => Date = () => new Date(),
) => {
  const client = { endpoint: endpoints.storage, region, credentials }
  const bucket = new S3Client(client)
  const queue = new SQSClient(client)
  const QueueUrl = queueUrl(endpoints.storage, names.answerQueue)

  const fileOf = (toOrderNumber: number, answer?: FactoryAnswer['kind']): string =>
    join(folder, `${[toOrderNumber, ...(answer ? [answer] : [])].join('-')}.json`)

  const givenTo = async ({ toOrderNumber }: FactoryOrder): Promise<readonly FactoryAnswer[]> => {
    const files = await Promise.all(answerKinds.map((kind) => readJson(fileOf(toOrderNumber, kind))))
    return files.filter((file) => file !== undefined).map((file) => factoryAnswer.parse(file))
  }

  const answer = async (order: FactoryOrder): Promise<void> => {
    const next = nextAnswer(order, await givenTo(order), now().toISOString())
    if (next === null) return
    await queue.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(next) }))
    await writeWhole(fileOf(order.toOrderNumber, next.kind), next)
  }

  const receiveOrder = async (body: string): Promise<void> => {
    const { file, toOrderNumber } = factoryMessage.parse(JSON.parse(body))
    const { Body } = await bucket.send(new GetObjectCommand({ Bucket: names.orderBucket, Key: file }))
    const order = factoryOrder.parse(JSON.parse((await Body?.transformToString()) ?? ''))
    await mkdir(folder, { recursive: true })
    await writeWhole(fileOf(toOrderNumber), order)
    await answer(order)
  }

  const consumer: Consumer = {
    queue: names.factoryQueue,
    batchSize: 1,
    invoke: async ({ Records }) => {
      for (const { body } of Records) await receiveOrder(body)
      return { batchItemFailures: [] }
    },
    close: async () => {
      bucket.destroy()
      queue.destroy()
    },
  }

  const orderFiles = async (): Promise<readonly string[]> =>
    (await readdir(folder).catch(() => [])).filter((name) => /^\d+\.json$/.test(name))

  return {
    consumer,
    /** Whatever is to be said by now, of all orders in the folder; one that fails keeps no other from its answer. */
    answerDue: async (): Promise<void> => {
      const results = await Promise.allSettled(
        (await orderFiles()).map(async (name) =>
          answer(factoryOrder.parse(await readJson(join(folder, name)))),
        ),
      )
      const failed = results.filter((each) => each.status === 'rejected')
      if (failed.length > 0)
        throw new AggregateError(
          failed.map(({ reason }) => reason),
          'orders could not be answered',
        )
    },
  }
}
