/**
 * The engines for one test file: DynamoDB, S3 and SQS in memory on free ports, with the table, the bucket and the queue
 * that the functions are told of through their environment. Call `withEngines()` at the top of the file.
 */
import { type AddressInfo, createServer, type Server } from 'node:net'
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import dynalite from 'dynalite'
import { type FauxqsServer, startFauxqs } from 'fauxqs'
import { afterAll, beforeAll } from 'vitest'
import { createTableInput } from '#functions/data/table'
import { ORIGIN_SECRET } from './client.ts'

const HOST = '127.0.0.1'
const REGION = 'eu-north-1'
const TABLE = 'lysvag-test'
const BUCKET = 'lysvag-test-renders'
const QUEUE = 'lysvag-test-render'
const MAIL_QUEUE = 'lysvag-test-mail'
const ORDER_BUCKET = 'lysvag-test-orders'
export const FACTORY_QUEUE = 'lysvag-test-factory.fifo'

const listen = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, HOST, () => resolve((server.address() as AddressInfo).port))
  })

const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()))

const freePort = async (): Promise<number> => {
  const probe = createServer()
  const port = await listen(probe)
  await close(probe)
  return port
}

export interface Engines {
  readonly table: string
  readonly storage: FauxqsServer
  readonly queue: string
  stop(): Promise<void>
}

const tell = (settings: Readonly<Record<string, string>>): void => {
  Object.assign(process.env, settings)
}

const startEngines = async (): Promise<Engines> => {
  const database = dynalite({ createTableMs: 0 })
  const endpoint = `http://${HOST}:${await listen(database)}`
  const storage = await startFauxqs({
    port: await freePort(),
    host: HOST,
    logger: false,
    defaultRegion: REGION,
  })
  const storageEndpoint = `http://${HOST}:${storage.port}`
  tell({
    STAGE: 'local',
    ORIGIN_SECRET,
    SERVER_VERSION: 'test',
    RENDERER_VERSION: 'test',
    TABLE_NAME: TABLE,
    RENDER_BUCKET: BUCKET,
    RENDER_QUEUE_URL: `${storageEndpoint}/000000000000/${QUEUE}`,
    MAIL_QUEUE_URL: `${storageEndpoint}/000000000000/${MAIL_QUEUE}`,
    ORDER_BUCKET,
    FACTORY_QUEUE_URL: `${storageEndpoint}/000000000000/${FACTORY_QUEUE}`,
    MAIL_FROM: 'tilbud@lysvag.example',
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_ENDPOINT_URL_S3: storageEndpoint,
    AWS_ENDPOINT_URL_SQS: storageEndpoint,
    POWERTOOLS_LOG_LEVEL: process.env.POWERTOOLS_LOG_LEVEL ?? 'SILENT',
    // Hashing as in the cloud would take most of a test's time.
    PASSWORD_MEMORY_KIB: '64',
  })
  const client = new DynamoDBClient({})
  await client.send(new CreateTableCommand(createTableInput(TABLE)))
  client.destroy()
  storage.createBucket(BUCKET)
  storage.createQueue(QUEUE)
  storage.createQueue(MAIL_QUEUE)
  storage.createBucket(ORDER_BUCKET)
  storage.createQueue(FACTORY_QUEUE, { attributes: { FifoQueue: 'true' } })
  return {
    table: TABLE,
    storage,
    queue: QUEUE,
    stop: async () => {
      database.closeAllConnections()
      await Promise.all([close(database), storage.stop()])
    },
  }
}

/** Starts the engines before the tests of this file and stops them afterwards. */
export const withEngines = (): { readonly current: Engines } => {
  let engines: Engines | null = null
  beforeAll(async () => {
    engines = await startEngines()
  })
  afterAll(async () => {
    await engines?.stop()
  })
  return {
    get current(): Engines {
      if (engines === null) throw new Error('the engines run only while the tests do')
      return engines
    },
  }
}
