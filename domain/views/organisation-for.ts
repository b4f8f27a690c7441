/** Stores, builders and chains as a viewer may see them. Who may not see the organisation at all is never asked here. */
import type { Viewer } from '#domain/access/access'
import {
  mayOn,
  mayViewBuilders,
  mayViewStores,
  type OrganisationPlace,
  organisationActions,
} from '#domain/access/admin-rights'
import { seenTerms } from '#domain/access/seen-terms'
import type { Agent, Chain, Store, Stored } from '#domain/administration/organisation'
import type { AgentSummary, ApiAgent, ApiChain, ApiStore, StoreSummary } from '#domain/contracts/organisation'
import type { Percent } from '#domain/units'

export const placeOfAgent = ({ id, chainId, storeId }: Agent): OrganisationPlace => ({
  chainId,
  storeId,
  agentId: id,
})
export const placeOfStore = ({ id, chainId }: Store): OrganisationPlace => ({
  chainId,
  storeId: id,
  agentId: null,
})
export const placeOfChain = ({ id }: Chain): OrganisationPlace => ({
  chainId: id,
  storeId: null,
  agentId: null,
})

/** What is not given is kept as 0 (AD-17). */
const rateOrNone = (rate: Percent): Percent | null => (rate === 0 ? null : rate)

const logoUrlOf = (type: 'agents' | 'stores', { id, logo }: Agent | Store): string | null =>
  logo === null ? null : `/assets/${type}/${id}/logo?v=${logo.hash.slice(0, 12)}`

const common = (viewer: Viewer, item: Stored<Agent> | Stored<Store>, place: OrganisationPlace) => {
  const { id, version, name, contact, phoneNumber, email, address, secondFactorRequired } = item
  return {
    id,
    version,
    name,
    contact,
    phoneNumber,
    email,
    address,
    ...(mayOn(viewer, 'organisation.demand-second-factor', place) && { secondFactorRequired }),
    may: organisationActions.filter((action) => mayOn(viewer, action, place)),
  }
}

export const agentFor = (viewer: Viewer, agent: Stored<Agent>, storeName: string): ApiAgent => ({
  ...common(viewer, agent, placeOfAgent(agent)),
  logoUrl: logoUrlOf('agents', agent),
  chainId: agent.chainId,
  store: { id: agent.storeId, name: storeName },
  projectCalculation: agent.storeMargin > 0,
  ...seenTerms(viewer, 'agent', {
    discountWindowNet: rateOrNone(agent.netWindows),
    discountDoorNet: rateOrNone(agent.netDoors),
    storeMargin: rateOrNone(agent.storeMargin),
    defaultMargin: rateOrNone(agent.defaultMargin),
  }),
})

export const storeFor = (viewer: Viewer, store: Stored<Store>, chainName: string): ApiStore => {
  const place = placeOfStore(store)
  return {
    ...common(viewer, store, place),
    logoUrl: logoUrlOf('stores', store),
    chain: { id: store.chainId, name: chainName },
    organisationNumber: store.organisationNumber,
    projectCalculation: store.marginRef !== null,
    stockAddresses: store.stockAddresses.map((address) => ({ ...address, storeId: store.id })),
    orderStop: store.orderStop,
    showsBuilders: mayViewBuilders(viewer, place),
    ...seenTerms(viewer, 'store', {
      defaultMargin: rateOrNone(store.defaultMargin),
      marginRef: store.marginRef,
      discountMaxWindows: store.discountMaxWindows,
      discountMaxDoors: store.discountMaxDoors,
    }),
  }
}

export const chainFor = (viewer: Viewer, chain: Stored<Chain>): ApiChain => {
  const { id, version, name, netWindows, netDoors, projectWindows, projectDoors, secondFactorRequired } =
    chain
  return {
    id,
    version,
    name,
    ...(mayOn(viewer, 'organisation.demand-second-factor', placeOfChain(chain)) && { secondFactorRequired }),
    ...seenTerms(viewer, 'chain', { netWindows, netDoors, projectWindows, projectDoors }),
    showsStores: mayViewStores(viewer, placeOfChain(chain)),
  }
}

const summaryOf = ({ id, name, contact, phoneNumber, email, address }: Agent | Store) => ({
  id,
  name,
  contact,
  phoneNumber,
  email,
  postalAddress: address.postalAddress,
})

export const storeSummaryOf = (store: Store): StoreSummary => ({
  ...summaryOf(store),
  ordersStopped: store.orderStop.active,
})

export const agentSummaryOf = (agent: Agent, storeName: string): AgentSummary => ({
  ...summaryOf(agent),
  store: { id: agent.storeId, name: storeName },
})
