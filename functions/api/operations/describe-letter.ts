/** What a dead letter is about, as far as its own message and what is stored of it say. */
import { factoryMessage } from '#domain/contracts/factory-order'
import { mailMessage } from '#domain/contracts/mail'
import { mailEvent } from '#domain/contracts/mail-event'
import type { DeadLetter, QueueName } from '#domain/contracts/operations'
import { renderOrder } from '#domain/contracts/render-order'
import { findTraces } from '../../data/artefacts/artefact-store.ts'
import { findMailOfEvent } from '../../data/mails/mail-of-event.ts'
import { findMail, type MailKey } from '../../data/mails/mail-repository.ts'
import type { StoredLetter } from '../../data/queues/queue-repository.ts'
import { operationText } from './text.ts'

type Described = Pick<DeadLetter, 'what' | 'reason' | 'link'>

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

const unreadable = (): Described => ({ what: operationText.unreadable, reason: null, link: null })

export const linkOfMail = (key: MailKey): string =>
  'orderNumber' in key ? `/tilbud/${key.orderNumber}` : `/admin/users/${key.userId}`

const ofRender = async (body: unknown): Promise<Described> => {
  const order = renderOrder.safeParse(body)
  if (!order.success) return unreadable()
  const { reported } = await findTraces(order.data)
  return {
    what: operationText.kinds[order.data.kind],
    reason: (reported !== null && 'reason' in reported && reported.reason) || null,
    link: null,
  }
}

const ofMail = async (body: unknown): Promise<Described> => {
  const message = mailMessage.safeParse(body)
  if (!message.success) return unreadable()
  const mail = await findMail(message.data)
  return {
    what: mail === null ? operationText.mailGone : operationText.mail(mail.subject),
    reason: mail?.reason ?? null,
    link: linkOfMail(message.data),
  }
}

/** What was told of a mail: what the letter is about is the mail. */
const ofMailEvent = async (body: unknown): Promise<Described> => {
  const event = mailEvent.safeParse(body)
  if (!event.success) return unreadable()
  const mail = await findMailOfEvent(event.data)
  return mail === null
    ? { what: operationText.fateOfNone, reason: null, link: null }
    : { what: operationText.fate(mail.subject), reason: null, link: linkOfMail(mail) }
}

const ofOrder = async (body: unknown): Promise<Described> => {
  const message = factoryMessage.safeParse(body)
  if (!message.success) return unreadable()
  const { orderNumber } = message.data
  return { what: operationText.order(orderNumber), reason: null, link: `/tilbud/${orderNumber}` }
}

const describers: Readonly<Record<QueueName, (body: unknown) => Promise<Described>>> = {
  render: ofRender,
  mail: ofMail,
  mailEvents: ofMailEvent,
  orders: ofOrder,
  answers: async () => ({ what: operationText.answer, reason: null, link: null }),
}

export const describeLetter = async (
  name: QueueName,
  { id, body, since }: StoredLetter,
): Promise<DeadLetter> => ({
  id,
  since,
  ...(await describers[name](parsed(body))),
})
