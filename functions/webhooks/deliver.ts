/**
 * Brings events to webhooks. Those that are due are called by a function that the clock calls; a person may have one sent again, or try a
 * webhook, and sees at once what came of it. One webhook's events are brought one after the other, in the order in which they were due, and no
 * webhook waits for another.
 */
import { Logger } from '@aws-lambda-powertools/logger'
import { secretsOf, type Webhook } from '#domain/access/webhook'
import { type CallAttempt, isTaken, progressAfter, TRIAL } from '#domain/access/webhook-delivery'
import { payloadOf } from '#domain/quote/life/quote-event'
import { findAgent, findStore } from '../data/organisations/organisation-repository.ts'
import {
  claimDelivery,
  dropDelivery,
  insertTrial,
  listDue,
  type Recipient,
  recordAttempt,
  type WebhookDelivery,
} from '../data/webhooks/delivery-repository.ts'
import { newId } from '../ids.ts'
import { lazily } from '../lazily.ts'
import { note } from '../metrics.ts'
import { callWebhook } from './call-webhook.ts'
import { hasHappened } from './has-happened.ts'

const logger = lazily(() => new Logger({ serviceName: 'webhooks' }))

/** Longer than one delivery can take: whoever has not come back by then has died. */
const CLAIMED_FOR_MS = 60_000
/** After one that failed, the others of the same webhook do not try in the same minute. */
const POSTPONED_FOR_MS = 60_000
const READ_AT_ONCE = 200

const after = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString()

const findWebhook = async ({
  organisationType,
  organisationId,
  webhookId,
}: Recipient): Promise<Webhook | null> => {
  if (organisationType === 'store')
    return (await findStore(organisationId))?.webhooks.find(({ id }) => id === webhookId) ?? null
  const agent = await findAgent(organisationId)
  if (agent === null || agent.deleted) return null
  return agent.webhooks.find(({ id }) => id === webhookId) ?? null
}

const bodyOf = ({ type, at, event }: Pick<WebhookDelivery, 'type' | 'at' | 'event'>): string =>
  JSON.stringify({ type, timestamp: at, data: event === null ? {} : payloadOf(event) })

const send = (
  webhook: Webhook,
  delivery: Pick<WebhookDelivery, 'eventId' | 'type' | 'at' | 'event'>,
  now: Date,
) =>
  callWebhook(
    {
      url: webhook.url,
      secrets: secretsOf(webhook, now.toISOString()),
      id: delivery.eventId,
      body: bodyOf(delivery),
    },
    now,
  )

/** Claims, looks whether it happened, and brings it; false when it was not taken. */
const deliver = async (delivery: WebhookDelivery, now: () => Date): Promise<boolean> => {
  const dueAt = after(now(), CLAIMED_FOR_MS)
  if (!(await claimDelivery(delivery, dueAt))) return true
  const claimed = { ...delivery, dueAt }
  const { event } = delivery
  const isTrue = delivery.hasHappened || (event !== null && (await hasHappened(event)))
  const webhook = isTrue ? await findWebhook(delivery) : null
  if (webhook === null) {
    await dropDelivery(claimed)
    return true
  }
  const attempt = await send(webhook, delivery, now())
  const progress = progressAfter(attempt, delivery.attempts.length)
  await recordAttempt(delivery, attempt, progress)
  if (progress.state === 'failed') {
    const { webhookId, organisationType, organisationId } = delivery
    note('WebhookGivenUp')
    logger().warn('a webhook did not take an event', { webhookId, organisationType, organisationId })
  }
  return isTaken(attempt)
}

/** Those of one webhook; whatever is left after one that was not taken waits a little. */
const deliverInTurn = async (
  deliveries: readonly WebhookDelivery[],
  now: () => Date,
  mayGoOn: () => boolean,
): Promise<void> => {
  for (const [index, delivery] of deliveries.entries()) {
    if (!mayGoOn()) return
    if (await deliver(delivery, now)) continue
    for (const left of deliveries.slice(index + 1)) await claimDelivery(left, after(now(), POSTPONED_FOR_MS))
    return
  }
}

/** Brings what is due until nothing is, or until it may not go on. What fails for a reason of ours is tried again by the next run. */
export const deliverDue = async (now: () => Date, mayGoOn: () => boolean): Promise<void> => {
  while (mayGoOn()) {
    const due = await listDue(now(), READ_AT_ONCE)
    if (due.length === 0) return
    const byWebhook = Map.groupBy(due, ({ webhookId }) => webhookId)
    await Promise.all([...byWebhook.values()].map((some) => deliverInTurn(some, now, mayGoOn)))
  }
}

/** At the wish of a person: at once, once, and without what would follow of itself; what waited for its next attempt still does. */
export const deliverAgain = async (
  webhook: Webhook,
  delivery: WebhookDelivery,
  now: Date,
): Promise<CallAttempt> => {
  const attempt = await send(webhook, delivery, now)
  await recordAttempt(delivery, attempt, isTaken(attempt) ? { state: 'delivered' } : null)
  return attempt
}

/** Answers with the id under which the trial is found among the deliveries. */
export const sendTrial = async (webhook: Webhook, recipient: Recipient, now: Date): Promise<string> => {
  const eventId = newId('trl')
  const attempt = await send(webhook, { eventId, type: TRIAL, at: now.toISOString(), event: null }, now)
  await insertTrial(recipient, eventId, attempt, isTaken(attempt) ? 'delivered' : 'failed')
  return eventId
}
