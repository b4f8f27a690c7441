// How long what is read counts as fresh, query by query (quote-workflow section 9), seen from the outside: what mounts,
// what the clock says, and how often the server is asked.
import {
  environmentManager,
  isServer,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrive, setOut } from '../api/on-the-way.ts'
import { createQueryClient, MINUTE, SECOND } from '../api/query-client.ts'
import { quoteQuery } from '../quote/get-quote.ts'
import { productGroupsQuery } from '../quote/product-menu/api/get-product-groups.ts'
import { colorListsQuery } from '../row/get-colors.ts'
import { currentContextQuery } from '../session/current-context.ts'

// Here there is no window, by which the library would know that time passes for somebody who looks.
environmentManager.setIsServer(() => false)
afterAll(() => environmentManager.setIsServer(() => isServer))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const newClient = () => createQueryClient({ fetchFailed: () => undefined, saveFailed: () => undefined })

const serverSays = (make: () => Response) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return make()
  })
  return asked
}

const reads = [
  ['Q-293 Q-355 A-278: the product menu', productGroupsQuery, 1],
  ['Q-312 Q-355 A-278: the colours', colorListsQuery, 3],
] as const

test.each(reads)('%s is asked for once in five minutes', async (_, query, calls) => {
  const asked = serverSays(() => Response.json([]))
  const client = newClient()
  const mount = async () => {
    const options = client.defaultQueryOptions<unknown, Error, unknown, unknown, QueryKey>(
      query as QueryObserverOptions<unknown, Error, unknown, unknown, QueryKey>,
    )
    const leave = new QueryObserver(client, options).subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    leave()
  }
  await mount()
  await vi.advanceTimersByTimeAsync(5 * MINUTE - SECOND)
  // What nobody shows is dropped after five minutes; somebody showing it keeps it.
  await mount()
  expect(asked).toHaveLength(calls)
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  await mount()
  expect(asked).toHaveLength(2 * calls)
})

test('Q-356: the context of the user is asked for six times a second apart before it is given up', async () => {
  const asked = serverSays(() => Response.json({ message: 'Opptatt', code: 'server.busy' }, { status: 503 }))
  const read = newClient().fetchQuery(currentContextQuery)
  const refused = expect(read).rejects.toMatchObject({ status: 503 })
  await vi.advanceTimersByTimeAsync(4 * SECOND)
  expect(asked).toHaveLength(5)
  await vi.advanceTimersByTimeAsync(60 * SECOND)
  await refused
  expect(asked).toHaveLength(6)
})

test('Q-356: the context is stale after five minutes and asked for anew every hour', async () => {
  const asked = serverSays(() => Response.json({ contextId: 1 }))
  const client = newClient()
  const observer = new QueryObserver(client, currentContextQuery)
  const leave = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(5 * MINUTE - SECOND)
  expect(observer.getCurrentResult().isStale).toBe(false)
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  expect(observer.getCurrentResult().isStale).toBe(true)
  await vi.advanceTimersByTimeAsync(54 * MINUTE)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(asked).toHaveLength(2)
  leave()
})

test('what was read on the way to a page is not asked for again when it stands, and half a second later it is', async () => {
  const asked = serverSays(() => Response.json({ version: 1 }))
  const client = newClient()
  const mount = async () => {
    const leave = new QueryObserver(client, client.defaultQueryOptions(quoteQuery(100_001))).subscribe(
      () => undefined,
    )
    await vi.advanceTimersByTimeAsync(0)
    leave()
  }
  setOut()
  await client.prefetchQuery(quoteQuery(100_001))
  await vi.advanceTimersByTimeAsync(4 * SECOND)
  await mount()
  arrive()
  expect(asked).toHaveLength(1)
  await mount()
  expect(asked).toHaveLength(2)

  // Read before one set out.
  await vi.advanceTimersByTimeAsync(SECOND)
  setOut()
  await vi.advanceTimersByTimeAsync(4 * SECOND)
  await mount()
  arrive()
  expect(asked).toHaveLength(3)
})
