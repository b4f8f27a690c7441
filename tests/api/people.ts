/** Writes organisations and users into the table and logs them in, as the tests of every resource need it. */

import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { connection } from '#functions/data/connection'
import { insertAgent, insertChain, insertStore } from '#functions/data/organisations/organisation-repository'
import type { User } from '#functions/data/users/user'
import { userEntity } from '#functions/data/users/user-entity'
import { insertUser } from '#functions/data/users/user-repository'
import { lazily } from '#functions/lazily'
import { hashPassword } from '#functions/password'
import { makeAgent, makeChain, makeContext, makeStore, makeUser } from '../factories/organisations.ts'
import { type Client, makeClient } from './client.ts'

const PASSWORD = 'riktig passord'
const passwordHash = lazily(() => hashPassword(PASSWORD))

/** One of each kind, and neighbours who must not see what is theirs. */
export const people = {
  storeClerk: makeUser({ id: 1, email: 'butikk@test.example', contexts: [makeContext({ id: 11 })] }),
  otherStoreClerk: makeUser({
    id: 2,
    email: 'nabobutikk@test.example',
    contexts: [makeContext({ id: 21, affiliation: { id: 102, name: 'Tømmerringen Haugesund' } })],
  }),
  agent: makeUser({
    id: 3,
    email: 'byggmester@test.example',
    contexts: [
      makeContext({ id: 31, affiliationType: 'agent', affiliation: { id: 201, name: 'Kvistfri Bygg AS' } }),
    ],
  }),
  otherAgent: makeUser({
    id: 4,
    email: 'annenbyggmester@test.example',
    contexts: [
      makeContext({ id: 41, affiliationType: 'agent', affiliation: { id: 202, name: 'Vinkel og Vater AS' } }),
    ],
  }),
  chainUser: makeUser({
    id: 5,
    email: 'kjede@test.example',
    contexts: [
      makeContext({ id: 51, affiliationType: 'chain', affiliation: { id: 1, name: 'Tømmerringen' } }),
    ],
  }),
  superUser: makeUser({
    id: 6,
    email: 'super@test.example',
    contexts: [makeContext({ id: 61, role: 'SUPERUSER', affiliationType: null, affiliation: null })],
  }),
  /** Works in a store and for an agent, and so has to choose. */
  both: makeUser({
    id: 7,
    email: 'begge@test.example',
    contexts: [
      makeContext({ id: 71 }),
      makeContext({ id: 72, affiliationType: 'agent', affiliation: { id: 201, name: 'Kvistfri Bygg AS' } }),
      makeContext({ id: 73, role: 'WORKER', enabled: false }),
    ],
  }),
  worker: makeUser({
    id: 9,
    email: 'selger@test.example',
    contexts: [makeContext({ id: 91, role: 'WORKER' })],
  }),
  disabled: makeUser({ id: 8, email: 'sluttet@test.example', status: 'DISABLED' }),
} as const satisfies Record<string, User>

export type Person = keyof typeof people

export const insertPeople = async (): Promise<void> => {
  const hash = await passwordHash()
  await insertChain(makeChain())
  await insertStore(makeStore())
  await insertStore(makeStore({ id: 102, name: 'Tømmerringen Haugesund', marginRef: 'TR-HAU' }))
  await insertAgent(makeAgent())
  await insertAgent(makeAgent({ id: 202, name: 'Vinkel og Vater AS', storeMargin: 12 }))
  for (const user of Object.values(people)) await insertUser({ ...user, passwordHash: hash })
}

export const logInAs = async (client: Client, person: Person, password = PASSWORD) =>
  client.post('/api/v1/auth/login', { email: people[person].email, password })

export const loggedIn = async (person: Person): Promise<Client> => {
  const client = makeClient()
  const reply = await logInAs(client, person)
  if (reply.status !== 200) throw new Error(`${person} could not log in: ${reply.text}`)
  return client
}

/** An item that our own code would never write: whatever reads this person meets a bug. */
export const spoilUser = async (id: number): Promise<void> => {
  const { client, table: TableName } = connection()
  const { Key } = userEntity().get({ id }).params<{ Key: Record<string, string> }>()
  await client.send(new UpdateCommand({ TableName, Key, UpdateExpression: 'REMOVE contexts' }))
}
