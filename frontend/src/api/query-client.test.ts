import { expect, test } from 'vitest'
import { ApiError, messageOf } from './api-error.ts'
import { createQueryClient, retryUpTo } from './query-client.ts'

const failed = new ApiError(500, 'server.failed', 'Noe gikk galt')
const missing = new ApiError(404, 'quote.not-found', 'Finnes ikke')

test('Q-357: a failed read is tried twice more, a refused one is not', () => {
  const retry = retryUpTo(2)
  expect([0, 1, 2].map((failures) => retry(failures, failed))).toEqual([true, true, false])
  expect(retry(0, missing)).toBe(false)
})

test('Q-335: a failure is shown unless its caller shows it', async () => {
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
