/** Mail that was sent lies in the outbox of the data folder, as the page /outbox shows it. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { OutboxMail } from '#infra/local/post-office'

const outbox = join(process.env.DATA_DIR ?? '', 'outbox')

const mailsTo = async (email: string): Promise<readonly OutboxMail[]> => {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.json')).toSorted()
  const mails = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(outbox, name), 'utf8')) as OutboxMail),
  )
  return mails.filter(({ to }) => to === email)
}

/** The newest with this subject, once it is there. */
export const mailTo = async (email: string, subject: string): Promise<OutboxMail> => {
  const find = async () => (await mailsTo(email)).findLast((mail) => mail.subject === subject)
  await expect.poll(find, { message: `«${subject}» to ${email}` }).toBeDefined()
  const found = await find()
  if (found === undefined) throw new Error('the mail is gone again')
  return found
}

/** The path with the secret, on this site. */
export const linkIn = ({ text }: OutboxMail): string => {
  const [, path] = /https?:\/\/[^/\s]+(\/passord#\S+)/.exec(text) ?? []
  if (path === undefined) throw new Error('the mail has no link')
  return path
}
