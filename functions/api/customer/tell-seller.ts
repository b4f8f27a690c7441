/**
 * Tells whoever made the link that the customer has said yes, by the mail queue. The mail's id is the hash of what it says, so it
 * is there once; whoever finds it still waiting puts it in the queue again, because the one before may have got no further.
 */
import { createHash } from 'node:crypto'
import { acceptanceLetter } from '#domain/quote/customer/acceptance-mail'
import { canonicalJson } from '../../data/artefacts/canonical-json.ts'
import type { Acceptance } from '../../data/customer-links/acceptance-repository.ts'
import { queueMail } from '../../data/mails/mail-queue.ts'
import { findMail, insertMail, type Mail } from '../../data/mails/mail-repository.ts'
import { findUser } from '../../data/users/user-repository.ts'
import type { OpenedLink } from './open-link.ts'

export const tellSeller = async (
  { link, manifest, parties }: OpenedLink,
  acceptance: Acceptance,
): Promise<void> => {
  const organisation = parties.agent ?? parties.store
  const maker = await findUser(link.createdBy.userId)
  const email = maker?.status === 'ENABLED' ? maker.email : organisation.email
  if (email === '') return
  const { version, at } = acceptance
  const letter = acceptanceLetter(manifest, version, acceptance, { email, organisation: organisation.name })
  const content = { ...letter, orderNumber: manifest.orderNumber, attachments: [] }
  const mail: Mail = {
    ...content,
    asked: { modes: [], measurements: true, text: null, copy: false, link: false },
    customerPage: null,
    mailId: `mail_${createHash('sha256').update(canonicalJson(content)).digest('hex')}`,
    state: 'queued',
    since: at,
    reason: null,
  }
  const isNew = await insertMail(mail)
  if (isNew || (await findMail(mail))?.state === 'queued') await queueMail(mail)
}
