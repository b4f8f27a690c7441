/**
 * Mails to customers. The id is the hash of everything that is sent, so the same mail cannot be there twice; its state says
 * how far it has come. Whoever wants to send must claim it first, by one conditional write. Questions: one mail of a quote.
 */
import { Entity } from 'electrodb'
import type { AskedMail, MailState } from '#domain/contracts/mail'
import type { RenderMessage } from '#domain/contracts/render'
import type { Letter } from '#domain/quote/customer/quote-mail'
import { newId } from '../../ids.ts'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'

interface Attachment {
  readonly filename: string
  readonly document: RenderMessage
}

export interface Mail extends Letter {
  readonly orderNumber: number
  readonly mailId: string
  readonly attachments: readonly Attachment[]
  readonly asked: AskedMail
  /** Address of the customer's page, until the mail is sent: its secret is not kept longer than it is needed. */
  readonly customerPage: string | null
  readonly state: MailState
  /** ISO timestamp of the state. */
  readonly since: string
  /** Norwegian; why it failed. */
  readonly reason: string | null
}

const text = { type: 'string', required: true } as const

const mailEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'mail', version: '1' },
        attributes: {
          orderNumber: { type: 'number', required: true },
          mailId: text,
          fromName: text,
          to: text,
          replyTo: text,
          copyTo: { type: 'string' },
          customerPage: { type: 'string' },
          subject: text,
          text,
          attachments: { type: 'any', required: true },
          asked: { type: 'any', required: true },
          state: { type: ['queued', 'sending', 'sent', 'failed', 'unknown'] as const, required: true },
          since: text,
          reason: { type: 'string' },
          /** Names the claim by which it came to be sending. */
          claimId: { type: 'string' },
        },
        indexes: {
          ofQuote: {
            pk: { field: 'pk', composite: ['orderNumber'], casing: 'none' },
            sk: { field: 'sk', composite: ['mailId'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

export type MailKey = Pick<Mail, 'orderNumber' | 'mailId'>

export const findMail = async ({ orderNumber, mailId }: MailKey): Promise<Mail | null> => {
  const { data } = await mailEntity().get({ orderNumber, mailId }).go({ consistent: true })
  return (
    data && {
      ...data,
      attachments: data.attachments as Attachment[],
      copyTo: data.copyTo ?? '',
      customerPage: data.customerPage ?? null,
      asked: { text: null, copy: false, link: false, ...(data.asked as Partial<AskedMail>) } as AskedMail,
      reason: data.reason ?? null,
    }
  )
}

/** False when the very same mail is there already. */
export const insertMail = (mail: Mail): Promise<boolean> =>
  happens(
    mailEntity()
      .create({
        ...mail,
        attachments: [...mail.attachments],
        customerPage: mail.customerPage ?? undefined,
        reason: mail.reason ?? undefined,
      })
      .go(),
  )

type Seen = MailKey & Pick<Mail, 'state' | 'since'>

/** False when it is not any more what it was when it was seen. */
export const moveMail = (
  { orderNumber, mailId, ...seen }: Seen,
  to: {
    readonly state: MailState
    readonly since: string
    readonly reason?: string
    readonly claimId?: string
  },
): Promise<boolean> =>
  happens(
    mailEntity()
      .patch({ orderNumber, mailId })
      .set({ ...to, reason: to.reason ?? '' })
      .where(({ state, since }, { eq }) => `${eq(state, seen.state)} AND ${eq(since, seen.since)}`)
      .go(),
  )

/** Takes a queued mail for oneself to send; null when somebody else has taken it. */
export const claimMail = async (mail: Mail, since: string): Promise<Mail | null> => {
  const claimed = { ...mail, state: 'sending', since } as const
  const claimId = newId('wrt')
  if (await moveMail(mail, { state: 'sending', since, claimId })) return claimed
  const { orderNumber, mailId } = mail
  const { data } = await mailEntity().get({ orderNumber, mailId }).go({ consistent: true })
  return data?.state === 'sending' && data.claimId === claimId ? claimed : null
}

/** That it was sent is the last word, whatever was thought of it meanwhile. */
export const markSent = async ({ orderNumber, mailId }: MailKey, since: string): Promise<void> => {
  await mailEntity()
    .patch({ orderNumber, mailId })
    .set({ state: 'sent', since, reason: '' })
    .remove(['customerPage'])
    .go()
}
