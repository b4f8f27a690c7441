// What the public and the reading functions write to the table lies within the keys that their rights allow (infra/cloud/rights.ts).
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { connection } from '#functions/data/connection'
import { routeFor } from '#infra/routes'
import { peopleKeys, sessionUseKeys } from '#infra/table-keys'
import { type Client, makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn, people } from './people.ts'

withEngines()

interface Written {
  readonly command: string
  readonly key: string
}
let writes: Written[] = []
const WRITES = ['PutCommand', 'UpdateCommand', 'DeleteCommand', 'BatchWriteCommand']

type Input = {
  readonly Key?: { readonly pk: string }
  readonly Item?: { readonly pk: string }
  readonly RequestItems?: unknown
}
const note = (command: string, { Key, Item, RequestItems }: Input): void => {
  const key = (Key ?? Item)?.pk
  if (key !== undefined) writes.push({ command, key })
  else
    for (const [, pk] of JSON.stringify(RequestItems ?? null).matchAll(/"pk":"([^"]+)"/g))
      writes.push({ command, key: pk ?? '' })
}

let store: Client
let page: string
let later = 0
let orderNumber: number
beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  const { client } = connection()
  const send = client.send.bind(client) as (command: { input: Input }, ...rest: unknown[]) => unknown
  vi.spyOn(client, 'send').mockImplementation(((command: { input: Input }, ...rest: unknown[]) => {
    const name = command.constructor.name
    if (WRITES.includes(name)) note(name, command.input)
    return send(command, ...rest)
  }) as typeof client.send)
  orderNumber = (await store.post('/api/v1/offers')).json.model.orderNumber
  await store.post('/api/v1/products', { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 })
  const made = await store.post(`/api/v1/offers/${orderNumber}/customer/links`, { prices: 'rows', days: 1 })
  page = made.json.model.path.replace('/kunde/', '/api/v1/customer/')
})
beforeEach(() => {
  // Late enough for the session to be extended, each time.
  later += 1_200_000
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + later })
  writes = []
})
afterEach(() => vi.useRealTimers())

const isLike = (key: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => key.startsWith(pattern.replace(/\*$/, '')))
/** What was written that the rights of the path do not allow. */
const forbidden = (path: string): readonly Written[] => {
  const allowed = routeFor(path)?.writes ?? []
  return writes.filter(({ command, key }) => {
    const isUse = allowed.includes('sessionUse') && command === 'UpdateCommand' && isLike(key, sessionUseKeys)
    return !isUse && !(allowed.includes('tableButPeople') && !isLike(key, peopleKeys))
  })
}

test.each(['/api/v1/models', '/api/v1/productgroups', '/api/v1/jobs/job_x', '/assets/store/101/logo'])(
  '%s writes nothing but that the session is used',
  async (path) => {
    await store.get(path)
    expect(writes.map(({ key }) => key)).toEqual([`$lysvag#userId_${people.storeClerk.id}`])
    expect(forbidden(path)).toEqual([])
    expect(routeFor(path)?.writes).toEqual(['sessionUse'])
  },
)

test('printing writes no user, no session but the use of it, and no organisation', async () => {
  const path = `/tilbud/${orderNumber}/pdf`
  await store.get(path, { headers: { accept: 'application/json' } })
  expect(writes.some(({ key }) => key.startsWith('$lysvag#userId_'))).toBe(true)
  expect(writes.some(({ key }) => key.startsWith('$lysvag#id_job_'))).toBe(true)
  expect(forbidden(path)).toEqual([])
})

test('whoever holds a customer’s link makes nobody write a user, a session or an organisation', async () => {
  vi.useRealTimers()
  const customer = makeClient()
  const { hash } = (await customer.get(page)).json
  await customer.get(`${page}/pdf`, { headers: { accept: 'application/json' } })
  await customer.post(`${page}/questions`, { rowNumber: 1, name: 'Kari Kunde', text: 'Kommer den med lås?' })
  expect((await customer.post(`${page}/acceptance`, { name: 'Kari Kunde', hash })).status).toBe(200)
  expect(writes.length).toBeGreaterThan(5)
  expect(forbidden(page)).toEqual([])
})
