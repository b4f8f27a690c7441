/**
 * The engines, the post office and the factory in a thread of their own, so that the time which the processor gives to the functions can be told from
 * theirs. Says where they are, and when asked whether anything waits in a queue.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { region, startEnginesInMemory } from '#infra/local/engines'
import { openPostOffice } from '#infra/local/post-office'
import { createResources, credentials, names, queueUrl } from '#infra/local/resources'
import { openFactory } from '#infra/local/worker/factory'
import { startPoller } from '#infra/local/worker/poller'

export interface Addresses {
  readonly table: string
  readonly storage: string
  readonly post: string
}

/** What is asked of the thread. */
export type AskedOfThread = 'isIdle' | 'close'

const watched = [names.renderQueue, names.mailQueue, names.mailEvents, names.factoryQueue, names.answerQueue]

const engines = await startEnginesInMemory()
await createResources(engines)
const folder = await mkdtemp(join(tmpdir(), 'cost-'))
const events = new SQSClient({ endpoint: engines.endpoints.storage, region, credentials })
const QueueUrl = queueUrl(engines.endpoints.storage, names.mailEvents)
const postOffice = await openPostOffice(join(folder, 'outbox'), (event) =>
  events.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(event) })),
)
const poller = startPoller(engines, openFactory(engines, join(folder, 'factory')).consumer)

const isIdle = (): boolean =>
  watched.every((queue) => {
    const { ready = [], delayed = [], inflight = [] } = engines.storage.inspectQueue(queue)?.messages ?? {}
    return ready.length + delayed.length + inflight.length === 0
  })

const close = async (): Promise<void> => {
  await poller.close()
  events.destroy()
  await postOffice.close()
  await engines.close()
  await rm(folder, { recursive: true, force: true })
}

parentPort?.on('message', async (asked: AskedOfThread) => {
  if (asked === 'isIdle') return parentPort?.postMessage(isIdle())
  await close()
  parentPort?.postMessage('closed')
  parentPort?.close()
})
const addresses: Addresses = { ...engines.endpoints, post: postOffice.endpoint }
parentPort?.postMessage(addresses)
