import { expect, test } from 'vitest'
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

const opened = (asking: Parameters<typeof mayOpenAdmin>[1]) =>
  pages.filter((page) => mayOpenAdmin(page, asking))

const store = { isAgentUser: false, isSuperUser: false, affiliationUrl: 'admin/stores/101' }
const agent = { isAgentUser: true, isSuperUser: false, affiliationUrl: 'admin/agents/201' }

test('Q-011: a super user opens everything', () => {
  expect(opened({ role: 'SUPERUSER', isAgentUser: false, isSuperUser: true, affiliationUrl: null })).toEqual(
    pages,
  )
})

test('Q-011: whoever works somewhere opens the messages and the page of that organisation', () => {
  expect(opened({ role: 'WORKER', ...store })).toEqual(['/admin/inbox', '/admin/stores/101'])
  expect(opened({ role: 'WORKER', ...agent })).toEqual(['/admin/inbox', '/admin/agents/201'])
})

test('Q-011: an administrator of a store opens its builders and users, one of a builder only people', () => {
  expect(opened({ role: 'ADMINISTRATOR', ...store })).toEqual([
    '/admin/inbox',
    '/admin/stores/101',
    '/admin/agents',
    '/admin/agents/201',
    '/admin/users',
    '/admin/users/1002',
  ])
  expect(opened({ role: 'ADMINISTRATOR', ...agent })).toEqual([
    '/admin/inbox',
    '/admin/agents/201',
    '/admin/users/1002',
  ])
})

test('an address that only begins like one’s own is not one’s own', () => {
  const worker = { role: 'WORKER', ...store } as const
  expect(mayOpenAdmin('/admin/stores/1011', worker)).toBe(false)
  expect(mayOpenAdmin('/admin/inbox/../stores', worker)).toBe(false)
  expect(mayOpenAdmin('/admin/inbox/', worker)).toBe(true)
})
