/** A queue that is sent to, with the client of SQS: loaded with the first message, and for all queues of a function once. */
import { type Setting, setting } from '../environment.ts'
import { lazily } from '../lazily.ts'

const client = lazily(async () => {
  const sqs = await import('./sqs.ts')
  return { ...sqs, client: new sqs.SQSClient() }
})

export const queueOf = (name: Setting) =>
  lazily(async () => ({ ...(await client()), QueueUrl: setting(name) }))
