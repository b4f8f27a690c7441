/** The organisation that a page of integrations is of, for somebody who may have programs let in there. */

import type { Viewer } from '#domain/access/access'
import type { OrganisationAction } from '#domain/access/admin-rights'
import type { Agent, Store, Stored } from '#domain/administration/organisation'
import type { ChangeAction } from '#domain/messages/changes'
import type { Refusal, Result } from '#domain/result'
import type { Asked } from '../../http/endpoint.ts'
import { findAgentFor, findStoreFor } from '../../organisations/find-organisation.ts'
import { editAgent, editStore } from '../../organisations/update-organisation.ts'
import { changedBy } from '../../people/save-user.ts'

const EDIT: OrganisationAction = 'organisation.edit-keys'

export interface SellerParams {
  readonly type: 'stores' | 'agents'
  readonly id: number
}

type Seller = Stored<Store> | Stored<Agent>

export const findSellerFor = (viewer: Viewer, { type, id }: SellerParams): Promise<Result<Seller>> =>
  type === 'stores' ? findStoreFor(viewer, id, EDIT) : findAgentFor(viewer, id, EDIT)

type Programs = Pick<Store & Agent, 'apiKeys' | 'webhooks'>
type Decision = { readonly ok: true; readonly after: Partial<Programs> } | Refusal

/** Changes the keys or the webhooks of an organisation, with an entry in its log. */
export const editPrograms = (
  { type, id }: SellerParams,
  { caller, at }: Asked,
  action: ChangeAction,
  decide: (programs: Programs) => Decision,
): Promise<Result<Seller>> => {
  const doing = { by: changedBy(caller.user), at, action, basedOn: null }
  const decideOn = <Item extends Store | Agent>(item: Item) => {
    const decision = decide(item)
    return decision.ok ? { ok: true as const, after: { ...item, ...decision.after } } : decision
  }
  return type === 'stores' ? editStore(id, doing, decideOn) : editAgent(id, doing, decideOn)
}
