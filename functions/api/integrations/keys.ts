/** The keys of an organisation: made, looked at and deleted by whoever administrates it. */
import { hasEnded, KEYS_MOST, type OrganisationKey } from '#domain/access/api-key'
import type { ShownKey } from '#domain/contracts/api-key'
import { refusal } from '#domain/result'
import { findLastUses } from '../../data/api-keys/api-key-use-repository.ts'
import { nextNumber } from '../../data/counters/counter-repository.ts'
import { makeKeyToken } from '../../http/api-key-token.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { organisationAnswers } from '../../organisations/text.ts'
import * as contracts from './contracts.ts'
import { findMakerNames } from './makers.ts'
import { editPrograms, findSellerFor } from './seller.ts'

const DAY_MS = 24 * 3_600_000

const showKeys = async (keys: readonly OrganisationKey[], at: Date): Promise<ShownKey[]> => {
  const [uses, nameOf] = await Promise.all([findLastUses(keys.map(({ id }) => id)), findMakerNames(keys)])
  return keys
    .toSorted((one, other) => other.id - one.id)
    .map((key) => ({
      id: key.id,
      name: key.name,
      scope: key.scope,
      createdAt: key.createdAt,
      createdBy: nameOf(key.createdBy),
      endsAt: key.endsAt,
      hasEnded: hasEnded(key, at.toISOString()),
      lastUsedAt: uses.get(key.id) ?? null,
    }))
}

export const listKeys = endpoint(contracts.listKeys, async ({ params, caller, at }) => {
  const found = await findSellerFor(caller.viewer, params)
  return found.ok ? answered(await showKeys(found.value.apiKeys, at)) : found
})

export const makeKey = endpoint(contracts.makeKey, async (request) => {
  const { params, body, caller, at } = request
  const found = await findSellerFor(caller.viewer, params)
  if (!found.ok) return found
  const { name, scope, days } = body
  const { token, secretHash } = makeKeyToken(params.type === 'stores' ? 'store' : 'agent', params.id)
  const key: OrganisationKey = {
    id: await nextNumber('user-id'),
    name,
    scope,
    secretHash,
    createdAt: at.toISOString(),
    endsAt: new Date(at.getTime() + days * DAY_MS).toISOString(),
    createdBy: caller.user.id,
  }
  const made = await editPrograms(params, request, 'api-key-made', ({ apiKeys: keys }) => {
    if (keys.length >= KEYS_MOST) return refusal('api-key.too-many', { data: { max: KEYS_MOST } })
    if (keys.some((other) => other.name === name))
      return refusal('api-key.name-taken', { path: 'name', data: { name } })
    return { ok: true, after: { apiKeys: [...keys, key] } }
  })
  if (!made.ok) return made
  const [shown] = await showKeys([key], at)
  if (shown === undefined) throw new Error('a key was lost while being shown')
  return answered({ model: { key: shown, secret: token } })
})

export const deleteKey = endpoint(contracts.deleteKey, async (request) => {
  const { params, caller, at } = request
  const found = await findSellerFor(caller.viewer, params)
  if (!found.ok) return found
  const edited = await editPrograms(params, request, 'api-key-deleted', ({ apiKeys: keys }) =>
    keys.some(({ id }) => id === params.keyId)
      ? { ok: true, after: { apiKeys: keys.filter(({ id }) => id !== params.keyId) } }
      : refusal('api-key.not-found'),
  )
  if (!edited.ok) return edited
  const model = await showKeys(edited.value.apiKeys, at)
  return answered({ model, message: organisationAnswers.keyDeleted })
})
