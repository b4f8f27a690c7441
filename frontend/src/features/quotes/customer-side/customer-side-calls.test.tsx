import { create } from '@react-three/test-renderer'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CustomerSide } from '#domain/contracts/customer-link'
import { createQueryClient } from '../../../api/query-client.ts'
import { type CustomerSideRead, useCustomerSide } from './customer-side-calls.ts'

const orderNumber = 4711
const nothing = () => undefined
const side: CustomerSide = { links: [], acceptances: [], questions: [] }

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface ReaderProps {
  readonly version: number
  readonly onRead: (read: CustomerSideRead) => void
}

const Reader = ({ version, onRead }: ReaderProps) => {
  onRead(useCustomerSide({ orderNumber, version }))
  return null
}

/** The quote page as far as this goes: shown at a version, and at others after. */
const shown = async (answer: () => Promise<Response>) => {
  const sent: string[] = []
  const read: CustomerSideRead[] = []
  vi.stubGlobal('fetch', (path: string) => {
    sent.push(path)
    return answer()
  })
  const client = createQueryClient({ fetchFailed: nothing, saveFailed: nothing })
  const at = (version: number) => (
    <QueryClientProvider client={client}>
      <Reader version={version} onRead={(one) => read.push(one)} />
    </QueryClientProvider>
  )
  const page = await create(at(1))
  await vi.advanceTimersByTimeAsync(0)
  return { sent, read, showAt: (version: number) => page.update(at(version)) }
}

test('what the customer has is asked for once, and again when the quote has changed', async () => {
  const { sent, read, showAt } = await shown(async () => Response.json(side))
  expect(read[0]).toEqual({ side: null, isAwaited: true })
  expect(read.at(-1)).toEqual({ side, isAwaited: false })
  await showAt(1)
  expect(sent).toEqual([`/api/v1/offers/${orderNumber}/customer`])
  await showAt(2)
  expect(sent).toHaveLength(2)
})

test('nobody waits for what could not be read at the first try, and what is shown then stays while it is tried again', async () => {
  const { sent, read, showAt } = await shown(async () => Promise.reject(new TypeError('no line')))
  await vi.advanceTimersByTimeAsync(10)
  expect(read.at(-1)).toEqual({ side: null, isAwaited: false })
  const before = read.length
  // It is given up by then.
  await vi.advanceTimersByTimeAsync(60_000)
  const tries = sent.length
  await showAt(2)
  await vi.advanceTimersByTimeAsync(10)
  expect(sent.length).toBeGreaterThan(tries)
  expect(read.slice(before)).not.toContainEqual({ side: null, isAwaited: true })
})
