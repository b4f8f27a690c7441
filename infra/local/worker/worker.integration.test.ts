// Jobs through the queue to a worker in a process of its own, on the engines of the local stack.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderKeys } from '#domain/contracts/render-order'
import { makeDocumentInput, makeRenderMessage } from '#tests/factories/render'
import { root } from '../../paths.ts'
import { workerLimits } from '../../render-queue.ts'
import { chromiumPath } from '../chromium.ts'
import { type DataFolder, openDataFolder } from '../data-folder.ts'
import { type Engines, region, startEngines } from '../engines.ts'
import { environmentFor } from '../environment.ts'
import { createResources, credentials, names, queueUrl } from '../resources.ts'
import { startWorkerChild, type WorkerChild } from './child.ts'
import { renderConsumer, startPoller, toRecord } from './poller.ts'

let folder: DataFolder
let engines: Engines
let bucket: S3Client
let queue: SQSClient
let worker: WorkerChild
let poller: ReturnType<typeof startPoller> | undefined

const start = async ({ limitSeconds = 60, queueAt = engines.endpoints.storage } = {}) => {
  const environment = {
    ...environmentFor(engines, 'test'),
    POWERTOOLS_LOG_LEVEL: 'SILENT',
    SITE_FOLDER: join(root, 'tests/api/render-site'),
    CHROME_PATH: await chromiumPath(),
    ...workerLimits,
    JOB_LIMIT_SECONDS: '3',
  }
  worker = startWorkerChild(environment, limitSeconds)
  poller = startPoller(
    { ...engines, endpoints: { ...engines.endpoints, storage: queueAt } },
    renderConsumer(worker),
  )
}

beforeEach(async () => {
  folder = await openDataFolder(await mkdtemp(join(tmpdir(), 'worker-')))
  engines = await startEngines(folder)
  await createResources(engines)
  const client = { endpoint: engines.endpoints.storage, region, credentials }
  bucket = new S3Client(client)
  queue = new SQSClient(client)
})
afterEach(async () => {
  await poller?.close()
  await engines.close()
  await rm(folder.path, { recursive: true, force: true })
})

const message = makeRenderMessage('quote-html', 'a')
const keys = renderKeys(message)

const freeze = (title: string, of = message) =>
  bucket.send(
    new PutObjectCommand({
      Bucket: names.renderBucket,
      Key: renderKeys(of).input,
      Body: JSON.stringify(makeDocumentInput({ title })),
    }),
  )

const send = () =>
  queue.send(
    new SendMessageCommand({
      QueueUrl: queueUrl(engines.endpoints.storage),
      MessageBody: JSON.stringify(message),
    }),
  )

const read = async (Key: string): Promise<string | undefined> => {
  try {
    const { Body } = await bucket.send(new GetObjectCommand({ Bucket: names.renderBucket, Key }))
    return await Body?.transformToString()
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    throw error
  }
}

const html = () => read(keys.output)
const state = async () => JSON.parse((await read(keys.state)) ?? '{}').state

const count = (name: string) => {
  const messages = engines.storage.inspectQueue(name)?.messages
  return (messages?.ready.length ?? 0) + (messages?.delayed.length ?? 0) + (messages?.inflight.length ?? 0)
}

const patience = { timeout: 30_000, interval: 50 }

test('a job is done and leaves the queue', async () => {
  await start()
  await freeze('Tilbud')
  await send()

  await expect.poll(html, patience).toBeDefined()
  expect(await html()).toContain('Tilbud')
  await expect.poll(() => count(names.renderQueue), patience).toBe(0)
  expect(count(names.deadLetters)).toBe(0)
})

test('jobs that come in one batch to a warm page do not see each other', async () => {
  await start()
  await freeze('Varm')
  await send()
  await expect.poll(html, patience).toBeDefined()
  const batch = ['1', '2', '3', '4'].map((digit) => makeRenderMessage('quote-html', digit))
  for (const each of batch) await freeze(`Tilbud-${each.hash[0]}`, each)
  const records = batch.map((each) =>
    toRecord({ MessageId: each.hash, ReceiptHandle: each.hash, Body: JSON.stringify(each) }),
  )

  expect(await worker.invoke({ Records: records })).toEqual({ batchItemFailures: [] })
  const pages = await Promise.all(batch.map((each) => read(renderKeys(each).output)))
  expect(pages.map((page) => /Tilbud-\d/.exec(page ?? '')?.[0])).toEqual([
    'Tilbud-1',
    'Tilbud-2',
    'Tilbud-3',
    'Tilbud-4',
  ])
})

test('a page that never shows its input: three tries, a reason for whoever asked, then a dead letter', async () => {
  await start()
  await freeze('never')
  await send()

  await expect.poll(state, patience).toBe('failed')
  expect(JSON.parse((await read(keys.state)) ?? '').reason).toBe('Ble ikke ferdig innen 3 sekunder.')
  await expect.poll(() => count(names.deadLetters), patience).toBe(1)
  expect(count(names.renderQueue)).toBe(0)
})

test('a worker that is killed in the middle of a job is started again and does the job', async () => {
  await start()
  await freeze('never')
  await send()
  await expect.poll(state, patience).toBe('running')
  await freeze('Igjen')
  worker.kill()

  await expect.poll(html, patience).toBeDefined()
  expect(await html()).toContain('Igjen')
})

test('a worker that does not come back within its time is ended, and its job given up in the end', async () => {
  await start({ limitSeconds: 2 })
  await freeze('never')
  await send()

  await expect.poll(() => count(names.deadLetters), patience).toBe(1)
})

test('a queue that fails for a moment is asked again', async () => {
  // More than the client itself tries again.
  let failures = 5
  const flaky = createServer((request, response) => {
    if (failures > 0) {
      failures -= 1
      request.resume()
      response.writeHead(500).end()
      return
    }
    const { method, headers, url } = request
    const onward = sendRequest(engines.endpoints.storage + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => flaky.listen(0, '127.0.0.1', resolve))
  await start({ queueAt: `http://127.0.0.1:${(flaky.address() as AddressInfo).port}` })
  await freeze('Tilbud')
  await send()

  await expect.poll(html, patience).toBeDefined()
  expect(failures).toBe(0)
  flaky.closeAllConnections()
  flaky.close()
})

test('a job that was being done when everything was killed is done at once after the next start', async () => {
  await freeze('Tilbud')
  await send()
  const QueueUrl = queueUrl(engines.endpoints.storage)
  const { Messages } = await queue.send(new ReceiveMessageCommand({ QueueUrl }))
  expect(Messages).toHaveLength(1)
  await start()

  await expect.poll(html, patience).toBeDefined()
})
