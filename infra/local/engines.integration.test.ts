// How the engines keep what they have acknowledged.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DynamoDBClient, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb'
import {
  ChangeMessageVisibilityCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { ClassicLevel } from 'classic-level'
import { afterEach, expect, test, vi } from 'vitest'
import { openDataFolder } from './data-folder.ts'
import { region, startEngines } from './engines.ts'
import { createResources, credentials, names, queueUrl } from './resources.ts'

afterEach(() => vi.restoreAllMocks())

test('files and queues survive a killed process, and nobody waits for the disk', async () => {
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec')
  const folder = await openDataFolder(await mkdtemp(join(tmpdir(), 'engines-')))
  const engines = await startEngines(folder)

  const store = exec.mock.contexts[0] as DatabaseSync
  expect(store.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  // 1: at a checkpoint only. 2 would be at every commit, 0 never, which a power cut may damage.
  expect(store.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 1 })
  await engines.close()
  await folder.release()
  await rm(folder.path, { recursive: true, force: true })
})

test('a message that is only looked at and given back lies there for whoever looks next', async () => {
  const folder = await openDataFolder(await mkdtemp(join(tmpdir(), 'engines-')))
  const engines = await startEngines(folder)
  engines.storage.createQueue('dead-letters')
  const QueueUrl = queueUrl(engines.endpoints.storage, 'dead-letters')
  const sqs = new SQSClient({ endpoint: engines.endpoints.storage, region, credentials })
  await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'gitt opp' }))
  for (const look of [1, 2, 3]) {
    const { Messages: [message] = [] } = await sqs.send(new ReceiveMessageCommand({ QueueUrl }))
    expect(message?.Body, `${look}`).toBe('gitt opp')
    const { ReceiptHandle } = message ?? {}
    await sqs.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }))
  }
  sqs.destroy()
  await engines.close()
  await folder.release()
  await rm(folder.path, { recursive: true, force: true })
})

test('a query that is over, at its end or at its limit, holds on to nothing', async () => {
  const reading = vi.spyOn(ClassicLevel.prototype, 'values')
  const folder = await openDataFolder(await mkdtemp(join(tmpdir(), 'engines-')))
  const engines = await startEngines(folder)
  await createResources(engines)
  const client = new DynamoDBClient({ endpoint: engines.endpoints.table, region, credentials })
  const TableName = names.table
  for (const row of ['1', '2', '3'])
    await client.send(new PutItemCommand({ TableName, Item: { pk: { S: 'quote' }, sk: { S: row } } }))
  const query = {
    TableName,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': { S: 'quote' } },
  }
  expect((await client.send(new QueryCommand(query))).Count).toBe(3)
  expect((await client.send(new QueryCommand({ ...query, Limit: 1 }))).Count).toBe(1)

  const readers = reading.mock.results.map(({ value }) => value)
  expect(readers.length).toBeGreaterThanOrEqual(2)
  for (const reader of readers)
    await vi.waitFor(() => expect(reader.next()).rejects.toMatchObject({ code: 'LEVEL_ITERATOR_NOT_OPEN' }))
  client.destroy()
  await engines.close()
  await folder.release()
  await rm(folder.path, { recursive: true, force: true })
})
