// System messages as their readers find them.
import { beforeAll, describe, expect, test } from 'vitest'
import { insertMessage, type Message } from '#functions/data/messages/message-repository'
import { makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'

const path = '/api/v1/system/messages'
const DAY = 86_400_000
const now = Date.now()
const inDays = (days: number): string => new Date(now + days * DAY).toISOString()

const message = (id: number, overrides: Partial<Message> = {}): Message => ({
  id,
  title: `Melding ${id}`,
  content: 'Fabrikken er **stengt**.',
  validFrom: inDays(-id),
  validTo: inDays(id),
  status: 'published',
  lastUpdated: inDays(-id),
  ...overrides,
})

withEngines()
beforeAll(async () => {
  await insertPeople()
  for (const each of [
    message(1),
    message(2),
    message(3),
    message(4, { status: 'draft' }),
    message(5, { validTo: inDays(-1) }),
    message(6, { validFrom: inDays(1) }),
  ])
    await insertMessage(each)
})

const idsOf = (json: { id: number }[]) => json.map(({ id }) => id)

describe('the messages of a reader', () => {
  test('A-058 A-120: are the published ones in force, the latest first, with all their fields', async () => {
    const { status, json } = await (await loggedIn('storeClerk')).get(path)

    expect(status).toBe(200)
    expect(idsOf(json)).toEqual([1, 2, 3])
    expect(json[0]).toEqual({ ...message(1), readStatus: 'unread' })
  })

  test('A-141 A-237: are read and ignored, each by each reader', async () => {
    const reader = await loggedIn('agent')
    expect((await reader.post(`${path}/1/mark-as-read`)).json.model).toMatchObject({
      id: 1,
      readStatus: 'read',
    })
    await reader.post(`${path}/2/mark-as-ignored`)

    const statuses = async (client: typeof reader) =>
      (await client.get(path)).json.map(({ readStatus }: { readStatus: string }) => readStatus)
    expect(await statuses(reader)).toEqual(['read', 'ignored', 'unread'])
    expect(await statuses(await loggedIn('otherAgent'))).toEqual(['unread', 'unread', 'unread'])

    await reader.post(`${path}/2/mark-as-read`)
    expect(await statuses(reader)).toEqual(['read', 'read', 'unread'])
  })

  test('are narrowed by what became of them, and cut', async () => {
    const reader = await loggedIn('superUser')
    await reader.post(`${path}/2/mark-as-read`)

    expect(idsOf((await reader.get(`${path}?readstatus=unread`)).json)).toEqual([1, 3])
    expect(idsOf((await reader.get(`${path}?readstatus=unread&limit=1`)).json)).toEqual([1])
    expect(idsOf((await reader.get(`${path}?readstatus=read`)).json)).toEqual([2])
  })

  test.each([
    ['4/mark-as-read', 404],
    ['5/mark-as-read', 404],
    ['99/mark-as-ignored', 404],
    ['1/mark-as-foo', 422],
  ])('A-237: %s is %d', async (address, status) => {
    expect((await (await loggedIn('storeClerk')).post(`${path}/${address}`)).status).toBe(status)
  })

  test('are nothing for strangers', async () => {
    expect((await makeClient().get(path)).status).toBe(401)
  })
})
