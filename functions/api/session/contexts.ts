/** The contexts of the user who is logged in, and the one that the session acts in. */
import { kindOf } from '#domain/access/access'
import type { CurrentContext } from '#domain/contracts/session'
import { refusal } from '#domain/result'
import { chooseContext } from '../../data/sessions/session-repository.ts'
import { fullName, type StoredContext, type User } from '../../data/users/user.ts'
import { viewerIn } from '../../http/caller.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import * as contracts from './contracts.ts'
import { currentUserOf } from './profile.ts'

const pages = { store: 'admin/stores', agent: 'admin/agents', chain: 'admin/chains' } as const

const currentContextOf = async (user: User, context: StoredContext): Promise<CurrentContext> => {
  const { affiliation, affiliationType, id, role } = context
  const viewer = await viewerIn(user, context)
  const { chainId, storeId, agentId } = viewer
  const kind = kindOf(viewer)
  return {
    user: { id: user.id, firstname: user.firstname, fullName: fullName(user) },
    contextId: id,
    role,
    agent: affiliationType === 'agent' ? affiliation : null,
    chain: affiliationType === 'chain' ? affiliation : null,
    store: affiliationType === 'store' ? affiliation : null,
    affiliation,
    lineage: { chainId, storeId, agentId },
    isStoreUser: kind === 'store',
    isAgentUser: kind === 'agent',
    isChainUser: kind === 'chain',
    isSuperUser: kind === 'super',
    affiliationUrl: affiliation && affiliationType ? `${pages[affiliationType]}/${affiliation.id}` : null,
  }
}

export const listContexts = endpoint(contracts.listContexts, async ({ caller }) =>
  answered(caller.user.contexts.filter(({ enabled }) => enabled)),
)

export const getCurrentContext = endpoint(contracts.getCurrentContext, async ({ caller }) =>
  answered(await currentContextOf(caller.user, caller.context)),
)

export const chooseCurrentContext = endpoint(contracts.chooseCurrentContext, async ({ body, caller }) => {
  const { user, session } = caller
  const context = user.contexts.find(({ id, enabled }) => enabled && id === body.contextId)
  if (context === undefined) return refusal('session.unknown-context')
  const chosen = await chooseContext(session, context.id)
  return chosen ? answered({ model: await currentContextOf(user, context) }) : refusal('session.missing')
})

export const getCurrentUser = endpoint(contracts.getCurrentUser, async ({ caller }) =>
  answered(currentUserOf(caller.user)),
)
