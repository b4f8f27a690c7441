/** The webhooks of an organisation: made, changed and deleted by whoever administrates it. */
import { randomBytes } from 'node:crypto'
import { FORMER_SECRET_HOURS, WEBHOOKS_MOST, type Webhook, webhookAddress } from '#domain/access/webhook'
import type { ShownWebhook } from '#domain/contracts/webhook'
import { type Refusal, type Result, refusal, success } from '#domain/result'
import { nextNumber } from '../../data/counters/counter-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { organisationAnswers } from '../../organisations/text.ts'
import { isOwnMachine } from '../../webhooks/call-webhook.ts'
import { newestOf } from './deliveries.ts'
import { findMakerNames } from './makers.ts'
import { editPrograms, findSellerFor } from './seller.ts'
import * as contracts from './webhook-contracts.ts'

const HOUR_MS = 3_600_000
const SECRET_BYTES = 32

/** As Standard Webhooks writes one, so that libraries know it. */
const secretToken = (secret: string): string => `whsec_${secret}`
const makeSecret = (): string => randomBytes(SECRET_BYTES).toString('base64')

const shownAs = async (webhook: Webhook, now: Date): Promise<ShownWebhook> => {
  const { id, url, events, createdAt, createdBy, secretMadeAt } = webhook
  const [last, nameOf] = await Promise.all([newestOf(id, now), findMakerNames([webhook])])
  return { id, url, events: [...events], createdAt, createdBy: nameOf(createdBy), secretMadeAt, last }
}

const showAll = (webhooks: readonly Webhook[], now: Date): Promise<ShownWebhook[]> =>
  Promise.all(webhooks.toSorted((one, other) => other.id - one.id).map((each) => shownAs(each, now)))

const readAddress = (text: string): Result<string> => {
  const read = webhookAddress(text, { isOwnMachine: isOwnMachine() })
  return read.ok ? success(read.url) : refusal('webhook.address', { path: 'url' })
}

/** Why one cannot lead there. */
const whyTaken = (webhooks: readonly Webhook[], url: string, self: number | null): Refusal | null =>
  webhooks.some((other) => other.url === url && other.id !== self)
    ? refusal('webhook.address-taken', { path: 'url' })
    : null

export const listWebhooks = endpoint(contracts.listWebhooks, async ({ params, caller, at }) => {
  const found = await findSellerFor(caller.viewer, params)
  return found.ok ? answered(await showAll(found.value.webhooks, at)) : found
})

export const makeWebhook = endpoint(contracts.makeWebhook, async (request) => {
  const { params, body, caller, at } = request
  const found = await findSellerFor(caller.viewer, params)
  if (!found.ok) return found
  const address = readAddress(body.url)
  if (!address.ok) return address
  const now = at.toISOString()
  const webhook: Webhook = {
    id: await nextNumber('webhook-id'),
    url: address.value,
    events: body.events,
    secret: makeSecret(),
    secretMadeAt: now,
    formerSecret: null,
    createdAt: now,
    createdBy: caller.user.id,
  }
  const made = await editPrograms(params, request, 'webhook-made', ({ webhooks }) => {
    if (webhooks.length >= WEBHOOKS_MOST) return refusal('webhook.too-many', { data: { max: WEBHOOKS_MOST } })
    return whyTaken(webhooks, webhook.url, null) ?? { ok: true, after: { webhooks: [...webhooks, webhook] } }
  })
  if (!made.ok) return made
  return answered({ model: { webhook: await shownAs(webhook, at), secret: secretToken(webhook.secret) } })
})

/** The webhooks with one of them changed. */
const changing =
  (webhookId: number, change: (webhook: Webhook) => Webhook | Refusal) =>
  ({ webhooks }: { readonly webhooks: readonly Webhook[] }) => {
    const before = webhooks.find(({ id }) => id === webhookId)
    if (before === undefined) return refusal('webhook.not-found')
    const after = change(before)
    if ('ok' in after) return after
    return {
      ok: true as const,
      after: { webhooks: webhooks.map((each) => (each.id === webhookId ? after : each)) },
    }
  }

export const changeWebhook = endpoint(contracts.changeWebhook, async (request) => {
  const { params, body, caller, at } = request
  const found = await findSellerFor(caller.viewer, params)
  if (!found.ok) return found
  const address = readAddress(body.url)
  if (!address.ok) return address
  const edited = await editPrograms(params, request, 'webhook-changed', (programs) => {
    const taken = whyTaken(programs.webhooks, address.value, params.webhookId)
    return (
      taken ??
      changing(params.webhookId, (webhook) => ({ ...webhook, url: address.value, events: body.events }))(
        programs,
      )
    )
  })
  return edited.ok ? answered({ model: await showAll(edited.value.webhooks, at) }) : edited
})

export const deleteWebhook = endpoint(contracts.deleteWebhook, async (request) => {
  const { params, caller, at } = request
  const found = await findSellerFor(caller.viewer, params)
  if (!found.ok) return found
  const edited = await editPrograms(params, request, 'webhook-deleted', ({ webhooks }) =>
    webhooks.some(({ id }) => id === params.webhookId)
      ? { ok: true, after: { webhooks: webhooks.filter(({ id }) => id !== params.webhookId) } }
      : refusal('webhook.not-found'),
  )
  if (!edited.ok) return edited
  const model = await showAll(edited.value.webhooks, at)
  return answered({ model, message: organisationAnswers.webhookDeleted })
})

export const makeWebhookSecret = endpoint(contracts.makeWebhookSecret, async (request) => {
  const { params, caller, at } = request
  const found = await findSellerFor(caller.viewer, params)
  if (!found.ok) return found
  const secret = makeSecret()
  const goodUntil = new Date(at.getTime() + FORMER_SECRET_HOURS * HOUR_MS).toISOString()
  const edited = await editPrograms(
    params,
    request,
    'webhook-secret-made',
    changing(params.webhookId, (webhook) => ({
      ...webhook,
      secret,
      secretMadeAt: at.toISOString(),
      formerSecret: { secret: webhook.secret, goodUntil },
    })),
  )
  if (!edited.ok) return edited
  const webhook = edited.value.webhooks.find(({ id }) => id === params.webhookId)
  if (webhook === undefined) return refusal('webhook.not-found')
  return answered({ model: { webhook: await shownAs(webhook, at), secret: secretToken(secret) } })
})
