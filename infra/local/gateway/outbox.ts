/** Mail that would have been sent lies in the outbox folder, one JSON file each with its attachments, and is read here. */
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { html } from 'hono/html'
import type { OutboxMail } from '../post-office.ts'
import { message, page, type Reply } from './reply.ts'
import { gatewayText } from './text.ts'

const attachment = (name: string) =>
  html`<li><a href="/outbox/${name}">${name.slice(name.indexOf('tilbud_'))}</a></li>`

const article = ({ to, from, replyTo, copyTo, subject, text, sentAt, attachments = [] }: OutboxMail) =>
  html`<article><h2>${subject}</h2><p>${gatewayText.between(from, to, replyTo, copyTo, sentAt)}</p><pre>${text}</pre><ul>${attachments.map(attachment)}</ul></article>`

const read = async (folder: string): Promise<OutboxMail[]> => {
  const names = await readdir(folder).catch(() => [])
  const newestFirst = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
  return Promise.all(
    newestFirst.map(
      async (name): Promise<OutboxMail> => JSON.parse(await readFile(join(folder, name), 'utf8')),
    ),
  )
}

const list = async (folder: string): Promise<Reply> => {
  const mails = await read(folder)
  const body = mails.length > 0 ? mails.map(article) : html`<p>${gatewayText.noMail}</p>`
  return page(200, gatewayText.outbox, await html`<h1>${gatewayText.outbox}</h1>${body}`)
}

const file = async (folder: string, name: string): Promise<Reply> => {
  const body = await readFile(join(folder, basename(name))).catch(() => null)
  if (body === null || !name.endsWith('.pdf')) return message(404, 'Not Found')
  return { status: 200, headers: { 'content-type': 'application/pdf' }, body }
}

/** The page, or an attachment by its name. */
export const openOutbox =
  (folder: string) =>
  (name: string): Promise<Reply> =>
    name === '' ? list(folder) : file(folder, name)
