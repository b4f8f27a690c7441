/**
 * The render worker of the pictures of models, without Chromium: it takes jobs off the queue and makes each as it is told. And the line to
 * table, queue and bucket of whoever works on a run, which can be cut at any request, as a process is that is killed: nothing that it would have
 * done afterwards happens.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inflateRawSync } from 'node:zlib'
import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import { rowImageInput } from '#domain/contracts/render'
import { type RenderOrder, renderKeys, renderOrder } from '#domain/contracts/render-order'
import { connection } from '#functions/data/connection'

/** What a model looks like: a frame of one colour on nothing; null cannot be drawn. */
export type Look = (modelId: number) => string | null

/** As the worker hands it over: 1000 × 1000, with nothing round the product. */
export const drawnModel = async (color: string): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"><rect x="200" y="150" width="600" height="700" fill="${color}"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

export interface PictureWorker {
  /** Models in the order in which they were drawn, failures too. */
  readonly drawn: readonly number[]
  readonly stop: () => Promise<void>
}

const named = (name: string): string => process.env[name] ?? ''

/** Where the engines are, whatever line others reach them by. */
let engines: { readonly storage: string; readonly queue: string } | null = null

const reach = () => {
  const { storage, queue } = engines ?? {
    storage: named('AWS_ENDPOINT_URL_S3'),
    queue: named('RENDER_QUEUE_URL'),
  }
  return {
    bucket: new S3Client({ endpoint: storage }),
    jobs: new SQSClient({ endpoint: storage }),
    Bucket: named('RENDER_BUCKET'),
    QueueUrl: queue,
  }
}

export const startPictureWorker = (look: Look): PictureWorker => {
  const { bucket, jobs, Bucket, QueueUrl } = reach()
  const drawn: number[] = []
  let isStopped = false
  const put = (Key: string, Body: string | Uint8Array) =>
    bucket.send(new PutObjectCommand({ Bucket, Key, Body }))
  const isThere = async (Key: string): Promise<boolean> =>
    ((await bucket.send(new ListObjectsV2Command({ Bucket, Prefix: Key }))).KeyCount ?? 0) > 0

  const make = async (order: RenderOrder): Promise<void> => {
    const { output, state } = renderKeys(order)
    // Like the worker itself: what is there is left.
    if (await isThere(output)) return
    const text = inflateRawSync(Buffer.from(order.frozen?.deflated ?? '', 'base64')).toString()
    const { modelId } = rowImageInput.parse(JSON.parse(text)).product
    drawn.push(modelId)
    const color = look(modelId)
    const failed = { state: 'failed', percent: 0, reason: 'Kunne ikke tegnes: ukjent glass' }
    if (color === null) await put(state, JSON.stringify(failed))
    else await put(output, await drawnModel(color))
  }

  const work = async (): Promise<void> => {
    while (!isStopped) {
      const receive = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, WaitTimeSeconds: 1 })
      for (const { Body, ReceiptHandle } of (await jobs.send(receive)).Messages ?? []) {
        await make(renderOrder.parse(JSON.parse(Body ?? '')))
        await jobs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }))
      }
    }
    bucket.destroy()
    jobs.destroy()
  }
  const working = work()
  return {
    drawn,
    stop: async () => {
      isStopped = true
      await working
    },
  }
}

export interface CutLine {
  /** After so many requests more no other is answered, until it is mended. */
  readonly cutAfter: (requests: number) => void
  readonly mend: () => void
  readonly isCut: () => boolean
  /** What is written below these paths is refused, because there is no room. */
  readonly fill: (path: string | null) => void
  /** Requests that wrote something, by where. */
  readonly written: () => readonly string[]
}

/** Call it after `withEngines()`. */
export const withCutLine = (): CutLine => {
  let left = Number.POSITIVE_INFINITY
  let full: string | null = null
  const written: string[] = []
  const counts = (): boolean => {
    left -= 1
    return left >= 0
  }
  let line: Server
  beforeAll(async () => {
    const storage = named('AWS_ENDPOINT_URL_S3')
    engines = { storage, queue: named('RENDER_QUEUE_URL') }
    line = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray())
      if (!counts()) return void response.destroy()
      const { method = 'GET', url = '' } = request
      const isOrder = request.headers['x-amz-target']?.includes('SendMessage') ?? false
      if (method === 'PUT' || method === 'DELETE' || isOrder) written.push(`${method} ${url}`)
      if (method === 'PUT' && full !== null && url.includes(full))
        return void response.writeHead(507).end('<Error><Code>InsufficientStorage</Code></Error>')
      const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
      const answer = await fetch(storage + url, {
        method,
        headers: headers as HeadersInit,
        ...(body.length > 0 && { body }),
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(bytes)
    })
    await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(line.address() as AddressInfo).port}`
    const queue = new URL(named('RENDER_QUEUE_URL'))
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_S3: address,
      AWS_ENDPOINT_URL_SQS: address,
      RENDER_QUEUE_URL: address + queue.pathname,
    })
    connection().client.middlewareStack.add(
      (next, { commandName }) =>
        (args) => {
          if (!counts()) throw new Error('the line is cut')
          if (/Put|Update|Delete|BatchWrite/.test(commandName ?? '')) written.push(commandName ?? '')
          return next(args)
        },
      { step: 'initialize' },
    )
  })
  afterAll(() => {
    line.closeAllConnections()
    line.close()
  })
  return {
    cutAfter: (requests) => {
      left = requests
    },
    mend: () => {
      left = Number.POSITIVE_INFINITY
    },
    isCut: () => left < 0,
    fill: (path) => {
      full = path
    },
    written: () => [...written.splice(0)],
  }
}
