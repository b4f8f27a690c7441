/**
 * Sends orders to the factory: a file in a bucket of its own, which keeps it, and a message that names the file. The queue is
 * first in, first out, and drops a message that comes a second time under the same number within five minutes.
 */
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { FactoryMessage, FactoryOrder } from '#domain/contracts/factory-order'
import { setting } from '../../environment.ts'
import { lazily } from '../../lazily.ts'

const bucket = lazily(() => ({ client: new S3Client(), Bucket: setting('ORDER_BUCKET') }))
const queue = lazily(() => ({ client: new SQSClient(), QueueUrl: setting('FACTORY_QUEUE_URL') }))

/** Answers the name of the file; the same order is the same file. */
export const storeOrderFile = async (order: FactoryOrder): Promise<string> => {
  const { client, Bucket } = bucket()
  const Key = `bestillinger/${order.toOrderNumber}.json`
  const Body = JSON.stringify(order)
  await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'application/json' }))
  return Key
}

export const sendToFactory = async (message: FactoryMessage): Promise<void> => {
  const { client, QueueUrl } = queue()
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
