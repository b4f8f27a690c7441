/** Endpoints for the webhooks of an organisation, and for what they have been told. All of them need a person. */
import * as z from 'zod'
import { integrationParams } from '#domain/contracts/api-key'
import {
  deliveryPage,
  deliveryParams,
  deliveryQuery,
  madeWebhook,
  saveWebhookBody,
  shownDelivery,
  shownWebhook,
  webhookParams,
} from '#domain/contracts/webhook'
import { contract } from '../../http/contract.ts'

const BODY_LIMIT = 4 * 1024
const webhooks = '/api/v1/integrations/{type}/{id}/webhooks'
const webhook = `${webhooks}/{webhookId}` as const

export const listWebhooks = contract({
  id: 'listWebhooks',
  method: 'get',
  path: webhooks,
  summary:
    'Webhooks of a store or a builder with their newest deliveries, without their secrets; newest first.',
  needs: 'context',
  params: integrationParams,
  answer: z.array(shownWebhook),
})

export const makeWebhook = contract({
  id: 'makeWebhook',
  method: 'post',
  path: webhooks,
  summary: 'Makes a webhook. Its secret is in this answer and never again.',
  needs: 'context',
  params: integrationParams,
  body: saveWebhookBody,
  bodyLimit: BODY_LIMIT,
  answer: z.object({ model: madeWebhook }),
  status: 201,
})

export const changeWebhook = contract({
  id: 'changeWebhook',
  method: 'put',
  path: webhook,
  summary: 'Changes where a webhook leads and what it is called for.',
  needs: 'context',
  params: webhookParams,
  body: saveWebhookBody,
  bodyLimit: BODY_LIMIT,
  answer: z.object({ model: z.array(shownWebhook) }),
})

export const deleteWebhook = contract({
  id: 'deleteWebhook',
  method: 'delete',
  path: webhook,
  summary: 'Deletes a webhook, which is called no more.',
  needs: 'context',
  params: webhookParams,
  answer: z.object({ model: z.array(shownWebhook), message: z.string() }),
})

export const makeWebhookSecret = contract({
  id: 'makeWebhookSecret',
  method: 'post',
  path: `${webhook}/secret`,
  summary:
    'Makes another secret, in this answer and never again. The former one is good beside it for a day.',
  needs: 'context',
  params: webhookParams,
  answer: z.object({ model: madeWebhook }),
})

export const tryWebhook = contract({
  id: 'tryWebhook',
  method: 'post',
  path: `${webhook}/trial`,
  summary: 'Calls a webhook with a trial, at once.',
  needs: 'context',
  params: webhookParams,
  answer: z.object({ model: shownDelivery }),
})

export const listWebhookDeliveries = contract({
  id: 'listWebhookDeliveries',
  method: 'get',
  path: `${webhook}/deliveries`,
  summary: 'What a webhook has been told in the last thirty days, newest first.',
  needs: 'context',
  params: webhookParams,
  query: deliveryQuery,
  answer: deliveryPage,
})

export const sendDeliveryAgain = contract({
  id: 'sendDeliveryAgain',
  method: 'post',
  path: `${webhook}/deliveries/{eventId}/send`,
  summary: 'Sends something again, at once, under the same id.',
  needs: 'context',
  params: deliveryParams,
  answer: z.object({ model: shownDelivery }),
})

export const webhookContracts = [
  listWebhooks,
  makeWebhook,
  changeWebhook,
  deleteWebhook,
  makeWebhookSecret,
  tryWebhook,
  listWebhookDeliveries,
  sendDeliveryAgain,
]
