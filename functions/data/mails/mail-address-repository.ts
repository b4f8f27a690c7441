/**
 * The address with a secret that a mail carries, kept apart from the mail and only while it may still be needed: until the mail has
 * been sent or given up, at the latest for as long as the queue keeps the mail. The secret's hash lives with what it opens.
 * Questions: by mail.
 */
import { Entity } from 'electrodb'
import { lazily } from '../../lazily.ts'
import { connection } from '../connection.ts'
import { epochSeconds, unexpired } from '../expiry.ts'
import { type MailKey, ownerOf } from './mail-repository.ts'

/** The queue of mails forgets one after a day. */
const KEPT_SECONDS = 24 * 3600

const text = { type: 'string', required: true } as const

const addressEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'mailAddress', version: '1' },
        attributes: {
          owner: text,
          mailId: text,
          address: text,
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          ofMail: {
            pk: { field: 'pk', composite: ['owner'], casing: 'none' },
            sk: { field: 'sk', composite: ['mailId'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

const itemKeyOf = (key: MailKey) => ({ owner: ownerOf(key), mailId: key.mailId })

export const keepMailAddress = async (key: MailKey, address: string, at: Date): Promise<void> => {
  await addressEntity()
    .put({ ...itemKeyOf(key), address, expiresAt: epochSeconds(at) + KEPT_SECONDS })
    .go()
}

export const findMailAddress = async (key: MailKey, at: Date): Promise<string | null> => {
  const { data } = await addressEntity().get(itemKeyOf(key)).go({ consistent: true })
  return unexpired(data, at)?.address ?? null
}

export const forgetMailAddress = async (key: MailKey): Promise<void> => {
  await addressEntity().delete(itemKeyOf(key)).go()
}
