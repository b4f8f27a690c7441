/** Webhooks of an organisation on the wire, and what is sent to them. A secret is in one answer only: the one to whoever had it made. */
import * as z from 'zod'
import { webhookAddress, webhookEvents } from '#domain/access/webhook'
import { callFaults, deliveryStates, TRIAL } from '#domain/access/webhook-delivery'
import { webhookFormText } from '#domain/messages/webhooks'
import { statusKeys } from '#domain/quote/life/quote-event'
import { factoryStates } from '#domain/quote/ordering/factory-status'
import { whole } from './address.ts'
import { integrationParams } from './api-key.ts'
import { isoWeek } from './factory-answer.ts'
import { filledLine } from './form-fields.ts'
import { orNull } from './or-null.ts'

export const webhookParams = integrationParams.extend({ webhookId: whole(1, 999_999_999) })
export const deliveryParams = webhookParams.extend({ eventId: z.string().regex(/^[\w.-]{1,100}$/) })

const URL_MAX = 500

/** Whether a name leads to somebody's own machine is judged by the server, which knows where it stands. */
const address = filledLine(URL_MAX).superRefine((text, context) => {
  const read = webhookAddress(text, { isOwnMachine: true })
  if (!read.ok) context.addIssue({ code: 'custom', message: webhookFormText[read.fault] })
})

export const saveWebhookBody = z
  .strictObject({
    url: address.meta({
      description: 'Called by POST. Starts with https:// and names a machine by a public name.',
    }),
    events: z
      .array(z.enum(webhookEvents))
      .min(1, { error: () => webhookFormText.noEvent })
      .max(webhookEvents.length)
      .overwrite((events) => webhookEvents.filter((event) => events.includes(event)))
      .meta({ description: 'What it is called for.' }),
  })
  .meta({ id: 'SaveWebhook' })
export type SaveWebhookBody = z.infer<typeof saveWebhookBody>

const attempt = z
  .object({
    at: z.string(),
    milliseconds: z.int(),
    status: z.int().nullable().meta({ description: 'HTTP status of the answer; null: there was none.' }),
    fault: z.enum(callFaults).nullable().meta({ description: 'Why there was no answer.' }),
  })
  .meta({ id: 'WebhookAttempt' })
export type ShownAttempt = z.infer<typeof attempt>

export const shownDelivery = z
  .object({
    eventId: z.string(),
    type: z.enum([...webhookEvents, TRIAL]),
    orderNumber: z.int().nullable().meta({ description: 'The quote; null for a trial.' }),
    at: z.string().meta({ description: 'When it happened.' }),
    state: z.enum(deliveryStates),
    dueAt: z.string().nullable().meta({ description: 'The next attempt.' }),
    attempts: z.array(attempt).meta({ description: 'Oldest first.' }),
  })
  .meta({ id: 'WebhookDelivery' })
export type ShownDelivery = z.infer<typeof shownDelivery>

export const deliveryPage = z
  .object({ deliveries: z.array(shownDelivery), next: z.string().nullable() })
  .meta({ id: 'WebhookDeliveries' })
export type DeliveryPage = z.infer<typeof deliveryPage>

export const deliveryQuery = z.object({
  before: z
    .string()
    .regex(/^[\w.:-]{1,160}$/)
    .optional()
    .meta({ description: '`next` of the page before.' }),
})

export const shownWebhook = z
  .object({
    id: z.int(),
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    createdAt: z.string(),
    createdBy: z.string(),
    secretMadeAt: z.string(),
    last: orNull(shownDelivery).meta({ description: 'The newest delivery of the last thirty days.' }),
  })
  .meta({ id: 'Webhook' })
export type ShownWebhook = z.infer<typeof shownWebhook>

export const madeWebhook = z
  .object({
    webhook: shownWebhook,
    secret: z.string().meta({ description: 'Shown once. Calls are signed with it.' }),
  })
  .meta({ id: 'MadeWebhook' })
export type MadeWebhook = z.infer<typeof madeWebhook>

const orderNumber = z.int()
const status = z.enum(statusKeys as readonly [string, ...string[]])

/** What a webhook is called with: how a quote stands, and nothing of customers or money. */
export const webhookCall = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('quote.created'),
      timestamp: z.string(),
      data: z.object({ orderNumber, version: z.int(), status }),
    }),
    z.object({
      type: z.literal('quote.status-changed'),
      timestamp: z.string(),
      data: z.object({ orderNumber, version: z.int(), status, statusBefore: status }),
    }),
    z.object({
      type: z.literal('quote.accepted'),
      timestamp: z.string(),
      data: z.object({ orderNumber, version: z.int() }),
    }),
    z.object({
      type: z.literal('order.answered'),
      timestamp: z.string(),
      data: z.object({
        orderNumber,
        state: z.enum(factoryStates),
        since: z.string(),
        deliveryWeek: orNull(isoWeek),
      }),
    }),
    z.object({ type: z.literal(TRIAL), timestamp: z.string(), data: z.object({}) }),
  ])
  .meta({ id: 'WebhookCall' })
