/** Chains, stores and agents to and from what the table keeps; what older programs have stored lacks the later attributes. */
import type { EntityItem } from 'electrodb'
import { type Webhook, webhookEvents } from '#domain/access/webhook'
import type { RecordedChange, Versioned } from '#domain/administration/change'
import type { Agent, Chain, Store, Stored } from '#domain/administration/organisation'
import type { agentEntity, chainEntity, storeEntity } from './organisation-entities.ts'

const versionedOf = ({ version, change }: { version?: number; change?: unknown }): Versioned => ({
  version: version ?? 0,
  change: (change as RecordedChange | undefined) ?? null,
})

export const chainOf = (item: EntityItem<ReturnType<typeof chainEntity>>): Stored<Chain> => {
  const { id, name, netWindows, netDoors, projectWindows, projectDoors, secondFactorRequired = false } = item
  return {
    id,
    name,
    netWindows,
    netDoors,
    projectWindows,
    projectDoors,
    secondFactorRequired,
    ...versionedOf(item),
  }
}

type StoredWebhook = Omit<Webhook, 'events' | 'formerSecret'> & {
  readonly events: readonly string[]
  readonly formerSecret?: Webhook['formerSecret']
}

/** An event that this program does not know is one of a later one. */
const webhooksOf = ({ webhooks = [] }: { readonly webhooks?: readonly StoredWebhook[] }): Webhook[] =>
  webhooks.map(({ events, formerSecret = null, ...rest }) => ({
    ...rest,
    events: webhookEvents.filter((event) => events.includes(event)),
    formerSecret,
  }))

export const storeOf = ({
  writeId: _,
  ...item
}: EntityItem<ReturnType<typeof storeEntity>>): Stored<Store> => ({
  ...item,
  organisationNumber: item.organisationNumber ?? null,
  marginRef: item.marginRef ?? null,
  logo: item.logo ?? null,
  orderStop: { ...item.orderStop, since: item.orderStop.since ?? null },
  secondFactorRequired: item.secondFactorRequired ?? false,
  apiKeys: item.apiKeys ?? [],
  webhooks: webhooksOf(item),
  ...versionedOf(item),
})

export const agentOf = ({
  writeId: _,
  ...item
}: EntityItem<ReturnType<typeof agentEntity>>): Stored<Agent> => ({
  ...item,
  logo: item.logo ?? null,
  secondFactorRequired: item.secondFactorRequired ?? false,
  apiKeys: item.apiKeys ?? [],
  webhooks: webhooksOf(item),
  deleted: item.deleted ?? false,
  ...versionedOf(item),
})

/** Absence is no attribute. */
const webhookItems = ({ webhooks }: Pick<Store, 'webhooks'>) =>
  webhooks.map(({ formerSecret, events, ...rest }) => ({
    ...rest,
    events: [...events],
    ...(formerSecret && { formerSecret }),
  }))

export const storeItem = (store: Stored<Store>) => ({
  ...store,
  organisationNumber: store.organisationNumber ?? undefined,
  marginRef: store.marginRef ?? undefined,
  logo: store.logo ?? undefined,
  change: store.change ?? undefined,
  apiKeys: [...store.apiKeys],
  webhooks: webhookItems(store),
  stockAddresses: [...store.stockAddresses],
  orderStop: { ...store.orderStop, since: store.orderStop.since ?? undefined },
})

export const agentItem = (agent: Stored<Agent>) => ({
  ...agent,
  logo: agent.logo ?? undefined,
  change: agent.change ?? undefined,
  apiKeys: [...agent.apiKeys],
  webhooks: webhookItems(agent),
})

export const chainItem = (chain: Stored<Chain>) => ({ ...chain, change: chain.change ?? undefined })
