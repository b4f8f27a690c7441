/**
 * An organisation for somebody who wants to do something with it. Whoever may not see it gets the answer of one that is not there;
 * whoever sees it and may not do this is told so.
 */
import type { Viewer } from '#domain/access/access'
import { mayOn, type OrganisationAction, type OrganisationPlace } from '#domain/access/admin-rights'
import type { Agent, Chain, Store, Stored } from '#domain/administration/organisation'
import { type Result, refusal, success } from '#domain/result'
import { placeOfAgent, placeOfChain, placeOfStore } from '#domain/views/organisation-for'
import { findAgent, findChain, findStore } from '../data/organisations/organisation-repository.ts'

const permitted = <Item>(
  viewer: Viewer,
  action: OrganisationAction,
  item: Item | null,
  placeOf: (item: Item) => OrganisationPlace,
): Result<Item> => {
  if (item === null || !mayOn(viewer, 'organisation.view', placeOf(item)))
    return refusal('organisation.not-found')
  return mayOn(viewer, action, placeOf(item)) ? success(item) : refusal('access.denied')
}

const VIEW = 'organisation.view'

export const findAgentFor = async (
  viewer: Viewer,
  id: number,
  action: OrganisationAction = VIEW,
): Promise<Result<Stored<Agent>>> => {
  const agent = await findAgent(id)
  return permitted(viewer, action, agent?.deleted ? null : agent, placeOfAgent)
}

export const findStoreFor = async (
  viewer: Viewer,
  id: number,
  action: OrganisationAction = VIEW,
): Promise<Result<Stored<Store>>> => permitted(viewer, action, await findStore(id), placeOfStore)

export const findChainFor = async (
  viewer: Viewer,
  id: number,
  action: OrganisationAction = VIEW,
): Promise<Result<Stored<Chain>>> => permitted(viewer, action, await findChain(id), placeOfChain)
