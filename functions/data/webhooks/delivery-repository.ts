/**
 * What webhooks are to be told and were told, kept for thirty days. Written before it has happened, so that it is told even if the function
 * that does it dies; whoever looks at it then finds out first whether it came about. Questions: one delivery; those of a
 * webhook, newest first (index 2); those that are due (index 1).
 */
import { Entity } from 'electrodb'
import { webhookEvents } from '#domain/access/webhook'
import {
  ATTEMPTS_SHOWN,
  type CallAttempt,
  callFaults,
  type DeliveryProgress,
  type DeliveryType,
  deliveryStates,
  TRIAL,
} from '#domain/access/webhook-delivery'
import type { QuoteEvent } from '#domain/quote/life/quote-event'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'
import { epochSeconds, unexpired } from '../expiry.ts'

export const DELIVERIES_KEPT_DAYS = 30
const KEPT_SECONDS = DELIVERIES_KEPT_DAYS * 24 * 3600

export interface Recipient {
  readonly organisationType: 'store' | 'agent'
  readonly organisationId: number
  readonly webhookId: number
}

export interface WebhookDelivery extends Recipient {
  readonly eventId: string
  readonly type: DeliveryType
  /** When it happened: ISO timestamp. */
  readonly at: string
  /** Null for a trial. */
  readonly event: QuoteEvent | null
  /** Whether it has been looked at since and found to have happened. */
  readonly hasHappened: boolean
  readonly state: DeliveryProgress['state']
  /** Of one that waits: the next look or attempt. */
  readonly dueAt: string
  readonly attempts: readonly CallAttempt[]
}

const text = { type: 'string', required: true } as const
const number = { type: 'number', required: true } as const
const type = { type: [...webhookEvents, TRIAL], required: true } as const

const deliveryEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'webhookDelivery', version: '1' },
        attributes: {
          webhookId: number,
          eventId: text,
          organisationType: { type: ['store', 'agent'] as const, required: true },
          organisationId: number,
          type,
          at: text,
          event: { type: 'any' },
          hasHappened: { type: 'boolean', required: true },
          state: { type: deliveryStates, required: true },
          dueAt: text,
          attempts: {
            type: 'list',
            required: true,
            items: {
              type: 'map',
              properties: {
                at: text,
                milliseconds: number,
                status: { type: 'number' },
                fault: { type: callFaults },
              },
            },
          },
          expiresAt: number,
        },
        indexes: {
          ofWebhook: {
            pk: { field: 'pk', composite: ['webhookId'], casing: 'none' },
            sk: { field: 'sk', composite: ['eventId'], casing: 'none' },
          },
          inState: {
            index: 'gsi1',
            pk: { field: 'gsi1pk', composite: ['state'], casing: 'none' },
            sk: { field: 'gsi1sk', composite: ['dueAt'], casing: 'none' },
          },
          byTime: {
            index: 'gsi2',
            pk: { field: 'gsi2pk', composite: ['webhookId'], casing: 'none' },
            sk: { field: 'gsi2sk', composite: ['at', 'eventId'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

const getDelivery = (webhookId: number, eventId: string) =>
  deliveryEntity().get({ webhookId, eventId }).go({ consistent: true })

type Item = NonNullable<Awaited<ReturnType<typeof getDelivery>>['data']>

const deliveryOf = ({ expiresAt: _, event, attempts, ...rest }: Item): WebhookDelivery => ({
  ...rest,
  event: (event as QuoteEvent | undefined) ?? null,
  attempts: attempts.slice(-ATTEMPTS_SHOWN).map(({ at, milliseconds, status, fault }) => ({
    at,
    milliseconds,
    status: status ?? null,
    fault: fault ?? null,
  })),
})

/** Absence is no attribute. */
const attemptItem = ({ at, milliseconds, status, fault }: CallAttempt) => ({
  at,
  milliseconds,
  ...(status !== null && { status }),
  ...(fault !== null && { fault }),
})

/**
 * What is about to happen, looked at when it is due. Expected again, because the first time came to nothing, it is looked at later; one
 * that has been found to have happened stays as it is.
 */
export const expectDelivery = async (
  recipient: Recipient,
  event: QuoteEvent,
  dueAt: string,
): Promise<void> => {
  await happens(
    deliveryEntity()
      .put({
        ...recipient,
        eventId: event.id,
        type: event.type,
        at: event.at,
        event,
        hasHappened: false,
        state: 'waiting',
        dueAt,
        attempts: [],
        expiresAt: epochSeconds(new Date(event.at)) + KEPT_SECONDS,
      })
      .where(({ hasHappened }, { notExists, eq }) => `${notExists(hasHappened)} OR ${eq(hasHappened, false)}`)
      .go(),
  )
}

/** A trial and what came of it. */
export const insertTrial = async (
  recipient: Recipient,
  eventId: string,
  attempt: CallAttempt,
  state: DeliveryProgress['state'],
): Promise<void> => {
  const { at } = attempt
  await deliveryEntity()
    .put({
      ...recipient,
      eventId,
      type: TRIAL,
      at,
      hasHappened: true,
      state,
      dueAt: at,
      attempts: [attemptItem(attempt)],
      expiresAt: epochSeconds(new Date(at)) + KEPT_SECONDS,
    })
    .go()
}

export const findDelivery = async (
  webhookId: number,
  eventId: string,
  at: Date,
): Promise<WebhookDelivery | null> => {
  const found = unexpired((await getDelivery(webhookId, eventId)).data, at)
  return found && deliveryOf(found)
}

/** Before every other: without a lower end the index is read from its start, where other things wait under the same state. */
const EARLIEST = '0000'

/** Those that are due, the longest due first. */
export const listDue = async (now: Date, limit: number): Promise<readonly WebhookDelivery[]> => {
  const { data } = await deliveryEntity()
    .query.inState({ state: 'waiting' })
    .between({ dueAt: EARLIEST }, { dueAt: now.toISOString() })
    .go({ limit, hydrate: true })
  // The index may be behind, and the item itself is read.
  return data.filter(({ state, dueAt }) => state === 'waiting' && dueAt <= now.toISOString()).map(deliveryOf)
}

interface Page {
  readonly deliveries: readonly WebhookDelivery[]
  /** For the next page; null at the end. */
  readonly next: string | null
}

const SEPARATOR = '_'

/** Newest first. */
export const listDeliveries = async (
  webhookId: number,
  { now, before, limit }: { readonly now: Date; readonly before: string | null; readonly limit: number },
): Promise<Page> => {
  const [at = '', ...rest] = before?.split(SEPARATOR) ?? []
  const query = deliveryEntity().query.byTime({ webhookId })
  const { data } = await (before === null ? query : query.lt({ at, eventId: rest.join(SEPARATOR) })).go({
    limit: limit + 1,
    order: 'desc',
    hydrate: true,
  })
  const shown = data.slice(0, limit)
  const last = shown.at(-1)
  return {
    deliveries: shown.flatMap((item) => unexpired(item, now) ?? []).map(deliveryOf),
    next: data.length > limit && last !== undefined ? `${last.at}${SEPARATOR}${last.eventId}` : null,
  }
}

/**
 * Takes a delivery that is due until then, for somebody who will be done with it, or to let it wait; false when another run has it. Whoever dies with it in hand leaves it to be
 * taken again.
 */
export const claimDelivery = (
  { webhookId, eventId, dueAt }: WebhookDelivery,
  until: string,
): Promise<boolean> =>
  happens(
    deliveryEntity()
      .patch({ webhookId, eventId })
      .set({ dueAt: until })
      .where((stored, { eq }) => `${eq(stored.dueAt, dueAt)} AND ${eq(stored.state, 'waiting')}`)
      .go(),
  )

type Claimed = Pick<WebhookDelivery, 'webhookId' | 'eventId'> & { readonly dueAt: string }

/** It did not happen, or nobody wants to hear of it any more. One that was expected again meanwhile stays. */
export const dropDelivery = ({ webhookId, eventId, dueAt }: Claimed): Promise<boolean> =>
  happens(
    deliveryEntity()
      .remove({ webhookId, eventId })
      .where((stored, { eq }) => eq(stored.dueAt, dueAt))
      .go(),
  )

/** An attempt and how it stands after it; null leaves that as it is. One that was taken meanwhile, sent by hand, stays taken. */
export const recordAttempt = async (
  { webhookId, eventId }: Pick<WebhookDelivery, 'webhookId' | 'eventId'>,
  attempt: CallAttempt,
  progress: DeliveryProgress | null,
): Promise<void> => {
  const recorded = () =>
    deliveryEntity()
      .patch({ webhookId, eventId })
      .append({ attempts: [attemptItem(attempt)] })
  if (progress === null) return void (await happens(recorded().go()))
  const moved = recorded().set({
    state: progress.state,
    hasHappened: true,
    ...(progress.state === 'waiting' && { dueAt: progress.dueAt }),
  })
  const isMoved = await happens(
    progress.state === 'delivered'
      ? moved.go()
      : moved.where((stored, { eq }) => eq(stored.state, 'waiting')).go(),
  )
  if (!isMoved) await happens(recorded().go())
}
