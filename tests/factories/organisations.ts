/** Organisations and users of the tests: valid, the same every time, changed by overrides. */
import type { Agent, Chain, Store } from '#domain/administration/organisation'
import type { StoredContext, User } from '#functions/data/users/user'

export const makeChain = (overrides: Partial<Chain> = {}): Chain => ({
  id: 1,
  name: 'Tømmerringen',
  netWindows: 42,
  netDoors: 40,
  projectWindows: 52,
  projectDoors: 50,
  secondFactorRequired: false,
  ...overrides,
})

const address = { address1: 'Sagveien 12', postalCode: '4313', postalAddress: 'SANDNES' }

export const makeStore = (overrides: Partial<Store> = {}): Store => ({
  id: 101,
  chainId: 1,
  name: 'Tømmerringen Sandnes',
  organisationNumber: '399100003',
  address,
  contact: 'Marit Kvalheim',
  phoneNumber: '00010101',
  email: 'sandnes@butikk.example',
  logo: null,
  marginRef: null,
  defaultMargin: 18,
  discountMaxWindows: 35,
  discountMaxDoors: 32,
  stockAddresses: [
    { code: 'L01', address2: 'Sagveien 12', ...address, address1: 'Hovedlager', complete: true },
  ],
  orderStop: { active: false, text: '', since: null },
  secondFactorRequired: false,
  apiKeys: [],
  webhooks: [],
  ...overrides,
})

export const makeAgent = (overrides: Partial<Agent> = {}): Agent => ({
  id: 201,
  storeId: 101,
  chainId: 1,
  name: 'Kvistfri Bygg AS',
  address,
  contact: 'Hilde Birkeland',
  phoneNumber: '00020201',
  email: 'post@kvistfri-bygg.example',
  logo: null,
  netWindows: 32,
  netDoors: 30,
  storeMargin: 0,
  defaultMargin: 12,
  secondFactorRequired: false,
  apiKeys: [],
  webhooks: [],
  deleted: false,
  ...overrides,
})

export const makeContext = (overrides: Partial<StoredContext> = {}): StoredContext => ({
  id: 10_041,
  role: 'ADMINISTRATOR',
  affiliationType: 'store',
  affiliation: { id: 101, name: 'Tømmerringen Sandnes' },
  enabled: true,
  ...overrides,
})

export const makeUser = (overrides: Partial<User> = {}): User => ({
  id: 1004,
  firstname: 'Marit',
  lastname: 'Kvalheim',
  email: 'marit.kvalheim@butikk.example',
  phoneNumber: '00031004',
  status: 'ENABLED',
  passwordHash: '',
  contexts: [makeContext()],
  ...overrides,
})
