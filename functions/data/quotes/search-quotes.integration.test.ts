// Listing and search on a real engine.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Manifest } from '#domain/quote/quote'
import { withEngines } from '#tests/api/engines'
import { agentContext, makeManifest, makeManifestRow, viewers } from '#tests/factories/quotes'
import { listingEntity } from './quote-entities.ts'
import { enterLists, leaveLists, listFor, placesOf, readList } from './quote-lists.ts'
import { findManifest, insertManifest, replaceManifest } from './quote-repository.ts'
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
  if (!found.ok) throw new Error(found.code)
  return found.value.map(({ orderNumber }) => orderNumber)
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
    await listingEntity().put({ list: 'store-101', orderNumber: 100_011, version: 1 }).go()
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

  test('a list that is longer than a page is read on past entries without a quote', async () => {
    const entries = Array.from({ length: 150 }, (_, index) => ({
      list: 'store-101 tveit',
      orderNumber: 200_000 + index,
      version: 1,
    }))
    await listingEntity().put(entries).go()
    expect(await numbers(viewers.store, 'tveit')).toEqual([100_002, 100_001])
  })

  test('a search that would look at too many quotes is refused, not cut short', async () => {
    const entries = Array.from({ length: 2000 }, (_, index) => ({
      list: 'store-101 overa',
      orderNumber: 300_000 + index,
      version: 1,
    }))
    await listingEntity().put(entries).go({ concurrent: 10 })
    const asked = { q: 'overalt', offset: 0, limit: 21 }
    expect(await searchQuotes(viewers.store, 'store-101', asked)).toMatchObject({
      code: 'quote.search-too-wide',
    })
    // Together with a rarer word the same word is no trouble.
    expect(await numbers(viewers.store, 'overalt tveit')).toEqual([])
  })
})

describe('a quote that changes', () => {
  const changed = (before: Manifest, change: Partial<Manifest>): Manifest => ({
    ...before,
    ...change,
    version: before.version + 1,
  })
  const listsOf = async (orderNumber: number, of: readonly string[]) => {
    const pages = await Promise.all(of.map((list) => readList(list, orderNumber + 1, 1)))
    return of.filter((_, index) => pages[index]?.orderNumbers[0] === orderNumber)
  }
  const quote = named(100_020, 'Solveig Qvamme', makeManifest())
  const renamed = changed(quote, named(100_020, 'Solveig Xyster', quote))

  test('is found by its new name and not by the old one', async () => {
    await insertManifest(quote)
    expect(await numbers(viewers.store, 'qvamme')).toEqual([100_020])
    expect(await replaceManifest(quote, renamed)).toBe(true)
    expect(await numbers(viewers.store, 'qvamme')).toEqual([])
    expect(await numbers(viewers.store, 'solveig xyst')).toEqual([100_020])
    expect(await listsOf(100_020, ['store-101 qvamm', 'store-101 xyste', 'all solve'])).toEqual([
      'store-101 xyste',
      'all solve',
    ])
  })

  test('is an order once it is ordered', async () => {
    const ordered = changed(renamed, { status: 40 })
    expect(await replaceManifest(renamed, ordered)).toBe(true)
    expect(await numbers(viewers.store, 'xyster er:bestilt')).toEqual([100_020])
    expect(await numbers(viewers.store, 'xyster -er:bestilt')).toEqual([])
    expect(await listsOf(100_020, ['store-101 is:ordered', 'store-101 not:ordered'])).toEqual([
      'store-101 is:ordered',
    ])
  })

  test('by somebody who was slower is found as it has become', async () => {
    const before = named(100_021, 'Anne Lauvås', makeManifest())
    await insertManifest(before)
    const won = changed(before, named(100_021, 'Anne Bekk', before))
    const lost = changed(before, named(100_021, 'Anne Myhre', before))
    expect([await replaceManifest(before, won), await replaceManifest(before, lost)]).toEqual([true, false])
    expect(await numbers(viewers.store, 'myhre')).toEqual([])
    expect(await numbers(viewers.store, 'bekk')).toEqual([100_021])
  })

  test('back to what it was stays where the later change has put it', async () => {
    await enterLists(['store-101 lauvå'], 100_021, 3)
    await leaveLists(['store-101 lauvå'], 100_021, 1)
    expect(await listsOf(100_021, ['store-101 lauvå'])).toEqual(['store-101 lauvå'])
  })

  test('in its rows and prices alone touches no list', () => {
    const rows = [makeManifestRow()]
    expect(placesOf(changed(quote, { rows, updatedAt: '2026-11-20T12:00:00.000Z' }))).toEqual(placesOf(quote))
  })
})

describe('a name of any kind', () => {
  const names = [
    ['emoji', 'Hytta 🏠🌲', '🏠🌲'],
    ['Hebrew', 'שלום כהן', 'כהן'],
    ['Arabic, with marks', 'مُحَمَّد علي', 'مُحَمَّد'],
    ['HTML', '<img src=x onerror=alert(1)>', '<img src=x'],
    ['two code units a letter', '𝒜𝓃𝓃𝑒 Berg', '𝒜𝓃𝓃𝑒'],
    ['a hundred letters', `Ø${'y'.repeat(99)}`, `ø${'y'.repeat(99)}`],
    ['a hundred words', 'ab '.repeat(33).trim(), 'ab ab'],
    ['what looks like a token', 'selger:(ingen) er:bestilt', 'bestilt'],
  ] as const

  test.each(names)('%s is stored, and found by its words', async (_, name, query) => {
    const orderNumber = 100_030 + names.findIndex((each) => each[1] === name)
    await insertManifest(named(orderNumber, name, makeManifest()))
    expect((await findManifest(orderNumber))?.header.customer.name).toBe(name)
    expect(await numbers(viewers.store, query)).toContain(orderNumber)
    expect(await numbers(viewers.agent, query)).not.toContain(orderNumber)
  })
})
