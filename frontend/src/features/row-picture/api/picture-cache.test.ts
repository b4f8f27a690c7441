import { afterEach, expect, test, vi } from 'vitest'
import { createProduct } from '#domain/configurator/create'
import type { DrawnRow } from '../../../row/picture/drawn-row.ts'
import { createPictureCache, readRowData, seedPictureCache } from './picture-cache.ts'

afterEach(() => void vi.unstubAllGlobals())

const rowOf = (rowNumber: number): DrawnRow => {
  const made = createProduct(1002)
  if (!made.ok) throw new Error(made.code)
  return { component: 'Window', rowNumber, model: { id: '1002' }, choices: made.value.choices }
}
const bb = { minX: 0, minY: 0, maxX: 1190, maxY: 1190 }
const places = [
  { rowNumber: 1, bb },
  { rowNumber: 2, bb: { ...bb, minX: 1200, maxX: 2390 } },
  { rowNumber: 3, bb: null },
]

/** Answers addresses from a table, and keeps a list of what was asked for. */
const serve = (answers: Readonly<Record<string, unknown>>) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const answer = answers[path]
    return answer === undefined
      ? Response.json({ message: 'Noe gikk galt', code: 'server.failed' }, { status: 500 })
      : Response.json(answer)
  })
  return asked
}

test('D-023: what a tool has put into the cache is drawn, and nothing is asked for', async () => {
  const asked = serve({})
  const cache = createPictureCache()
  const data = {
    rows: [rowOf(1), rowOf(2)] as const,
    places,
    colorLists: { wood: [], aluminium: [], door: [] },
  }
  seedPictureCache(cache, 100_001, data)
  expect(await readRowData(cache, 100_001, 1)).toEqual(data)
  expect(asked).toEqual([])
})

test('D-234, D-239: row and connections are asked for at change 0, once for ever', async () => {
  const asked = serve({
    '/api/v1/products/100001/0/1': rowOf(1),
    '/api/v1/products/100001/0/2': rowOf(2),
    '/api/v1/products/100001/0/1/connections': places,
    '/api/v1/colors/window/wood': [],
    '/api/v1/colors/window/aluminium': [],
    '/api/v1/colors/door': [],
  })
  const cache = createPictureCache()
  const { rows } = await readRowData(cache, 100_001, 1)
  expect(rows.map(({ rowNumber }) => rowNumber)).toEqual([1, 2])
  vi.useFakeTimers({ now: Date.now() + 365 * 86_400_000, toFake: ['Date'] })
  await readRowData(cache, 100_001, 1)
  vi.useRealTimers()
  expect(asked.toSorted()).toEqual([
    '/api/v1/colors/door',
    '/api/v1/colors/window/aluminium',
    '/api/v1/colors/window/wood',
    '/api/v1/products/100001/0/1',
    '/api/v1/products/100001/0/1/connections',
    '/api/v1/products/100001/0/2',
  ])
})

test('D-240: what fails is not asked for a second time', async () => {
  const asked = serve({})
  await expect(readRowData(createPictureCache(), 100_001, 1)).rejects.toThrow('Noe gikk galt')
  expect(asked.filter((path) => path === '/api/v1/products/100001/0/1')).toHaveLength(1)
})
