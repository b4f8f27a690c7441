/** Whom one works as, as the browser knows it: a salesman of a store. */
import type { CurrentContext } from '#domain/contracts/session'

const store = { id: 101, name: 'Tømmerringen Sandnes' }

export const makeContext = (overrides: Partial<CurrentContext> = {}): CurrentContext => ({
  user: { id: 1008, firstname: 'Tor', fullName: 'Tor Kvalheim' },
  contextId: 1,
  role: 'WORKER',
  agent: null,
  chain: { id: 1, name: 'Tømmerringen' },
  store,
  affiliation: store,
  isStoreUser: true,
  isAgentUser: false,
  isChainUser: false,
  isSuperUser: false,
  affiliationUrl: 'admin/stores/101',
  ...overrides,
})
