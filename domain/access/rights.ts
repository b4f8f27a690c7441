/**
 * Who may do what: one table of the actions on a quote, with whose quotes each reaches, and one of the actions that
 * concern no single quote. The server asks before it acts, the browser before it shows (quote-workflow section 6, QD-03,
 * QD-04). Money and price modes have tables of their own beside this file. Pure; what is not named is not allowed.
 */
import { kindOf, type Role, type Viewer, type ViewerKind } from './access.ts'

/** Whose quote it is. A quote with an agent belongs to the agent, under the agent's store and chain. */
export interface QuoteOwner {
  readonly chainId: number
  readonly storeId: number
  readonly agentId: number | null
}

/** Which quotes an action reaches. */
type Reach = 'all' | 'of the chain' | 'of the store and its agents' | 'of the agent' | 'none'

const reaches: Readonly<Record<Reach, (viewer: Viewer, owner: QuoteOwner) => boolean>> = {
  all: () => true,
  'of the chain': (viewer, owner) => viewer.chainId !== null && owner.chainId === viewer.chainId,
  'of the store and its agents': (viewer, owner) =>
    viewer.storeId !== null && owner.storeId === viewer.storeId,
  'of the agent': (viewer, owner) => viewer.agentId !== null && owner.agentId === viewer.agentId,
  none: () => false,
}

/** Actions on one quote, by the kind of viewer. */
const quoteRights = {
  'quote.view': {
    super: 'all',
    chain: 'of the chain',
    store: 'of the store and its agents',
    agent: 'of the agent',
    unknown: 'none',
  },
  'quote.edit': {
    super: 'all',
    chain: 'none',
    store: 'of the store and its agents',
    agent: 'of the agent',
    unknown: 'none',
  },
} as const satisfies Record<string, Record<ViewerKind, Reach>>
export type QuoteAction = keyof typeof quoteRights

/** Written out, so that a new role may nothing before somebody says so. */
const workersAndUp: readonly Role[] = ['WORKER', 'ADMINISTRATOR', 'SUPERUSER']
const administrators: readonly Role[] = ['SUPERUSER', 'ADMINISTRATOR']
const nobody: readonly Role[] = []

/** Actions that concern no single quote: the roles that may, by the kind of viewer. */
const generalRights = {
  'quote.create': { super: nobody, chain: nobody, store: workersAndUp, agent: workersAndUp, unknown: nobody },
  'quote.search': {
    super: workersAndUp,
    chain: workersAndUp,
    store: workersAndUp,
    agent: workersAndUp,
    unknown: nobody,
  },
  /** Others' sessions: found and ended (AD-10). */
  'sessions.administrate': {
    super: workersAndUp,
    chain: nobody,
    store: nobody,
    agent: nobody,
    unknown: nobody,
  },
  /** Prices in the browser while a product is being changed. */
  'price-list.read': {
    super: workersAndUp,
    chain: nobody,
    store: workersAndUp,
    agent: workersAndUp,
    unknown: nobody,
  },
  /** The texts of the interface (AD-03). */
  'texts.administrate': {
    super: workersAndUp,
    chain: nobody,
    store: nobody,
    agent: nobody,
    unknown: nobody,
  },
  /** The data of the range, to be checked by people who know windows. */
  'catalogue.check': { super: workersAndUp, chain: nobody, store: nobody, agent: nobody, unknown: nobody },
  /** All entries of administration in the user menu (QD-51). */
  'admin.menu': { super: workersAndUp, chain: nobody, store: nobody, agent: nobody, unknown: nobody },
  /** Stores and people by the sheet, into whichever chain. */
  'admin.import': { super: workersAndUp, chain: nobody, store: nobody, agent: nobody, unknown: nobody },
  /** What the provider tells everybody (AD-03). */
  'messages.write': { super: workersAndUp, chain: nobody, store: nobody, agent: nobody, unknown: nobody },
  /** What waits, what has failed, and trying it again. */
  'operations.watch': { super: workersAndUp, chain: nobody, store: nobody, agent: nobody, unknown: nobody },
  /** What the product menu shows of the range: drawn, approved and handed in. */
  'admin.pictures': { super: workersAndUp, chain: nobody, store: nobody, agent: nobody, unknown: nobody },
  /** What the system keeps so as not to make it again: counted and cleared. */
  'admin.buffers': { super: workersAndUp, chain: nobody, store: nobody, agent: nobody, unknown: nobody },
  /** Own agents and users, linked from the top bar. */
  'admin.links': {
    super: workersAndUp,
    chain: administrators,
    store: administrators,
    agent: nobody,
    unknown: nobody,
  },
} as const satisfies Record<string, Record<ViewerKind, readonly Role[]>>
export type GeneralAction = keyof typeof generalRights

export type AccessAction = QuoteAction | GeneralAction

const isQuoteAction = (action: AccessAction): action is QuoteAction => Object.hasOwn(quoteRights, action)

/** An action on a quote names whose quote it is; the others name nothing. */
export const may = <Action extends AccessAction>(
  viewer: Viewer,
  action: Action,
  ...[owner]: Action extends QuoteAction ? [owner: QuoteOwner] : []
): boolean => {
  const kind = kindOf(viewer)
  if (isQuoteAction(action)) {
    return owner !== undefined && reaches[quoteRights[action][kind]](viewer, owner)
  }
  const roles: readonly Role[] = generalRights[action as GeneralAction][kind]
  return roles.includes(viewer.role)
}
