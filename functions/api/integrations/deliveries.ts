/** What a webhook of an organisation was told: looked at, sent again, and a trial at once, for whoever administrates it. */
import type { Webhook } from '#domain/access/webhook'
import type { ShownDelivery } from '#domain/contracts/webhook'
import { type Result, refusal, success } from '#domain/result'
import {
  DELIVERIES_KEPT_DAYS,
  findDelivery,
  listDeliveries,
  type Recipient,
  type WebhookDelivery,
} from '../../data/webhooks/delivery-repository.ts'
import { type Asked, endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { spend } from '../../people/spend.ts'
import { deliverAgain, sendTrial } from '../../webhooks/deliver.ts'
import { findSellerFor, type SellerParams } from './seller.ts'
import * as contracts from './webhook-contracts.ts'

const PAGE = 25

const deliveryShown = ({
  eventId,
  type,
  event,
  at,
  state,
  dueAt,
  attempts,
}: WebhookDelivery): ShownDelivery => ({
  eventId,
  type,
  orderNumber: event?.orderNumber ?? null,
  at,
  state,
  dueAt: state === 'waiting' ? dueAt : null,
  attempts: [...attempts],
})

/** What has not been found to have happened yet is not shown. */
const pageOf = async (webhookId: number, now: Date, before: string | null, limit: number) => {
  const { deliveries, next } = await listDeliveries(webhookId, { now, before, limit })
  return { deliveries: deliveries.filter(({ hasHappened }) => hasHappened).map(deliveryShown), next }
}

/** Among so many one has happened, but where all of them have been written down within the last half minute. */
const NEWEST = 5

export const newestOf = async (webhookId: number, now: Date): Promise<ShownDelivery | null> =>
  (await pageOf(webhookId, now, null, NEWEST)).deliveries[0] ?? null

type OneParams = SellerParams & { readonly webhookId: number }

const findWebhookFor = async ({ caller }: Asked, params: OneParams): Promise<Result<Webhook>> => {
  const found = await findSellerFor(caller.viewer, params)
  if (!found.ok) return found
  const webhook = found.value.webhooks.find(({ id }) => id === params.webhookId)
  return webhook === undefined ? refusal('webhook.not-found') : success(webhook)
}

const recipientOf = ({ type, id, webhookId }: OneParams): Recipient => ({
  organisationType: type === 'stores' ? 'store' : 'agent',
  organisationId: id,
  webhookId,
})

const notThere = () => refusal('webhook.delivery-not-found', { data: { days: DELIVERIES_KEPT_DAYS } })

const answerWith = async (webhookId: number, eventId: string, at: Date) => {
  const delivery = await findDelivery(webhookId, eventId, at)
  return delivery === null ? notThere() : answered({ model: deliveryShown(delivery) })
}

export const tryWebhook = endpoint(contracts.tryWebhook, async (request) => {
  const { params, at } = request
  const found = await findWebhookFor(request, params)
  if (!found.ok) return found
  const refused = await spend('webhookCalls', request)
  if (refused !== null) return refused
  const eventId = await sendTrial(found.value, recipientOf(params), at)
  return answerWith(params.webhookId, eventId, at)
})

export const listWebhookDeliveries = endpoint(contracts.listWebhookDeliveries, async (request) => {
  const { params, query, at } = request
  const found = await findWebhookFor(request, params)
  return found.ok ? answered(await pageOf(params.webhookId, at, query.before ?? null, PAGE)) : found
})

export const sendDeliveryAgain = endpoint(contracts.sendDeliveryAgain, async (request) => {
  const { params, at } = request
  const { webhookId, eventId } = params
  const found = await findWebhookFor(request, params)
  if (!found.ok) return found
  const delivery = await findDelivery(webhookId, eventId, at)
  if (delivery === null || !delivery.hasHappened) return notThere()
  const refused = await spend('webhookCalls', request)
  if (refused !== null) return refused
  await deliverAgain(found.value, delivery, at)
  return answerWith(webhookId, eventId, at)
})
