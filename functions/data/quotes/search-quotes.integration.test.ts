// Listing and search on a real engine.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Manifest } from '#domain/quote/quote'
import { withEngines } from '#tests/api/engines'
import { agentContext, makeManifest, viewers } from '#tests/factories/quotes'
import { listingEntity } from './quote-entities.ts'
import { insertManifest, listFor } from './quote-repository.ts'
import { searchQuotes } from './search-quotes.ts'

withEngines()

const numbers = async (
  viewer: Parameters<typeof listFor>[0],
  q = '',
  page: { offset?: number; limit?: number } = {},
) => {
  const list = listFor(viewer)
  if (list === null) throw new Error('this viewer lists nothing')
  const found = await searchQuotes(viewer, list, { q, offset: 0, limit: 20, ...page })
  return found.map(({ orderNumber }) => orderNumber)
}

const named = (orderNumber: number, name: string, of: Manifest): Manifest => ({
  ...of,
  orderNumber,
  header: { ...of.header, customer: { ...of.header.customer, name } },
})

beforeAll(async () => {
  const stores = makeManifest()
  const agents = makeManifest({}, agentContext())
  const neighbours = { ...stores, owner: { ...stores.owner, storeId: 102 } }
  const otherChains = { ...stores, owner: { chainId: 2, storeId: 106, agentId: null } }
  await insertManifest(named(100_001, 'Ingrid Tveit', stores))
  await insertManifest(named(100_002, 'Jonas Tveit', agents))
  await insertManifest(named(100_003, 'Kari Hansen', neighbours))
  await insertManifest(named(100_004, 'Ola Hansen', otherChains))
  const last = named(100_010, 'Ingrid Ødegård', agents)
  await insertManifest({ ...last, status: 30, header: { ...last.header, externalReference: 'B-4711' } })
})

test('Q-219: an agent does not find by the reference that the store keeps from him', async () => {
  expect(await numbers(viewers.store, 'B-4711')).toEqual([100_010])
  expect(await numbers(viewers.agent, 'B-4711')).toEqual([])
})

describe('a list', () => {
  test('holds what the viewer may look at, newest first', async () => {
    expect(await numbers(viewers.super)).toEqual([100_010, 100_004, 100_003, 100_002, 100_001])
    expect(await numbers(viewers.chain)).toEqual([100_010, 100_003, 100_002, 100_001])
    expect(await numbers(viewers.store)).toEqual([100_010, 100_002, 100_001])
    expect(await numbers(viewers.agent)).toEqual([100_010, 100_002])
    expect(await numbers({ ...viewers.agent, agentId: 202 })).toEqual([])
  })

  test('skips an entry whose quote was never made', async () => {
    await listingEntity().put({ list: 'store-101', orderNumber: 100_011 }).go()
    expect(await numbers(viewers.store)).toEqual([100_010, 100_002, 100_001])
  })

  test('a quote that is there is not made again', async () => {
    expect(await insertManifest(named(100_001, 'En annen', makeManifest()))).toBe(false)
    expect(await numbers(viewers.store, 'Ingrid Tveit')).toEqual([100_001])
  })

  test('a viewer without affiliation lists nothing', () => {
    expect(listFor({ ...viewers.store, chainId: null, storeId: null })).toBeNull()
  })
})

describe('a search', () => {
  test('Q-363: compares words and tokens', async () => {
    expect(await numbers(viewers.store, 'tveit')).toEqual([100_002, 100_001])
    expect(await numbers(viewers.store, 'ingrid er:bmbestilling')).toEqual([100_010])
    expect(await numbers(viewers.store, '-er:bestilt er:byggmester')).toEqual([100_002])
    expect(await numbers(viewers.store, 'selger:(Marit)')).toEqual([100_010, 100_002, 100_001])
  })

  test('a whole order number finds that quote, but only in the viewer’s own list', async () => {
    expect(await numbers(viewers.store, '100002')).toEqual([100_002])
    expect(await numbers(viewers.store, '100003')).toEqual([])
    expect(await numbers(viewers.store, '100002 hansen')).toEqual([])
  })

  test('Q-142: pages follow each other without gap or repetition', async () => {
    const pages = [0, 2, 4].map((offset) => numbers(viewers.super, '', { offset, limit: 2 }))
    expect(await Promise.all(pages)).toEqual([[100_010, 100_004], [100_003, 100_002], [100_001]])
  })

  test('reads on until its page is full', async () => {
    const many = Array.from({ length: 250 }, (_, index) => named(200_000 + index, 'Mange', makeManifest()))
    for (const each of many) await insertManifest(each)
    expect(await numbers(viewers.store, 'tveit')).toEqual([100_002, 100_001])
    expect(await numbers(viewers.store, 'mange', { offset: 240, limit: 20 })).toHaveLength(10)
  })
})
