/**
 * Stands in SES's place on this machine: takes what the real client sends (SendEmail of the SES v2 API), refuses what SES would
 * refuse or spoil, and lays the rest in the outbox folder, one JSON file for each mail and its attachments beside it. Nothing
 * leaves the machine.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import type { MailEvent } from '#domain/contracts/mail-event'
import { simulatedEvents } from './mail-simulator.ts'
import { type SentEmail, sentEmail, whyRefused } from './post-office-rules.ts'

const host = '127.0.0.1'
const path = '/v2/email/outbound-emails'

/** What lies in the outbox. */
export type OutboxMail = {
  to: string
  from: string
  replyTo: string
  copyTo: string
  subject: string
  text: string
  /** Empty where there is none. */
  html: string
  sentAt: string
  attachments: string[]
  /** By whose rules SES would tell what becomes of it; empty where none are named. */
  configurationSet: string
}

export type PostOffice = { endpoint: string; close: () => Promise<unknown> }

const readJson = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

/** The file names sort as the mails were sent. */
const lay = async (
  folder: string,
  { FromEmailAddress, Destination, ReplyToAddresses, Content, ConfigurationSetName }: SentEmail,
): Promise<string> => {
  const { Subject, Body, Attachments } = Content.Simple
  const sentAt = new Date().toISOString()
  const id = `${sentAt.replaceAll(/[:.]/g, '-')}_${randomUUID().slice(0, 8)}`
  await mkdir(folder, { recursive: true })
  const attachments = await Promise.all(
    Attachments.map(async ({ FileName, RawContent }) => {
      const name = `${id}_${basename(FileName)}`
      await writeFile(join(folder, name), Buffer.from(RawContent, 'base64'))
      return name
    }),
  )
  const mail: OutboxMail = {
    to: Destination.ToAddresses.join(', '),
    from: FromEmailAddress,
    replyTo: ReplyToAddresses.join(', '),
    copyTo: Destination.BccAddresses.join(', '),
    subject: Subject.Data,
    text: Body.Text.Data,
    html: Body.Html?.Data ?? '',
    sentAt,
    attachments,
    configurationSet: ConfigurationSetName ?? '',
  }
  // Whoever looks into the folder meanwhile finds a mail whole or not at all.
  const written = join(folder, `${id}.part`)
  await writeFile(written, JSON.stringify(mail, null, 2))
  await rename(written, join(folder, `${id}.json`))
  return id
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, host, () => resolve((server.address() as AddressInfo).port))
  })

/** `tell`: hears what becomes of mails, as SES tells it. */
export const openPostOffice = async (
  folder: string,
  tell: (event: MailEvent) => unknown = () => undefined,
): Promise<PostOffice> => {
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    const refuse = (message: string) =>
      answer(400, { message }, { 'x-amzn-errortype': 'BadRequestException' })
    if (request.method !== 'POST' || request.url !== path) return answer(404, { message: 'not found' })
    try {
      const read = sentEmail.safeParse(await readJson(request))
      if (!read.success) return refuse(read.error.message)
      const why = whyRefused(read.data)
      if (why !== null) return refuse(why)
      answer(200, { MessageId: await lay(folder, read.data) })
      for (const event of simulatedEvents(read.data, new Date())) tell(event)
    } catch (error) {
      answer(400, { message: String(error) })
    }
  })
  const port = await listen(server)
  return {
    endpoint: `http://${host}:${port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
