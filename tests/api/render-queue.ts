/** The render queue without its worker: a test takes jobs off it, reads their frozen input, and finishes or fails them. */
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { type RenderInput, renderInput } from '#domain/contracts/render'
import {
  type ArtefactState,
  type RenderMessage,
  type RenderOrder,
  renderKeys,
  renderOrder,
} from '#domain/contracts/render-order'
import { setting } from '#functions/environment'
import { lazily } from '#functions/lazily'

const s3 = lazily(() => new S3Client())
const sqs = lazily(() => new SQSClient())

/** What lies on the queue, taken off it; waits up to `seconds` for the first. */
export const receiveOrders = async (seconds = 0): Promise<readonly RenderOrder[]> => {
  const QueueUrl = setting('RENDER_QUEUE_URL')
  const receive = { QueueUrl, MaxNumberOfMessages: 10, WaitTimeSeconds: seconds }
  const { Messages = [] } = await sqs().send(new ReceiveMessageCommand(receive))
  for (const { ReceiptHandle } of Messages)
    await sqs().send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }))
  return Messages.map(({ Body }) => renderOrder.parse(JSON.parse(Body ?? '')))
}

/** The same, without the inputs that travel with them. */
export const receiveJobs = async (seconds = 0): Promise<readonly RenderMessage[]> =>
  (await receiveOrders(seconds)).map(({ frozen: _, ...message }) => message)

/** The only job there is. */
export const receiveJob = async (): Promise<RenderMessage> => {
  const jobs = await receiveJobs(5)
  const [job] = jobs
  if (job === undefined || jobs.length > 1) throw new Error(`expected one job, found ${jobs.length}`)
  return job
}

const put = (Key: string, Body: string | Uint8Array): Promise<unknown> =>
  s3().send(new PutObjectCommand({ Bucket: setting('RENDER_BUCKET'), Key, Body }))

export const frozenInput = async (message: RenderMessage): Promise<RenderInput> => {
  const get = new GetObjectCommand({ Bucket: setting('RENDER_BUCKET'), Key: renderKeys(message).input })
  const { Body } = await s3().send(get)
  return renderInput.parse(JSON.parse((await Body?.transformToString()) ?? ''))
}

export const reportState = (message: RenderMessage, state: ArtefactState) =>
  put(renderKeys(message).state, JSON.stringify(state))

export const finish = (job: RenderMessage, output: string | Uint8Array) => put(renderKeys(job).output, output)

export const fail = (job: RenderMessage, reason: string) =>
  reportState(job, { state: 'failed', percent: 0, reason })
