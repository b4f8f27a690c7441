/** The function that sends mail, called with what its queue holds as Lambda would call it. */
import { join } from 'node:path'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { mailFunction, mailQueue } from '../../mail-queue.ts'
import { root } from '../../paths.ts'
import type { LoadModule } from '../gateway/invoke.ts'
import { names } from '../resources.ts'
import type { Consumer } from './poller.ts'

type QueueHandler = (event: SQSEvent) => Promise<SQSBatchResponse>

export const mailConsumer = (load: LoadModule): Consumer => ({
  queue: names.mailQueue,
  batchSize: mailQueue.batchSize,
  invoke: async (event) => {
    const { handler } = await load(join(root, mailFunction.entry))
    if (!handler) throw new Error(`${mailFunction.entry} exports no handler`)
    // The loader speaks of functions behind the HTTP API; this one stands behind a queue.
    return (handler as unknown as QueueHandler)(event)
  },
  close: async () => undefined,
})
