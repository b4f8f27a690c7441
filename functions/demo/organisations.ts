/** The demo's chains, stores, agents and users as the table keeps them. People, firms and streets are invented. */

import type { Agent, Chain, Store } from '#domain/administration/organisation'
import { userContext } from '#domain/contracts/session'
import type { User } from '../data/users/user.ts'
import data from './demo.json' with { type: 'json' }

export const demoChains: readonly Chain[] = data.chains.map(
  ({ id, name, netW, netD, projectW, projectD }) => ({
    id,
    name,
    netWindows: netW,
    netDoors: netD,
    projectWindows: projectW,
    projectDoors: projectD,
    secondFactorRequired: false,
  }),
)

export const demoStores: readonly Omit<Store, 'logo'>[] = data.stores.map(
  ({ discountRateMaxWindows, discountRateMaxDoors, ...store }) => ({
    ...store,
    discountMaxWindows: discountRateMaxWindows,
    discountMaxDoors: discountRateMaxDoors,
    orderStop: { ...store.orderStop, since: null },
    secondFactorRequired: false,
    apiKeys: [],
    webhooks: [],
  }),
)

const storeOf = (id: number): (typeof demoStores)[number] => {
  const store = demoStores.find((each) => each.id === id)
  if (store === undefined) throw new Error(`the demo has no store ${id}`)
  return store
}

export const demoAgents: readonly Omit<Agent, 'logo'>[] = data.agents.map(
  ({ store, discountWindowNet, discountDoorNet, ...agent }) => ({
    ...agent,
    storeId: store.id,
    chainId: storeOf(store.id).chainId,
    netWindows: discountWindowNet,
    netDoors: discountDoorNet,
    secondFactorRequired: false,
    apiKeys: [],
    webhooks: [],
    deleted: false,
  }),
)

/** Ids of contexts follow from the user's, so that they are the same in every demo. */
export const demoUsers: readonly Omit<User, 'passwordHash'>[] = data.users.map(
  ({ userContexts, status, ...user }) => ({
    ...user,
    status: status === 'ENABLED' ? 'ENABLED' : 'DISABLED',
    contexts: userContexts.map((context, index) => ({
      ...context,
      id: user.id * 10 + index + 1,
      role: userContext.shape.role.parse(context.role),
      affiliationType: userContext.shape.affiliationType.parse(context.affiliationType),
    })),
  }),
)
