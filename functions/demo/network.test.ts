import { expect, test } from 'vitest'
import { findPlace } from '../data/postal-codes/postal-codes.ts'
import { demoNetwork } from './network.ts'
import { demoAgents, demoChains, demoStores, demoUsers } from './organisations.ts'

const stores = [...demoStores, ...demoNetwork.stores]
const agents = [...demoAgents, ...demoNetwork.agents]
const users = [...demoUsers, ...demoNetwork.users]

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length

test('the demo is as large as a provider: 3 chains, 40 dealers, 120 builders and 400 people, each with an id and a name of its own', () => {
  expect([demoChains.length, stores.length, agents.length, users.length]).toEqual([3, 40, 120, 400])
  for (const each of [stores, agents, users]) expect(isUnique(each.map(({ id }) => id))).toBe(true)
  expect(isUnique(stores.map(({ name }) => name))).toBe(true)
  expect(isUnique(agents.map(({ name }) => name))).toBe(true)
  expect(isUnique(users.map(({ email }) => email))).toBe(true)
})

test('every dealer and builder has somebody who administrates, and stands in a real place', () => {
  const administrated = new Set(
    users
      .flatMap(({ contexts }) => contexts)
      .filter(({ role }) => role === 'ADMINISTRATOR')
      .map(({ affiliationType, affiliation }) => `${affiliationType} ${affiliation?.id}`),
  )
  for (const { id } of stores) expect(administrated).toContain(`store ${id}`)
  for (const { id } of agents) expect(administrated).toContain(`agent ${id}`)
  for (const { address } of demoNetwork.stores)
    expect(findPlace(address.postalCode)).toMatchObject({ name: address.postalAddress })
})

test('no address and no number of it can reach anybody', () => {
  for (const { email, phoneNumber } of [...demoNetwork.stores, ...demoNetwork.agents, ...demoNetwork.users]) {
    expect(email).toMatch(/^[a-z0-9.-]+@[a-z-]+\.example$/)
    expect(phoneNumber).toMatch(/^000\d{5}$/)
  }
})
