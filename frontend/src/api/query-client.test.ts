import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, messageOf } from './api-error.ts'
import { createQueryClient, retryUpTo } from './query-client.ts'

afterEach(() => vi.useRealTimers())

const failed = new ApiError(500, 'server.failed', 'Noe gikk galt')
const missing = new ApiError(404, 'quote.not-found', 'Finnes ikke')

test('Q-357: a failed read is tried twice more, a refused one is not', () => {
  const retry = retryUpTo(2)
  expect([0, 1, 2].map((failures) => retry(failures, failed))).toEqual([true, true, false])
  expect(retry(0, missing)).toBe(false)
})

test('Q-335 Q-336: a failure is shown unless its caller shows it', async () => {
  const shown: string[] = []
  const client = createQueryClient({
    fetchFailed: (error) => shown.push(`fetch ${messageOf(error)}`),
    saveFailed: (error) => shown.push(`save ${messageOf(error)}`),
  })
  const refuse = () => Promise.reject(missing)
  await client.fetchQuery({ queryKey: ['a'], queryFn: refuse }).catch(() => undefined)
  await client
    .fetchQuery({ queryKey: ['b'], queryFn: refuse, meta: { handlesError: true } })
    .catch(() => undefined)
  const cache = client.getMutationCache()
  await cache
    .build(client, { mutationFn: refuse })
    .execute(undefined)
    .catch(() => undefined)
  await cache
    .build(client, { mutationFn: refuse, meta: { handlesError: true } })
    .execute(undefined)
    .catch(() => undefined)
  expect(shown).toEqual(['fetch Finnes ikke', 'save Finnes ikke'])
})

test('Q-357: a failed read is tried three times a second apart; what was read is stale after half a second', async () => {
  vi.useFakeTimers()
  const client = createQueryClient({ fetchFailed: () => undefined, saveFailed: () => undefined })
  let reads = 0
  const queryFn = () => {
    reads += 1
    return reads <= 3 ? Promise.reject(failed) : Promise.resolve('here')
  }
  const read = client.fetchQuery({ ...client.defaultQueryOptions({ queryKey: ['a'], queryFn }) })
  const refused = expect(read).rejects.toBe(failed)
  const readsAfter = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return reads
  }
  expect([await readsAfter(0), await readsAfter(999), await readsAfter(1), await readsAfter(5000)]).toEqual([
    1, 1, 2, 3,
  ])
  await refused

  const mount = () => new QueryObserver(client, { queryKey: ['a'], queryFn }).subscribe(() => undefined)()
  mount()
  expect(await readsAfter(400)).toBe(4)
  mount()
  expect(await readsAfter(200)).toBe(4)
  mount()
  expect(await readsAfter(0)).toBe(5)
})
