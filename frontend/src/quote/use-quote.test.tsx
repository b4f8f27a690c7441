import { create } from '@react-three/test-renderer'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeOffer } from '#tests/factories/offers'
import { createQueryClient } from '../api/query-client.ts'
import { quoteQuery } from './get-quote.ts'
import { newRowsOf } from './new-rows/use-new-rows.ts'
import { useQuote } from './use-quote.ts'

const offer = makeOffer()
const { orderNumber } = offer
const nothing = () => undefined
/** By then what is known of the quote is old, ms. */
const LONG_AGO = 60_000

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // No frame is painted: what waits for one is done a moment later.
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', nothing)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Reader = () => {
  useQuote(orderNumber)
  return null
}

/** What is sent when a part comes that shows a quote known for long; `begin` first. */
const sentWhenShown = async (begin: (client: ReturnType<typeof createQueryClient>) => void) => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    sent.push(`${method} ${path}`)
    return method === 'GET' ? Response.json({ model: offer }) : new Promise<never>(nothing)
  })
  const client = createQueryClient({ fetchFailed: nothing, saveFailed: nothing })
  client.setQueryData(quoteQuery(orderNumber).queryKey, offer, { updatedAt: Date.now() - LONG_AGO })
  begin(client)
  await create(
    <QueryClientProvider client={client}>
      <Reader />
    </QueryClientProvider>,
  )
  const atOnce = [...sent]
  await vi.advanceTimersByTimeAsync(1_000)
  return { atOnce, afterwards: sent.slice(atOnce.length) }
}

test('a quote that is known for long is read when a part comes that shows it', async () => {
  expect((await sentWhenShown(nothing)).atOnce).toEqual([`GET /api/v1/offers/${orderNumber}`])
})

test('a new row stands before the server is told of it, and the quote is not read before the row has its number', async () => {
  const sent = await sentWhenShown((client) =>
    newRowsOf(client).begin({ orderNumber, modelId: '1002', name: 'Toppsving' }),
  )
  expect(sent).toEqual({ atOnce: [], afterwards: ['POST /api/v1/products'] })
})
