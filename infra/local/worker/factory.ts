/**
 * Stands in the factory's place on this machine: takes each order from its queue and lays it in the factory folder, one file for
 * each number. And the clock that calls whoever hands orders over: at once, for what the last run left, and then again and again.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { factoryMessage } from '#domain/contracts/factory-order'
import { factoryFunction, factoryQueue } from '../../factory-queue.ts'
import { root } from '../../paths.ts'
import { type Engines, region } from '../engines.ts'
import type { LoadModule } from '../gateway/invoke.ts'
import { credentials, names } from '../resources.ts'
import type { Consumer } from './poller.ts'

export const factoryConsumer = ({ endpoints }: Engines, folder: string): Consumer => {
  const bucket = new S3Client({ endpoint: endpoints.storage, region, credentials })
  return {
    queue: names.factoryQueue,
    batchSize: 1,
    invoke: async ({ Records }) => {
      await mkdir(folder, { recursive: true })
      for (const { body } of Records) {
        const { file, toOrderNumber } = factoryMessage.parse(JSON.parse(body))
        const { Body } = await bucket.send(new GetObjectCommand({ Bucket: names.orderBucket, Key: file }))
        await writeFile(join(folder, `${toOrderNumber}.json`), (await Body?.transformToString()) ?? '')
      }
      return { batchItemFailures: [] }
    },
    close: async () => bucket.destroy(),
  }
}

type Timed = () => Promise<void>

export const startCourier = (load: LoadModule, everyMinutes: number = factoryQueue.handOverEveryMinutes) => {
  const stop = new AbortController()
  const call = async () => {
    try {
      const { handler } = await load(join(root, factoryFunction.entry))
      if (!handler) throw new Error(`${factoryFunction.entry} exports no handler`)
      // The loader speaks of functions behind the HTTP API; this one is called by the clock.
      await (handler as unknown as Timed)()
    } catch (error) {
      if (!stop.signal.aborted) console.error(`${factoryFunction.name}:`, error)
    }
  }
  const run = async () => {
    while (!stop.signal.aborted) {
      await call()
      await pause(everyMinutes * 60_000, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    close: async () => {
      stop.abort()
      await running
    },
  }
}
