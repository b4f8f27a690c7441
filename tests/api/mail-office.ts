/** The mail queue and a post office for one test file: what waits is handed to the function, what it sends lies in a folder. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { SQSEvent } from 'aws-lambda'
import { afterAll, beforeAll } from 'vitest'
import type { MailEvent } from '#domain/contracts/mail-event'
import { setting } from '#functions/environment'
import { handler } from '#functions/queues/mail/handler'
import { type OutboxMail, openPostOffice, type PostOffice } from '#infra/local/post-office'

/** Well, refusing with an error, or cut off in the middle. */
type Mood = 'well' | 'broken' | { readonly status: number; readonly type: string }

export interface MailOffice {
  mood: Mood
  /** What lies on the mail queue, as the function is handed it; taken off. */
  take(): Promise<SQSEvent>
  /** Lets everything that waits go out. */
  deliver(): Promise<SQSEvent>
  /** What has been sent, in that order. */
  sent(to?: string): Promise<readonly OutboxMail[]>
  /** What SES has told of mails since this was asked for the last time. */
  told(): readonly MailEvent[]
  /** An attachment by its name. */
  enclosed(name: string): Promise<Buffer>
}

/** Call it at the top of the file, after `withEngines()`. */
export const withMailOffice = (): MailOffice => {
  let outbox = ''
  const told: MailEvent[] = []
  let postOffice: PostOffice
  const counter = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const { mood } = office
    if (mood === 'broken') return void response.destroy()
    if (mood !== 'well')
      return void response.writeHead(mood.status, { 'x-amzn-errortype': mood.type }).end('{}')
    const reply = await fetch(postOffice.endpoint + request.url, { method: 'POST', body })
    response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(await reply.text())
  })
  beforeAll(async () => {
    outbox = await mkdtemp(join(tmpdir(), 'outbox-'))
    postOffice = await openPostOffice(outbox, (event) => told.push(event))
    await new Promise<void>((resolve) => counter.listen(0, '127.0.0.1', resolve))
    const { port } = counter.address() as AddressInfo
    Object.assign(process.env, { AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${port}`, MAX_TRIES: '6' })
  })
  afterAll(async () => {
    counter.closeAllConnections()
    counter.close()
    await postOffice.close()
    await rm(outbox, { recursive: true })
  })
  const office: MailOffice = {
    mood: 'well',
    take: async () => {
      const sqs = new SQSClient()
      const QueueUrl = setting('MAIL_QUEUE_URL')
      const { Messages = [] } = await sqs.send(
        new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }),
      )
      for (const { ReceiptHandle } of Messages)
        await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }))
      const records = Messages.map(({ Body, MessageId }) => ({
        messageId: MessageId,
        body: Body,
        attributes: { ApproximateReceiveCount: '1' },
      }))
      return { Records: records } as unknown as SQSEvent
    },
    deliver: async () => {
      const event = await office.take()
      await handler(event)
      return event
    },
    sent: async (to) => {
      const files = (await readdir(outbox)).filter((name) => name.endsWith('.json')).toSorted()
      const mails = await Promise.all(
        files.map(async (name) => JSON.parse(await readFile(join(outbox, name), 'utf8')) as OutboxMail),
      )
      return to === undefined ? mails : mails.filter((mail) => mail.to === to)
    },
    told: () => told.splice(0),
    enclosed: (name) => readFile(join(outbox, name)),
  }
  return office
}
