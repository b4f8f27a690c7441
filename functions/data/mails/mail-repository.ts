/**
 * Mails. Each belongs to a quote or to a person, and has an id within that: of a quote's, the hash of everything that is sent, so that
 * the same mail cannot be there twice; a person's sort as they were written, and are forgotten after some months. Its state says
 * how far it has come. Whoever wants to send must claim it first, by one conditional write.
 * Questions: one mail; the mails of a person, newest first; those in a state, by since when (index 1).
 */
import { Entity } from 'electrodb'
import { type AskedMail, NOTHING_ASKED } from '#domain/contracts/mail'
import type { RenderMessage } from '#domain/contracts/render-order'
import type { Letter } from '#domain/mail/letter'
import { MAIL_STATES, type MailState } from '#domain/mail/mail-states'
import { PERSON_MAIL_KINDS, type PersonMailKind } from '#domain/mail/person-mail-kinds'
import { newId } from '../../ids.ts'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'
import { epochSeconds } from '../expiry.ts'

interface Attachment {
  readonly filename: string
  readonly document: RenderMessage
}

export type MailKey = ({ readonly orderNumber: number } | { readonly userId: number }) & {
  readonly mailId: string
}

export type Mail = MailKey &
  Letter & {
    readonly attachments: readonly Attachment[]
    readonly asked: AskedMail
    readonly state: MailState
    /** ISO timestamp of the state. */
    readonly since: string
    /** Norwegian; why it failed. */
    readonly reason: string | null
    /** Which letter to a person it is; null of a quote's. */
    readonly kind: PersonMailKind | null
  }

const text = { type: 'string', required: true } as const

const mailEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'mail', version: '1' },
        attributes: {
          /** Such as `orderNumber_100001` or `userId_7`. */
          owner: text,
          mailId: text,
          fromName: text,
          to: text,
          replyTo: { type: 'string', required: true },
          copyTo: { type: 'string' },
          subject: text,
          text,
          html: { type: 'string' },
          attachments: { type: 'any', required: true },
          asked: { type: 'any', required: true },
          kind: { type: PERSON_MAIL_KINDS },
          state: { type: MAIL_STATES, required: true },
          since: text,
          reason: { type: 'string' },
          /** Names the claim by which it came to be sending. */
          claimId: { type: 'string' },
          expiresAt: { type: 'number' },
        },
        indexes: {
          ofOwner: {
            // As the key of a mail was when only quotes had any.
            // biome-ignore lint/suspicious/noTemplateCurlyInString: ElectroDB fills it in.
            pk: { field: 'pk', composite: ['owner'], template: '$lysvag#${owner}', casing: 'none' },
            sk: { field: 'sk', composite: ['mailId'], casing: 'none' },
          },
          inState: {
            index: 'gsi1',
            pk: { field: 'gsi1pk', composite: ['state'], casing: 'none' },
            sk: { field: 'gsi1sk', composite: ['since'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

/** How long a person's mails are kept. */
const KEPT_SECONDS = 90 * 24 * 3600

export const ownerOf = (key: MailKey): string =>
  'orderNumber' in key ? `orderNumber_${key.orderNumber}` : `userId_${key.userId}`

const itemKeyOf = (key: MailKey) => ({ owner: ownerOf(key), mailId: key.mailId })

export const mailKeyOf = (key: MailKey): MailKey =>
  'orderNumber' in key
    ? { orderNumber: key.orderNumber, mailId: key.mailId }
    : { userId: key.userId, mailId: key.mailId }

const getMail = (key: MailKey) => mailEntity().get(itemKeyOf(key)).go({ consistent: true })

type Item = NonNullable<Awaited<ReturnType<typeof getMail>>['data']>

const fromStored = (key: MailKey, item: Omit<Item, 'owner'>): Mail => ({
  ...mailKeyOf(key),
  fromName: item.fromName,
  to: item.to,
  replyTo: item.replyTo,
  copyTo: item.copyTo ?? '',
  subject: item.subject,
  text: item.text,
  ...(item.html !== undefined && { html: item.html }),
  attachments: item.attachments as Attachment[],
  asked: { ...NOTHING_ASKED, ...(item.asked as Partial<AskedMail>) },
  state: item.state,
  since: item.since,
  reason: item.reason ?? null,
  kind: item.kind ?? null,
})

export const findMail = async (key: MailKey): Promise<Mail | null> => {
  const { data } = await getMail(key)
  return data && fromStored(key, data)
}

/** What `ownerOf` has made of it. */
export const mailKeyFrom = (owner: string, mailId: string): MailKey => {
  const [kind, id] = owner.split('_')
  return kind === 'userId' ? { userId: Number(id), mailId } : { orderNumber: Number(id), mailId }
}

/** Mails of all owners. */
export const listMailsIn = async (
  state: MailState,
  { limit, order }: { readonly limit: number; readonly order: 'asc' | 'desc' },
): Promise<readonly Mail[]> => {
  const { data } = await mailEntity().query.inState({ state }).go({ limit, order, hydrate: true })
  return data.map((item) => fromStored(mailKeyFrom(item.owner, item.mailId), item))
}

/** The mails of a quote, in no order that means anything. */
export const listMailsOf = async (quote: { readonly orderNumber: number }): Promise<readonly Mail[]> => {
  const owner = ownerOf({ ...quote, mailId: '' })
  const { data } = await mailEntity().query.ofOwner({ owner }).go({ pages: 'all', consistent: true })
  return data.map((item) => fromStored({ ...quote, mailId: item.mailId }, item))
}

/** Newest first. */
export const listPersonMails = async (userId: number): Promise<readonly Mail[]> => {
  const owner = ownerOf({ userId, mailId: '' })
  const { data } = await mailEntity()
    .query.ofOwner({ owner })
    .go({ pages: 'all', order: 'desc', consistent: true })
  return data.map((item) => fromStored({ userId, mailId: item.mailId }, item))
}

/** False when the very same mail is there already. */
export const insertMail = (mail: Mail): Promise<boolean> => {
  const { kind, reason, attachments, ...letter } = mail
  return happens(
    mailEntity()
      .create({
        ...letter,
        ...itemKeyOf(mail),
        attachments: [...attachments],
        kind: kind ?? undefined,
        reason: reason ?? undefined,
        expiresAt: 'userId' in mail ? epochSeconds(new Date(mail.since)) + KEPT_SECONDS : undefined,
      })
      .go(),
  )
}

type Seen = MailKey & Pick<Mail, 'state' | 'since'>

/** False when it is not any more what it was when it was seen. */
export const moveMail = (
  seen: Seen,
  to: {
    readonly state: MailState
    readonly since: string
    readonly reason?: string
    readonly claimId?: string
    readonly attachments?: Mail['attachments']
  },
): Promise<boolean> =>
  happens(
    mailEntity()
      .patch(itemKeyOf(seen))
      .set({ ...to, ...(to.attachments && { attachments: [...to.attachments] }), reason: to.reason ?? '' })
      .where(({ state, since }, { eq }) => `${eq(state, seen.state)} AND ${eq(since, seen.since)}`)
      .go(),
  )

/** Takes a queued mail for oneself to send; null when somebody else has taken it. */
export const claimMail = async (mail: Mail, since: string): Promise<Mail | null> => {
  const claimed = { ...mail, state: 'sending', since } as const
  const claimId = newId('wrt')
  if (await moveMail(mail, { state: 'sending', since, claimId })) return claimed
  const { data } = await getMail(mail)
  return data?.state === 'sending' && data.claimId === claimId ? claimed : null
}

/** A mail that was sent stays sent, whatever state is reported later. */
export const markSent = async (key: MailKey, since: string): Promise<void> => {
  await mailEntity().patch(itemKeyOf(key)).set({ state: 'sent', since, reason: '' }).go()
}
