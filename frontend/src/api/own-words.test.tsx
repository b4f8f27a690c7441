import { create } from '@react-three/test-renderer'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, memo } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UiText } from '#domain/contracts/texts'
import { putInForce, texts, wordsInForce } from '#domain/texts/texts'
import { useOwnWords, useWorded, useWordsShown } from './own-words.ts'
import { createQueryClient } from './query-client.ts'

const rowText = texts('test/own-words.row', { copy: 'Kopier' })
const nothing = () => undefined
let said: string[] = []
let made = 0

const Row = memo(() => {
  useWordsShown()
  said.push(rowText.copy)
  return null
})

const Sum = ({ of }: { readonly of: number }) => {
  said.push(useWorded(() => `${rowText.copy} ${of} ${++made}`, [of]))
  return null
}

const Page = () => {
  useOwnWords()
  return null
}

beforeEach(() => {
  said = []
  made = 0
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', nothing)
})
afterEach(() => {
  putInForce([])
  vi.unstubAllGlobals()
})

test('a row that is kept while its data is the same says a text as it is now', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await create(<Row />)
  expect(said.at(-1)).toBe('Kopier')
  await act(async () => putInForce([{ entryKey: 'test/own-words.row.copy', text: 'Dupliser' }]))
  expect(said.at(-1)).toBe('Dupliser')
  await act(async () => putInForce([]))
  expect(said.at(-1)).toBe('Kopier')
})

test('what is worked out of a row and kept says a text as it is now, and is not made anew for anything else', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const shown = await create(<Sum of={7} />)
  await shown.update(<Sum of={7} />)
  expect(said.at(-1)).toBe('Kopier 7 1')
  await act(async () => putInForce([{ entryKey: 'test/own-words.row.copy', text: 'Dupliser' }]))
  expect(said.at(-1)).toBe('Dupliser 7 2')
  await shown.update(<Sum of={8} />)
  expect(said.at(-1)).toBe('Dupliser 8 3')
})

test('what the provider has put in the place of texts of the house is in force, and texts of other programs are not', async () => {
  const own: UiText = { entryKey: 'test/own-words.row.copy', text: 'Dupliser', isOwn: true }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json([own, { entryKey: 'other.program', text: 'x' } satisfies UiText])
  })
  const client = createQueryClient({ fetchFailed: nothing, saveFailed: nothing })
  const shown = await create(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(wordsInForce()).toEqual([own]))
  expect(rowText.copy).toBe('Dupliser')
  expect(asked).toEqual(['/api/v1/i18n/uitexts'])
  await shown.unmount()
  client.clear()
})
