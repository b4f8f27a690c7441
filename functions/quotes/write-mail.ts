/**
 * A letter about a quote that nobody has composed, by the mail queue. The mail's id is the hash of what it says and when that came
 * about, so it is there once; whoever finds it still waiting puts it in the queue again, because the one before may have got no further.
 */
import { createHash } from 'node:crypto'
import { NOTHING_ASKED } from '#domain/contracts/mail'
import type { Letter } from '#domain/mail/letter'
import { canonicalJson } from '../data/artefacts/canonical-json.ts'
import { queueMail } from '../data/mails/mail-queue.ts'
import { findMail, insertMail, type Mail } from '../data/mails/mail-repository.ts'

interface Sending {
  readonly orderNumber: number
  /** When it came about; ISO timestamp. */
  readonly at: string
  readonly attachments?: Mail['attachments']
}

export const writeMail = async (
  letter: Letter,
  { orderNumber, at, attachments = [] }: Sending,
): Promise<void> => {
  const content = { ...letter, orderNumber, attachments }
  // What is enclosed belongs to the same letter, whichever link it was made through. What came about twice in a minute is two letters.
  const named = { ...content, at, attachments: attachments.map(({ filename }) => filename) }
  const hash = createHash('sha256').update(canonicalJson(named)).digest('hex')
  const mail: Mail = {
    ...content,
    asked: NOTHING_ASKED,
    kind: null,
    mailId: `mail_${hash}`,
    state: 'queued',
    since: at,
    reason: null,
  }
  if (await insertMail(mail)) return queueMail(mail)
  const earlier = await findMail(mail)
  if (earlier === null) throw new Error('a mail was neither written nor there')
  if (earlier.state === 'queued') await queueMail(mail)
}
