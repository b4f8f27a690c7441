import { expect, test } from 'vitest'
import type { Viewer } from '#domain/access/access'
import { mayOpenAdmin } from './admin-guard.ts'

const pages = [
  '/admin/inbox',
  '/admin/stores',
  '/admin/stores/101',
  '/admin/stores/102',
  '/admin/agents',
  '/admin/agents/201',
  '/admin/users',
  '/admin/users/1002',
  '/admin/messages',
  '/admin/texts',
  '/admin/buffers',
  '/admin/redisimages',
  '/admin/produktvelgerbilder',
]

const opened = (viewer: Viewer, ownPage: string | null) =>
  pages.filter((page) => mayOpenAdmin(page, viewer, ownPage))

const store = { userId: 1008, chainId: 1, storeId: 101, agentId: null }
const agent = { ...store, agentId: 201 }
const ofStore = 'admin/stores/101'
const ofAgent = 'admin/agents/201'

test('Q-011: a super user opens everything', () => {
  const superUser = { userId: 1, role: 'SUPERUSER', chainId: null, storeId: null, agentId: null } as const
  expect(opened(superUser, null)).toEqual(pages)
})

test('Q-011: whoever works somewhere opens the messages and the page of that organisation', () => {
  expect(opened({ role: 'WORKER', ...store }, ofStore)).toEqual(['/admin/inbox', '/admin/stores/101'])
  expect(opened({ role: 'WORKER', ...agent }, ofAgent)).toEqual(['/admin/inbox', '/admin/agents/201'])
})

test('Q-011: an administrator of a store opens its builders and users, one of a builder only people', () => {
  expect(opened({ role: 'ADMINISTRATOR', ...store }, ofStore)).toEqual([
    '/admin/inbox',
    '/admin/stores/101',
    '/admin/agents',
    '/admin/agents/201',
    '/admin/users',
    '/admin/users/1002',
  ])
  expect(opened({ role: 'ADMINISTRATOR', ...agent }, ofAgent)).toEqual([
    '/admin/inbox',
    '/admin/agents/201',
    '/admin/users',
    '/admin/users/1002',
  ])
})

test('an address that only begins like one’s own is not one’s own', () => {
  const worker = { role: 'WORKER', ...store } as const
  expect(mayOpenAdmin('/admin/stores/1011', worker, ofStore)).toBe(false)
  expect(mayOpenAdmin('/admin/inbox/../stores', worker, ofStore)).toBe(false)
  expect(mayOpenAdmin('/admin/inbox/', worker, ofStore)).toBe(true)
})
