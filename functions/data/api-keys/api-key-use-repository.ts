/**
 * What is known of the use of keys: how often one was used in a minute, and when last. Every function that a key may call counts, so that
 * both are updates of items under the key's own number (infra/table-keys.ts). The keys themselves stand on their organisations.
 * Questions: the calls of a minute, with the one that is being made; the last use of several keys.
 */
import { Entity } from 'electrodb'
import type { OrganisationKey } from '#domain/access/api-key'
import { lazily } from '../../lazily.ts'
import { connection } from '../connection.ts'
import { epochSeconds } from '../expiry.ts'
import { readAll } from '../read-all.ts'

export const KEY_WINDOW_SECONDS = 60
const LAST_USE_EVERY_SECONDS = 3600

const apiKey = { type: 'number', required: true } as const

const callsEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'apiKeyCalls', version: '1' },
        attributes: {
          apiKey,
          minute: { type: 'number', required: true, padding: { length: 12, char: '0' } },
          calls: { type: 'number' },
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          ofKey: {
            pk: { field: 'pk', composite: ['apiKey'], casing: 'none' },
            sk: { field: 'sk', composite: ['minute'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

const lastUseEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'apiKeyUse', version: '1' },
        attributes: {
          apiKey,
          at: { type: 'string', required: true },
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          ofKey: {
            pk: { field: 'pk', composite: ['apiKey'], casing: 'none' },
            sk: { field: 'sk', composite: [], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

const noteUse = async ({ id, endsAt }: Pick<OrganisationKey, 'id' | 'endsAt'>, at: Date): Promise<void> => {
  const { data } = await lastUseEntity().get({ apiKey: id }).go()
  if (data !== null && epochSeconds(at) - epochSeconds(new Date(data.at)) < LAST_USE_EVERY_SECONDS) return
  const expiresAt = epochSeconds(new Date(endsAt))
  await lastUseEntity().upsert({ apiKey: id, at: at.toISOString(), expiresAt }).go()
}

/** Counts one call and answers how many of this minute there are with it. The first of a minute looks after the last use too. */
export const countCall = async (key: Pick<OrganisationKey, 'id' | 'endsAt'>, at: Date): Promise<number> => {
  const minute = Math.floor(epochSeconds(at) / KEY_WINDOW_SECONDS)
  const expiresAt = (minute + 2) * KEY_WINDOW_SECONDS
  const { data } = await callsEntity()
    .upsert({ apiKey: key.id, minute, expiresAt })
    .add({ calls: 1 })
    .go({ response: 'all_new' })
  const { calls = 1 } = data
  if (calls === 1) await noteUse(key, at)
  return calls
}

/** By key: when it was used last, to within an hour. */
export const findLastUses = async (ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const keys = ids.map((id) => ({ apiKey: id }))
  const found = await readAll(keys, (some) => lastUseEntity().get(some).go())
  return new Map(found.map((use) => [use.apiKey, use.at]))
}
