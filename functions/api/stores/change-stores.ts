/** Changes of a store: its fields, its logo, where goods can be delivered, and whether it may order. */
import type { Store, Stored } from '#domain/administration/organisation'
import type { UpdateStoreBody } from '#domain/contracts/organisation'
import { type Refusal, success } from '#domain/result'
import { placeOfStore } from '#domain/views/organisation-for'
import { endpoint } from '../../http/endpoint.ts'
import { answerUpdate } from '../../organisations/answer-update.ts'
import { type EditRights, permittedChanges, placedAddress } from '../../organisations/edit-fields.ts'
import { findStoreFor } from '../../organisations/find-organisation.ts'
import { renamePeople } from '../../organisations/rename-people.ts'
import { takeLogo } from '../../organisations/take-logo.ts'
import { organisationAnswers } from '../../organisations/text.ts'
import { actionOf, editStore } from '../../organisations/update-organisation.ts'
import { changedBy } from '../../people/save-user.ts'
import * as contracts from './contracts.ts'
import { showStore } from './read-stores.ts'

const rights: EditRights = {
  name: 'organisation.edit-contract',
  organisationNumber: 'organisation.edit-contract',
  address: 'organisation.edit-contract',
  contact: 'organisation.edit',
  phoneNumber: 'organisation.edit',
  email: 'organisation.edit',
  defaultMargin: 'organisation.edit-margin',
  marginRef: 'organisation.edit-contract',
  discountMaxWindows: 'organisation.edit-contract',
  discountMaxDoors: 'organisation.edit-contract',
  orderStop: 'organisation.edit-contract',
  secondFactorRequired: 'organisation.demand-second-factor',
}

/** As they would be sent to change nothing. */
const sentAlike = (store: Store) => ({
  ...store,
  address: { address1: store.address.address1, postalCode: store.address.postalCode },
  defaultMargin: store.defaultMargin || null,
  orderStop: { active: store.orderStop.active, text: store.orderStop.text },
})

type Fields = Partial<Omit<UpdateStoreBody, 'version'>>

const pick = (body: Fields, fields: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(body).filter(([field]) => fields.includes(field)))

/** It begins when it is switched, whatever is said of it later. */
const stopOf = ({ orderStop }: Store, sent: Fields['orderStop'], at: Date): Store['orderStop'] => {
  if (sent === undefined) return orderStop
  return { ...sent, since: sent.active === orderStop.active ? orderStop.since : at.toISOString() }
}

const withFields = (store: Stored<Store>, sent: Fields, at: Date): { ok: true; after: Store } | Refusal => {
  const { address: sentAddress, orderStop, defaultMargin, marginRef, organisationNumber, ...rest } = sent
  const { discountMaxWindows, discountMaxDoors, ...plain } = rest
  const address =
    sentAddress === undefined ? success(store.address) : placedAddress(store.address, sentAddress)
  if (!address.ok) return address
  return {
    ok: true,
    after: {
      ...store,
      ...plain,
      address: address.value,
      orderStop: stopOf(store, orderStop, at),
      ...(organisationNumber !== undefined && { organisationNumber: organisationNumber || null }),
      ...(marginRef !== undefined && { marginRef: marginRef || null }),
      ...(defaultMargin !== undefined && { defaultMargin: defaultMargin ?? 0 }),
      ...(discountMaxWindows !== undefined && { discountMaxWindows: discountMaxWindows ?? 0 }),
      ...(discountMaxDoors !== undefined && { discountMaxDoors: discountMaxDoors ?? 0 }),
    },
  }
}

export const updateStore = endpoint(contracts.updateStore, async ({ params, body, caller, at }) => {
  const { viewer, user } = caller
  const found = await findStoreFor(viewer, params.id)
  if (!found.ok) return found
  const { version, ...sent } = body
  const edited = { kind: 'store', place: placeOfStore(found.value), before: sentAlike(found.value) } as const
  const changed = permittedChanges(viewer, edited, rights, sent)
  if (!changed.ok) return changed
  const doing = { by: changedBy(user), at, action: actionOf(changed.value), basedOn: version }
  const updated = await editStore(params.id, doing, (store) =>
    withFields(store, pick(sent, changed.value), at),
  )
  if (updated.ok && sent.name !== undefined) {
    const renamed = await renamePeople({ type: 'store', id: params.id }, { at })
    if (!renamed.ok) return renamed
  }
  return answerUpdate(updated, (store) => showStore(viewer, store), organisationAnswers.saved)
})

export const putStoreLogo = endpoint(contracts.putStoreLogo, async ({ params, body, caller, at }) => {
  const found = await findStoreFor(caller.viewer, params.id, 'organisation.edit')
  if (!found.ok) return found
  const logo = await takeLogo(body)
  if (!logo.ok) return logo
  const doing = { by: changedBy(caller.user), at, action: 'logo', basedOn: null } as const
  const updated = await editStore(params.id, doing, (store) => ({
    ok: true,
    after: { ...store, logo: logo.value },
  }))
  return answerUpdate(updated, (store) => showStore(caller.viewer, store), organisationAnswers.logo)
})
