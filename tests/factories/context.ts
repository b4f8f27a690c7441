/** Whom one works as, as the browser knows it: a salesman of a store. */
import type { CurrentContext, CurrentUser } from '#domain/contracts/session'

const store = { id: 101, name: 'Tømmerringen Sandnes' }

export const makeCurrentContext = (overrides: Partial<CurrentContext> = {}): CurrentContext => ({
  user: { id: 1008, firstname: 'Tor', fullName: 'Tor Kvalheim' },
  contextId: 1,
  role: 'WORKER',
  agent: null,
  chain: null,
  store,
  affiliation: store,
  lineage: { chainId: 1, storeId: 101, agentId: null },
  isStoreUser: true,
  isAgentUser: false,
  isChainUser: false,
  isSuperUser: false,
  affiliationUrl: 'admin/stores/101',
  ...overrides,
})

export const makeCurrentUser = (): CurrentUser => ({
  id: 1008,
  firstname: 'Tor',
  lastname: 'Kvalheim',
  fullName: 'Tor Kvalheim',
  email: 'tor.kvalheim@butikk.example',
  phoneNumber: '',
  contexts: [],
})
