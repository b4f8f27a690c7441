/** New builders, changes of them, and taking them away. */
import { makeChange } from '#domain/administration/change'
import type { Agent, Stored } from '#domain/administration/organisation'
import type { UpdateAgentBody } from '#domain/contracts/organisation'
import { type Refusal, refusal, success } from '#domain/result'
import { placeOfAgent } from '#domain/views/organisation-for'
import { nextNumber } from '../../data/counters/counter-repository.ts'
import { findAgent, insertAgent } from '../../data/organisations/organisation-repository.ts'
import { listFor, readList } from '../../data/quotes/quote-lists.ts'
import { command } from '../../http/command.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { answerUpdate } from '../../organisations/answer-update.ts'
import { type EditRights, permittedChanges, placedAddress } from '../../organisations/edit-fields.ts'
import { findAgentFor, findStoreFor } from '../../organisations/find-organisation.ts'
import { renamePeople } from '../../organisations/rename-people.ts'
import { showAgent } from '../../organisations/show-agent.ts'
import { showPeople } from '../../organisations/show-people.ts'
import { takeLogo } from '../../organisations/take-logo.ts'
import { organisationAnswers } from '../../organisations/text.ts'
import { actionOf, editAgent, shownAgent } from '../../organisations/update-organisation.ts'
import { changedBy } from '../../people/save-user.ts'
import * as contracts from './contracts.ts'

const rights: EditRights = {
  name: 'organisation.edit',
  contact: 'organisation.edit',
  phoneNumber: 'organisation.edit',
  email: 'organisation.edit',
  address: 'organisation.edit',
  discountWindowNet: 'organisation.edit-terms',
  discountDoorNet: 'organisation.edit-terms',
  storeMargin: 'organisation.edit-terms',
  defaultMargin: 'organisation.edit-margin',
  secondFactorRequired: 'organisation.demand-second-factor',
}

/** As they would be sent to change nothing. */
const sentAlike = (agent: Agent) => ({
  ...agent,
  address: { address1: agent.address.address1, postalCode: agent.address.postalCode },
  discountWindowNet: agent.netWindows || null,
  discountDoorNet: agent.netDoors || null,
  storeMargin: agent.storeMargin || null,
  defaultMargin: agent.defaultMargin || null,
})

type Fields = Partial<Omit<UpdateAgentBody, 'version'>>

const withFields = (agent: Stored<Agent>, sent: Fields): { ok: true; after: Agent } | Refusal => {
  const {
    discountWindowNet,
    discountDoorNet,
    storeMargin,
    defaultMargin,
    address: sentAddress,
    ...plain
  } = sent
  const address =
    sentAddress === undefined ? success(agent.address) : placedAddress(agent.address, sentAddress)
  if (!address.ok) return address
  return {
    ok: true,
    after: {
      ...agent,
      ...plain,
      address: address.value,
      ...(discountWindowNet !== undefined && { netWindows: discountWindowNet ?? 0 }),
      ...(discountDoorNet !== undefined && { netDoors: discountDoorNet ?? 0 }),
      ...(storeMargin !== undefined && { storeMargin: storeMargin ?? 0 }),
      ...(defaultMargin !== undefined && { defaultMargin: defaultMargin ?? 0 }),
    },
  }
}

const pick = (body: Fields, fields: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(body).filter(([field]) => fields.includes(field)))

export const updateAgent = endpoint(contracts.updateAgent, async ({ params, body, caller, at }) => {
  const { viewer, user } = caller
  const found = await findAgentFor(viewer, params.id)
  if (!found.ok) return found
  const { version, ...sent } = body
  const edited = { kind: 'agent', place: placeOfAgent(found.value), before: sentAlike(found.value) } as const
  const changed = permittedChanges(viewer, edited, rights, sent)
  if (!changed.ok) return changed
  const doing = { by: changedBy(user), at, action: actionOf(changed.value), basedOn: version }
  const updated = await editAgent(params.id, doing, (agent) => withFields(agent, pick(sent, changed.value)))
  if (updated.ok && sent.name !== undefined) {
    const renamed = await renamePeople({ type: 'agent', id: params.id }, { at })
    if (!renamed.ok) return renamed
  }
  return answerUpdate(updated, (agent) => showAgent(viewer, agent), organisationAnswers.saved)
})

export const createAgent = command(contracts.createAgent, {
  allocate: async () => ({ id: await nextNumber('agent-id') }),
  act: async ({ body, caller, at }, { id }) => {
    const { viewer, user } = caller
    const store = await findStoreFor(viewer, body.storeId, 'organisation.create-builder')
    if (!store.ok) return store
    const address = placedAddress(null, body.address)
    if (!address.ok) return address
    const { name, contact, phoneNumber, email } = body
    const agent: Agent = {
      id,
      storeId: store.value.id,
      chainId: store.value.chainId,
      name,
      contact,
      phoneNumber,
      email,
      address: address.value,
      logo: null,
      netWindows: body.discountWindowNet ?? 0,
      netDoors: body.discountDoorNet ?? 0,
      storeMargin: body.storeMargin ?? 0,
      defaultMargin: 0,
      secondFactorRequired: false,
      apiKeys: [],
      webhooks: [],
      deleted: false,
    }
    const change = makeChange({ by: changedBy(user), at, action: 'created' }, {}, shownAgent(agent))
    await insertAgent(agent, change)
    const made = (await findAgent(id)) ?? { ...agent, version: 1, change }
    return answered({ model: await showAgent(viewer, made), message: organisationAnswers.created })
  },
})

/** People with an enabled role and quotes keep a builder: both go on naming it. */
const obstacle = async (id: number, at: Date): Promise<Refusal | null> => {
  const nobody = { userId: 0, role: 'ADMINISTRATOR', chainId: null, storeId: null } as const
  const list = listFor({ ...nobody, agentId: id }) ?? ''
  const [people, quotes] = await Promise.all([
    showPeople('agent', id, { offset: 0, limit: 500, at }),
    readList(list, 999_999_999, 1),
  ])
  if (!people.ok) return people
  if (people.value.some(({ roles }) => roles.some(({ enabled }) => enabled)))
    return refusal('organisation.has-people')
  return quotes.orderNumbers.length > 0 ? refusal('organisation.has-quotes') : null
}

export const deleteAgent = endpoint(contracts.deleteAgent, async ({ params, caller, at }) => {
  const found = await findAgentFor(caller.viewer, params.id, 'organisation.delete-builder')
  if (!found.ok) return found
  const refused = await obstacle(params.id, at)
  if (refused !== null) return refused
  const doing = { by: changedBy(caller.user), at, action: 'deleted', basedOn: null } as const
  const deleted = await editAgent(params.id, doing, (agent) => ({
    ok: true,
    after: { ...agent, deleted: true },
  }))
  return deleted.ok ? answered({ model: null, message: organisationAnswers.deleted }) : deleted
})

export const putAgentLogo = endpoint(contracts.putAgentLogo, async ({ params, body, caller, at }) => {
  const found = await findAgentFor(caller.viewer, params.id, 'organisation.edit')
  if (!found.ok) return found
  const logo = await takeLogo(body)
  if (!logo.ok) return logo
  const doing = { by: changedBy(caller.user), at, action: 'logo', basedOn: null } as const
  const updated = await editAgent(params.id, doing, (agent) => ({
    ok: true,
    after: { ...agent, logo: logo.value },
  }))
  return answerUpdate(updated, (agent) => showAgent(caller.viewer, agent), organisationAnswers.logo)
})
