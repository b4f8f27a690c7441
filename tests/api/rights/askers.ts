/**
 * Everybody who may meet a quote: each role in each kind of context, and people who have changed from one context into
 * another. Where each stands is written here by hand; the server finds it out from the context.
 */
import type { Viewer } from '#domain/access/access'
import { insertUser } from '#functions/data/users/user-repository'
import { hashPassword } from '#functions/password'
import { makeContext, makeUser } from '../../factories/organisations.ts'
import { type Client, makeClient } from '../client.ts'

type AskerContext = Omit<Viewer, 'userId'>

const nowhere = { chainId: null, storeId: null, agentId: null } as const
const inChain = { ...nowhere, chainId: 1 } as const
const inStore = { ...inChain, storeId: 101 } as const
const asAgent = { ...inStore, agentId: 201 } as const

const askerContexts = {
  superUser: { ...nowhere, role: 'SUPERUSER' },
  superUserInStore: { ...inStore, role: 'SUPERUSER' },
  storeAdministrator: { ...inStore, role: 'ADMINISTRATOR' },
  storeWorker: { ...inStore, role: 'WORKER' },
  agentAdministrator: { ...asAgent, role: 'ADMINISTRATOR' },
  agentWorker: { ...asAgent, role: 'WORKER' },
  chainAdministrator: { ...inChain, role: 'ADMINISTRATOR' },
  chainWorker: { ...inChain, role: 'WORKER' },
  unaffiliated: { ...nowhere, role: 'ADMINISTRATOR' },
  /** One person with two contexts, who has changed from the other one into this. */
  fromStoreToAgent: { ...asAgent, role: 'WORKER' },
  fromAgentToStore: { ...inStore, role: 'ADMINISTRATOR' },
} as const satisfies Record<string, AskerContext>
export type Asker = keyof typeof askerContexts
export const askers = Object.keys(askerContexts) as readonly Asker[]

const PERSON_WITH_TWO = 50
const changed: Readonly<Partial<Record<Asker, Asker>>> = {
  fromStoreToAgent: 'fromAgentToStore',
  fromAgentToStore: 'fromStoreToAgent',
}

export const askerViewers = Object.fromEntries(
  askers.map((asker, index) => [
    asker,
    { ...askerContexts[asker], userId: asker in changed ? PERSON_WITH_TWO : index + 1 },
  ]),
) as Readonly<Record<Asker, Viewer>>

const affiliationOf = ({ chainId, storeId, agentId }: AskerContext) =>
  agentId !== null
    ? ({ affiliationType: 'agent', affiliation: { id: agentId, name: 'Byggmester' } } as const)
    : storeId !== null
      ? ({ affiliationType: 'store', affiliation: { id: storeId, name: 'Butikk' } } as const)
      : chainId !== null
        ? ({ affiliationType: 'chain', affiliation: { id: chainId, name: 'Kjede' } } as const)
        : ({ affiliationType: null, affiliation: null } as const)

const contextIdOf = (asker: Asker): number => 1000 + askers.indexOf(asker)
const contextOf = (asker: Asker) => {
  const { role, ...affiliation } = askerContexts[asker]
  return makeContext({ id: contextIdOf(asker), role, ...affiliationOf({ role, ...affiliation }) })
}
export const emailOf = (asker: Asker): string => `person${askerViewers[asker].userId}@test.example`

export const PASSWORD = 'riktig passord'

export const insertAskers = async (): Promise<void> => {
  const passwordHash = await hashPassword(PASSWORD)
  for (const asker of askers) {
    const other = changed[asker]
    const contexts = [contextOf(asker), ...(other === undefined ? [] : [contextOf(other)])]
    const { userId } = askerViewers[asker]
    const [firstname, lastname] = ['Person', String(userId)]
    await insertUser(
      makeUser({ id: userId, email: emailOf(asker), firstname, lastname, contexts, passwordHash }),
    )
  }
}

const must = (status: number, what: string): void => {
  if (status !== 200) throw new Error(`${what}: ${status}`)
}
const choose = async (client: Client, asker: Asker): Promise<void> => {
  const chosen = await client.put('/api/v1/contexts/current', { contextId: contextIdOf(asker) })
  must(chosen.status, `${asker} could not choose a context`)
}

/** Whoever changes context has worked in the other one first. */
const logIn = async (asker: Asker): Promise<Client> => {
  const client = makeClient()
  const login = { email: emailOf(asker), password: PASSWORD }
  must((await client.post('/api/v1/auth/login', login)).status, `${asker} could not log in`)
  const other = changed[asker]
  if (other === undefined) return client
  await choose(client, other)
  must((await client.get('/api/v1/offers')).status, `${asker} could not work as ${other}`)
  await choose(client, asker)
  return client
}

export const logInAll = async (): Promise<Readonly<Record<Asker, Client>>> =>
  Object.fromEntries(
    await Promise.all(askers.map(async (asker) => [asker, await logIn(asker)] as const)),
  ) as Record<Asker, Client>
