/**
 * A program that asks with a key of an organisation. It acts as a seller of it without administration, under the key's own number and name;
 * key and organisation are read anew for every request, so that a key that is deleted opens nothing more.
 */
import { hasEnded, keyViewer, mayCall, type OrganisationKey } from '#domain/access/api-key'
import { apiKeyText } from '#domain/messages/api-key-refusals'
import { type Result, refusal, success } from '#domain/result'
import { placeOfAgent, placeOfStore } from '#domain/views/organisation-for'
import { countCall, KEY_WINDOW_SECONDS } from '../data/api-keys/api-key-use-repository.ts'
import { epochSeconds } from '../data/expiry.ts'
import { findAgent, findStore } from '../data/organisations/organisation-repository.ts'
import type { StoredContext, User } from '../data/users/user.ts'
import { callsOfKey } from '../people/spend.ts'
import { type KeyToken, parseKeyToken } from './api-key-token.ts'
import type { Callable, ContextCaller } from './who-asks.ts'

const findSeller = async ({ type, organisationId }: KeyToken) => {
  if (type === 'store') {
    const store = await findStore(organisationId)
    return store && { ...store, place: placeOfStore(store) }
  }
  const agent = await findAgent(organisationId)
  return agent === null || agent.deleted ? null : { ...agent, place: placeOfAgent(agent) }
}

/** What stands where a person would. */
const actorOf = ({ id, name }: OrganisationKey, context: StoredContext): User => ({
  id,
  firstname: apiKeyText.author,
  lastname: name,
  email: '',
  phoneNumber: '',
  status: 'ENABLED',
  passwordHash: '',
  contexts: [context],
})

/** A key says how often it may be used; whoever is refused is told when to come again. */
const isSpent = async (key: OrganisationKey, at: Date) => {
  const max = callsOfKey()
  if ((await countCall(key, at)) <= max) return null
  const seconds = KEY_WINDOW_SECONDS - (epochSeconds(at) % KEY_WINDOW_SECONDS)
  return refusal('limit.keyCalls', { data: { max, seconds } })
}

export const findKeyCaller = async (
  { byKey }: Callable,
  bearer: string,
  at: Date,
): Promise<Result<ContextCaller>> => {
  const token = parseKeyToken(bearer)
  const seller = token && (await findSeller(token))
  const key = seller?.apiKeys.find(({ secretHash }) => secretHash === token?.secretHash)
  if (!token || !seller || key === undefined) return refusal('api-key.invalid')
  if (hasEnded(key, at.toISOString())) return refusal('api-key.ended')
  const refused = await isSpent(key, at)
  if (refused !== null) return refused
  if (byKey === undefined) return refusal('api-key.needs-person')
  if (!mayCall(key.scope, byKey)) return refusal('api-key.read-only')
  const context: StoredContext = {
    id: key.id,
    role: 'WORKER',
    affiliationType: token.type,
    affiliation: { id: seller.id, name: seller.name },
    enabled: true,
  }
  const user = actorOf(key, context)
  return success({ user, context, viewer: keyViewer(key.id, seller.place), keyScope: key.scope })
}
