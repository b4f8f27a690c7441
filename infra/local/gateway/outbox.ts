/** Mail that would have been sent lies in the outbox folder, one JSON file each, and is read here. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { html } from 'hono/html'
import { page, type Reply } from './reply.ts'

type Mail = { to: string; subject: string; text: string; sentAt: string }

const article = ({ to, subject, text, sentAt }: Mail) =>
  html`<article><h2>${subject}</h2><p>Til ${to}, ${sentAt}</p><pre>${text}</pre></article>`

const read = async (folder: string): Promise<Mail[]> => {
  const names = await readdir(folder).catch(() => [])
  const newestFirst = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
  return Promise.all(
    newestFirst.map(async (name): Promise<Mail> => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  )
}

export const openOutbox = (folder: string) => async (): Promise<Reply> => {
  const mails = await read(folder)
  const body = mails.length > 0 ? mails.map(article) : html`<p>Ingen e-post er sendt herfra.</p>`
  return page(200, 'Utboks', await html`<h1>Utboks</h1>${body}`)
}
