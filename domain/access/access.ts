/**
 * Who a viewer is. A user acts in a context: a role plus an affiliation to a store, an agent (byggmester) or a chain.
 * The rights table beside this file is asked by the server before it acts and by the browser before it shows.
 */
export const ROLES = ['SUPERUSER', 'ADMINISTRATOR', 'WORKER'] as const
export type Role = (typeof ROLES)[number]
export const AFFILIATION_TYPES = ['store', 'agent', 'chain'] as const
export type AffiliationType = (typeof AFFILIATION_TYPES)[number]

/** The active context of a session, with the organisations above it. */
export interface Viewer {
  readonly userId: number
  readonly role: Role
  readonly chainId: number | null
  readonly storeId: number | null
  readonly agentId: number | null
}

export type ViewerKind = 'super' | 'store' | 'agent' | 'chain' | 'unknown'

/** Super before agent, chain, store: a super user may hold an affiliation as well. */
export const kindOf = (viewer: Viewer): ViewerKind => {
  if (viewer.role === 'SUPERUSER') return 'super'
  if (viewer.agentId !== null) return 'agent'
  if (viewer.storeId !== null) return 'store'
  if (viewer.chainId !== null) return 'chain'
  return 'unknown'
}
