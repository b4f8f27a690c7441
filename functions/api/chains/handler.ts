/** /api/v1/chains. */
import { mayViewStores } from '#domain/access/admin-rights'
import { refusal } from '#domain/result'
import { placeOfChain, chainFor as shownChain, storeSummaryOf } from '#domain/views/organisation-for'
import { searchChains, searchStores } from '../../data/organisations/organisation-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { handle } from '../../http/handle.ts'
import { answered } from '../../http/outcome.ts'
import { resource } from '../../http/resource.ts'
import { answerUpdate } from '../../organisations/answer-update.ts'
import { findChainFor } from '../../organisations/find-organisation.ts'
import { showChanges } from '../../organisations/show-changes.ts'
import { organisationAnswers } from '../../organisations/text.ts'
import { editChain } from '../../organisations/update-organisation.ts'
import { changedBy } from '../../people/save-user.ts'
import * as contracts from './contracts.ts'

const listChains = endpoint(contracts.listChains, async ({ query }) => {
  const found = await searchChains(query)
  return found.ok ? answered([...found.value]) : found
})

export const getChain = endpoint(contracts.getChain, async ({ params, caller }) => {
  const found = await findChainFor(caller.viewer, params.id)
  return found.ok ? answered(shownChain(caller.viewer, found.value)) : found
})

export const listChainStores = endpoint(contracts.listChainStores, async ({ params, query, caller }) => {
  const chain = await findChainFor(caller.viewer, params.id)
  if (!chain.ok) return chain
  if (!mayViewStores(caller.viewer, placeOfChain(chain.value))) return refusal('access.denied')
  const found = await searchStores(`chain-${params.id}`, query)
  return found.ok ? answered(found.value.map(storeSummaryOf)) : found
})

export const updateChain = endpoint(contracts.updateChain, async ({ params, body, caller, at }) => {
  const { viewer, user } = caller
  const found = await findChainFor(viewer, params.id, 'organisation.demand-second-factor')
  if (!found.ok) return found
  const { version, secondFactorRequired } = body
  const doing = { by: changedBy(user), at, action: 'second-factor-demand', basedOn: version } as const
  const updated = await editChain(params.id, doing, (chain) => ({
    ok: true,
    after: { ...chain, secondFactorRequired },
  }))
  return answerUpdate(updated, async (chain) => shownChain(viewer, chain), organisationAnswers.saved)
})

export const listChainChanges = endpoint(
  contracts.listChainChanges,
  async ({ params, query, caller, at }) => {
    const found = await findChainFor(caller.viewer, params.id, 'organisation.view-changes')
    if (!found.ok) return found
    const { before = null, limit } = query
    const chain = { kind: 'chain', place: placeOfChain(found.value) } as const
    return answered(await showChanges(caller.viewer, chain, found.value, { at, before, limit }))
  },
)

export const handler = handle(
  resource([listChains, getChain, listChainStores, updateChain, listChainChanges]),
)
