/**
 * Sends orders to the factory: a file in a bucket of its own, which keeps it, and a message that names the file. The queue is
 * first in, first out, and drops a message that comes a second time under the same number within five minutes.
 */
import type { FactoryMessage, FactoryOrder } from '#domain/contracts/factory-order'
import { bucketOf } from '../bucket.ts'
import { queueOf } from '../queue.ts'

const bucket = bucketOf('ORDER_BUCKET')
const queue = queueOf('FACTORY_QUEUE_URL')

/** Answers the name of the file; the same order is the same file. */
export const storeOrderFile = async (order: FactoryOrder): Promise<string> => {
  const { client, Bucket, PutObjectCommand } = await bucket()
  const Key = `bestillinger/${order.toOrderNumber}.json`
  const Body = JSON.stringify(order)
  await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'application/json' }))
  return Key
}

export const sendToFactory = async (message: FactoryMessage): Promise<void> => {
  const { client, QueueUrl, SendMessageCommand } = await queue()
  const id = `order-${message.toOrderNumber}`
  await client.send(
    new SendMessageCommand({
      QueueUrl,
      MessageBody: JSON.stringify(message),
      MessageGroupId: id,
      MessageDeduplicationId: id,
    }),
  )
}
