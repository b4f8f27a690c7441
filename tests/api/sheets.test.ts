// What the columns of a sheet are is kept for the next one: for whom, and for how long.
import { beforeAll, expect, test, vi } from 'vitest'
import { countAttempt } from '#functions/data/attempts/attempt-repository'
import { limits } from '#functions/people/spend'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn, people } from './people.ts'

withEngines()

let clerk: Client
beforeAll(async () => {
  await insertPeople()
  clerk = await loggedIn('storeClerk')
})

const address = '/api/v1/sheets/columns'
const shape = 'littera|antall|bredde'
const columns = { roles: ['reference', 'count', 'width'], units: [null, null, 'cm'] }
const find = async (client: Client, headings = shape) =>
  (await client.get(`${address}?shape=${encodeURIComponent(headings)}`)).json.columns

test('a sheet that nobody has had is not known, nor one with other headings', async () => {
  expect(await find(clerk, 'ukjent')).toBeNull()
  expect((await clerk.put(address, { shape, columns })).status).toBe(200)
  expect(await find(clerk)).toEqual(columns)
  expect(await find(clerk, 'littera|antall')).toBeNull()
})

test('everybody in a store finds what one of them has kept, and nobody of another store does', async () => {
  await clerk.put(address, { shape, columns })
  expect(await find(await loggedIn('worker'))).toEqual(columns)
  expect(await find(await loggedIn('otherStoreClerk'))).toBeNull()
})

test('the last word counts', async () => {
  await clerk.put(address, { shape, columns })
  const other = { ...columns, units: [null, null, 'mm'] }
  await clerk.put(address, { shape, columns: other })
  expect(await find(clerk)).toEqual(other)
})

test('what was not kept anew for a year is not known any longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    await clerk.put(address, { shape: 'gammel', columns })
    vi.setSystemTime(Date.now() + 366 * 24 * 3600 * 1000)
    expect(await find(await loggedIn('storeClerk'), 'gammel')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('who keeps more in a day than a person does is told until when', async () => {
  vi.stubEnv('LIMITS_TIMES', '1')
  const { person, seconds } = limits.sheets
  for (let count = 0; count < person; count += 1)
    await countAttempt(`spent:sheets:person:${people.storeClerk.id}`, seconds, new Date())
  const { status, json } = await clerk.put(address, { shape: 'ny', columns })
  expect([status, json.code]).toEqual([429, 'limit.sheets'])
  expect(await find(clerk, 'ny')).toBeNull()
  vi.unstubAllEnvs()
})
