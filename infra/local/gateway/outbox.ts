/** Mail that would have been sent lies in the outbox folder, one JSON file each with its attachments, and is read here. */
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { html } from 'hono/html'
import type { OutboxMail } from '../post-office.ts'
import { message, page, type Reply } from './reply.ts'
import { gatewayText } from './text.ts'

const attachment = (name: string) =>
  html`<li><a href="/outbox/${name}">${name.slice(name.indexOf('tilbud_'))}</a></li>`

/** As a mail program shows it; what it links to opens in its own tab. */
const asPage = (id: string) =>
  html`<p><a href="/outbox/${id}.html">${gatewayText.asHtml}</a></p><iframe src="/outbox/${id}.html" title="${gatewayText.asHtml}" loading="lazy" height="640"></iframe>`

type Laid = OutboxMail & { id: string }

/** Lines are as long as the window, also on a phone. */
const style = html`<meta name="viewport" content="width=device-width"><style>body{font-family:sans-serif;max-width:44rem;margin:1rem auto;padding:0 1rem}article{border-top:1px solid;margin-top:2rem}p,pre{white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;border:1px solid}</style>`

const article = ({ id, attachments = [], ...mail }: Laid) =>
  html`<article><h2>${mail.subject}</h2><p>${gatewayText.between(mail)}</p><pre>${mail.text}</pre>${mail.html ? asPage(id) : ''}<ul>${attachments.map(attachment)}</ul></article>`

const readMail = async (folder: string, name: string): Promise<Laid> => ({
  ...JSON.parse(await readFile(join(folder, name), 'utf8')),
  id: name.replace(/\.json$/, ''),
})

const read = async (folder: string): Promise<Laid[]> => {
  const names = await readdir(folder).catch(() => [])
  const newestFirst = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
  return Promise.all(newestFirst.map((name) => readMail(folder, name)))
}

const list = async (folder: string): Promise<Reply> => {
  const mails = await read(folder)
  const body = mails.length > 0 ? mails.map(article) : html`<p>${gatewayText.noMail}</p>`
  return page(200, gatewayText.outbox, await html`${style}<h1>${gatewayText.outbox}</h1>${body}`)
}

const file = async (folder: string, name: string): Promise<Reply> => {
  const body = await readFile(join(folder, basename(name))).catch(() => null)
  if (body === null || !name.endsWith('.pdf')) return message(404, 'Not Found')
  return { status: 200, headers: { 'content-type': 'application/pdf' }, body }
}

/** Nothing is fetched and nothing runs, as in a mail program. */
const letterHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'cache-control': 'no-store',
}

const letter = async (folder: string, name: string): Promise<Reply> => {
  const mail = await readMail(folder, `${basename(name, '.html')}.json`).catch(() => null)
  if (mail === null) return message(404, 'Not Found')
  return { status: 200, headers: letterHeaders, body: Buffer.from(mail.html) }
}

const open = (folder: string, name: string): Promise<Reply> => {
  if (name === '') return list(folder)
  return name.endsWith('.html') ? letter(folder, name) : file(folder, name)
}

/** The page, a letter as html by its name, or an attachment. */
export const openOutbox =
  (folder: string) =>
  (name: string): Promise<Reply> =>
    open(folder, name)
