import { create } from '@react-three/test-renderer'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { makeCurrentContext } from '#tests/factories/context'
import { createQueryClient } from '../../api/query-client.ts'
// Makes what is stored count.
import '../../config/checked-config.ts'
import { currentContextQuery } from '../../session/current-context.ts'
import { type EditedRow, newlyMade } from './state/edited-row.ts'
import type { RowStore } from './state/row-store.ts'
import { useRowStore } from './use-row-store.ts'

// What stores rows listens to the page as soon as it is loaded.
vi.hoisted(() => {
  const deaf = { addEventListener: () => undefined, removeEventListener: () => undefined }
  for (const page of ['document', 'window']) vi.stubGlobal(page, deaf)
})

const nothing = () => undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const storedRow = (rowNumber: number): EditedRow => {
  const made = newlyMade({ orderNumber: 100_001, place: rowNumber, modelId: '1001' }, [], colorLists)
  if (made === null) throw new Error('the model is not in the catalogue')
  return { ...made, revision: 'rev_1' }
}

const Row = ({ row, onOpen }: { row: EditedRow; onOpen: (store: RowStore) => void }) => {
  onOpen(useRowStore(row).store)
  return null
}

const openRow = async (row: EditedRow): Promise<RowStore> => {
  const client = createQueryClient({ fetchFailed: nothing, saveFailed: nothing })
  client.setQueryData(currentContextQuery.queryKey, makeCurrentContext())
  const opened: RowStore[] = []
  await create(
    <QueryClientProvider client={client}>
      <Row row={row} onOpen={(store) => opened.push(store)} />
    </QueryClientProvider>,
  )
  const [store] = opened
  if (store === undefined) throw new Error('the row did not open')
  return store
}

test.each([
  ['as shipped', null, 750, 1],
  ['as this browser has it', '{"debounceTime":200}', 200, 2],
])('Q-360: what is typed in the editor waits for the configured time, %s', async (_, stored, pause, row) => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'appConfig' ? stored : null) })
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    sent.push(`${method} ${path}`)
    return Response.json({ model: { ...storedRow(row), revision: 'rev_2' } })
  })
  const store = await openRow(storedRow(row))
  store.edit({ width: 1290 })
  await vi.advanceTimersByTimeAsync(pause - 1)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([`PUT /api/v1/products/100001/0/${row}`])
})
