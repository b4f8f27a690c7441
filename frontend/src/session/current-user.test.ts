import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { currentUserQuery } from './current-user.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('A-222: who one is, is asked again after ever longer pauses while the server fails', async () => {
  vi.useFakeTimers()
  const askedAt: number[] = []
  const began = Date.now()
  const user = { id: 1, firstname: 'Kari' }
  vi.stubGlobal('fetch', async () => {
    askedAt.push(Date.now() - began)
    const isBack = askedAt.length > 3
    return new Response(JSON.stringify(isBack ? user : { message: 'Opptatt', code: 'server.busy' }), {
      status: isBack ? 200 : 500,
      headers: { 'content-type': 'application/json' },
    })
  })
  const client = createQueryClient({ fetchFailed: () => undefined, saveFailed: () => undefined })
  const read = client.fetchQuery(currentUserQuery)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await read).toEqual(user)
  expect(askedAt).toEqual([0, 1000, 3000, 7000])
})
