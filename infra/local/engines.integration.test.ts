// How the engines keep what they have acknowledged.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  ChangeMessageVisibilityCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { afterEach, expect, test, vi } from 'vitest'
import { openDataFolder } from './data-folder.ts'
import { region, startEngines } from './engines.ts'
import { credentials, queueUrl } from './resources.ts'

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
