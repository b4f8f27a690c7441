import { create } from '@react-three/test-renderer'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeCurrentContext } from '#tests/factories/context'
import { makeOffer } from '#tests/factories/offers'
import { createQueryClient } from '../api/query-client.ts'
// Makes what is stored count.
import '../config/checked-config.ts'
import { currentContextQuery } from '../session/current-context.ts'
import { quoteQuery } from './get-quote.ts'
import { type QuoteEditor, useQuoteEditor } from './use-quote-editor.ts'

const offer = makeOffer()
const nothing = () => undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('document', { addEventListener: nothing, removeEventListener: nothing })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Opener = ({ onOpen }: { onOpen: (quoteEditor: QuoteEditor) => void }) => {
  onOpen(useQuoteEditor(offer.orderNumber).quoteEditor)
  return null
}

const openQuoteEditor = async (): Promise<QuoteEditor> => {
  const client = createQueryClient({ fetchFailed: nothing, saveFailed: nothing })
  client.setQueryData(currentContextQuery.queryKey, makeCurrentContext())
  client.setQueryData(quoteQuery(offer.orderNumber).queryKey, offer)
  const opened: QuoteEditor[] = []
  await create(
    <QueryClientProvider client={client}>
      <Opener onOpen={(quoteEditor) => opened.push(quoteEditor)} />
    </QueryClientProvider>,
  )
  const [quoteEditor] = opened
  if (quoteEditor === undefined) throw new Error('the quote did not open')
  return quoteEditor
}

test.each([
  ['as shipped', null, 750],
  ['as this browser has it', '{"debounceTime":200}', 200],
])('Q-360: a count typed on the quote page waits for the configured time, %s', async (_, stored, pause) => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'appConfig' ? stored : null) })
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    sent.push(`${method} ${path}`)
    return Response.json({ model: offer })
  })
  const quoteEditor = await openQuoteEditor()
  quoteEditor.drafts.propose({ kind: 'count', rowNumber: 1, numberOf: 12, seen: 1 })
  await vi.advanceTimersByTimeAsync(pause - 1)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual(['PUT /api/v1/offers/100001/0/1/numberof/12?seen=1'])
})
