// Who may do what in the administration: every action, by viewer, role and whose organisation it is.
import { describe, expect, test } from 'vitest'
import type { Viewer } from './access.ts'
import {
  directoryScope,
  isOfDomain,
  mayEditPerson,
  mayEditRole,
  mayMakePeople,
  mayOn,
  mayResetSecondFactor,
  maySeePerson,
  maySwitchPerson,
  type OrganisationAction,
  type OrganisationPlace,
  type PlacedRole,
} from './admin-rights.ts'

const nobody: Viewer = { userId: 1, role: 'WORKER', chainId: null, storeId: null, agentId: null }
const viewers = {
  super: { ...nobody, role: 'SUPERUSER' },
  chainAdmin: { ...nobody, role: 'ADMINISTRATOR', chainId: 1 },
  chainWorker: { ...nobody, chainId: 1 },
  storeAdmin: { ...nobody, role: 'ADMINISTRATOR', chainId: 1, storeId: 101 },
  storeWorker: { ...nobody, chainId: 1, storeId: 101 },
  agentAdmin: { ...nobody, role: 'ADMINISTRATOR', chainId: 1, storeId: 101, agentId: 201 },
  agentWorker: { ...nobody, chainId: 1, storeId: 101, agentId: 201 },
  unaffiliated: { ...nobody, role: 'ADMINISTRATOR' },
} as const satisfies Record<string, Viewer>
type Who = keyof typeof viewers

const places = {
  chain: { chainId: 1, storeId: null, agentId: null },
  store: { chainId: 1, storeId: 101, agentId: null },
  builder: { chainId: 1, storeId: 101, agentId: 201 },
  otherBuilder: { chainId: 1, storeId: 101, agentId: 202 },
  sisterStore: { chainId: 1, storeId: 102, agentId: null },
  sistersBuilder: { chainId: 1, storeId: 102, agentId: 210 },
  foreignStore: { chainId: 2, storeId: 106, agentId: null },
  foreignChain: { chainId: 2, storeId: null, agentId: null },
} as const satisfies Record<string, OrganisationPlace>
type Where = keyof typeof places

const all = Object.keys(places).join(' ')
const chains = 'chain store builder otherBuilder sisterStore sistersBuilder'

const table: Readonly<Record<OrganisationAction, Partial<Record<Who, string>>>> = {
  'organisation.view': {
    super: all,
    chainAdmin: chains,
    chainWorker: 'chain',
    storeAdmin: 'store builder otherBuilder',
    storeWorker: 'store',
    agentAdmin: 'builder',
    agentWorker: 'builder',
  },
  'organisation.edit': { super: all, storeAdmin: 'store builder otherBuilder', agentAdmin: 'builder' },
  'organisation.edit-terms': { super: all, storeAdmin: 'builder otherBuilder' },
  'organisation.edit-margin': { super: all, storeAdmin: 'store', agentAdmin: 'builder' },
  'organisation.edit-contract': { super: all },
  'organisation.demand-second-factor': {
    super: all,
    chainAdmin: 'chain',
    storeAdmin: 'store builder otherBuilder',
    agentAdmin: 'builder',
  },
  'organisation.view-changes': {
    super: all,
    storeAdmin: 'store builder otherBuilder',
    agentAdmin: 'builder',
  },
  'organisation.reset-second-factor': {
    super: all,
    storeAdmin: 'store builder otherBuilder',
    agentAdmin: 'builder',
  },
  'organisation.create-builder': { super: all, storeAdmin: 'store' },
  'organisation.delete-builder': { super: all },
  'organisation.edit-keys': { super: all, storeAdmin: 'store', agentAdmin: 'builder' },
  'organisation.edit-people': { super: all, storeAdmin: 'store builder otherBuilder', agentAdmin: 'builder' },
}

describe('organisations', () => {
  const cells = (Object.keys(table) as OrganisationAction[]).flatMap((action) =>
    (Object.keys(viewers) as Who[]).map((who) => [action, who, table[action][who] ?? ''] as const),
  )
  test.each(cells)('%s: %s reaches exactly «%s»', (action, who, expected) => {
    const reached = (Object.keys(places) as Where[]).filter((where) =>
      mayOn(viewers[who], action, places[where]),
    )
    expect(reached.join(' ')).toBe(expected)
  })
})

const roleIn = (where: Where): PlacedRole => ({ role: 'WORKER', place: places[where] })
const superRole: PlacedRole = { role: 'SUPERUSER', place: null }

describe('people', () => {
  test('are seen and edited by whoever administrates one of their organisations', () => {
    const inBoth = [roleIn('store'), roleIn('foreignStore')]
    expect(maySeePerson(viewers.storeAdmin, inBoth)).toBe(true)
    expect(mayEditPerson(viewers.storeAdmin, inBoth)).toBe(true)
    expect(maySeePerson(viewers.storeAdmin, [roleIn('sisterStore')])).toBe(false)
    expect(maySeePerson(viewers.storeWorker, [roleIn('store')])).toBe(true)
    expect(mayEditPerson(viewers.storeWorker, [roleIn('store')])).toBe(false)
    expect(maySeePerson(viewers.storeAdmin, [])).toBe(false)
  })

  test('are switched off only by whoever reaches all their roles; each role by whoever reaches that', () => {
    const inBoth = [roleIn('store'), roleIn('foreignStore')]
    expect(maySwitchPerson(viewers.storeAdmin, inBoth)).toBe(false)
    expect(maySwitchPerson(viewers.storeAdmin, [roleIn('store'), roleIn('builder')])).toBe(true)
    expect(maySwitchPerson(viewers.super, inBoth)).toBe(true)
    expect(mayEditRole(viewers.storeAdmin, roleIn('store'))).toBe(true)
    expect(mayEditRole(viewers.storeAdmin, roleIn('foreignStore'))).toBe(false)
    expect(maySwitchPerson(viewers.storeAdmin, [])).toBe(false)
  })

  test('have their second factor taken away only by whoever reaches all their roles', () => {
    const inBoth = [roleIn('store'), roleIn('foreignStore')]
    expect(mayResetSecondFactor(viewers.storeAdmin, [roleIn('store'), roleIn('builder')])).toBe(true)
    expect(mayResetSecondFactor(viewers.storeAdmin, inBoth)).toBe(false)
    expect(mayResetSecondFactor(viewers.storeAdmin, [superRole, roleIn('store')])).toBe(false)
    expect(mayResetSecondFactor(viewers.storeAdmin, [])).toBe(false)
    expect(mayResetSecondFactor(viewers.storeWorker, [roleIn('store')])).toBe(false)
    expect(mayResetSecondFactor(viewers.super, [superRole])).toBe(true)
  })

  test('who are super users are edited by super users alone', () => {
    const both = [superRole, roleIn('store')]
    expect(mayEditPerson(viewers.storeAdmin, both)).toBe(false)
    expect(maySwitchPerson(viewers.storeAdmin, both)).toBe(false)
    expect(mayEditRole(viewers.storeAdmin, superRole)).toBe(false)
    expect(mayEditPerson(viewers.super, both)).toBe(true)
  })

  test('of an organisation that is gone are reached by super users alone', () => {
    const gone: PlacedRole = { role: 'WORKER', place: null }
    expect(maySeePerson(viewers.chainAdmin, [gone])).toBe(false)
    expect(mayEditRole(viewers.super, gone)).toBe(true)
  })
})

test('whoever administrates an organisation makes people in it, a chain’s administrators none', () => {
  const makers = (Object.keys(viewers) as (keyof typeof viewers)[]).filter((who) =>
    mayMakePeople(viewers[who]),
  )
  expect(makers).toEqual(['super', 'storeAdmin', 'agentAdmin'])
})

test.each([
  ['super', 'all all all'],
  ['chainAdmin', 'own own own'],
  ['chainWorker', '- - -'],
  ['storeAdmin', '- own own'],
  ['storeWorker', '- - -'],
  ['agentAdmin', '- - own'],
  ['agentWorker', '- - -'],
  ['unaffiliated', '- - -'],
] as const)('%s is shown these lists of dealers, builders and people: %s', (who, expected) => {
  const scopes = (['stores', 'agents', 'users'] as const).map((name) => directoryScope(viewers[who], name))
  expect(scopes.map((scope) => scope ?? '-').join(' ')).toBe(expected)
})

test('only an address of exactly the provider’s own domain may become a super user’s', () => {
  expect(isOfDomain('marit.haugen@lysvag.example', 'lysvag.example')).toBe(true)
  expect(isOfDomain('Marit@LYSVAG.example', 'lysvag.example')).toBe(true)
  for (const email of [
    'x@evil-lysvag.example',
    'x@lysvag.example.evil.example',
    'x@sub.lysvag.example',
    'x@lysvag.example@evil.example',
    'lysvag.example',
  ])
    expect(isOfDomain(email, 'lysvag.example')).toBe(false)
  expect(isOfDomain('x@lysvag.example', null)).toBe(false)
})
