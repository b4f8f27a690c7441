import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { listenToClient } from '../api/client.ts'
import { colorListsQuery } from './get-colors.ts'

const answer = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })

const color = (code: string, rgbHex: string) => ({
  code,
  description: code,
  rgbHex,
  backendCode: code,
  colorType: 'RAL',
  std: false,
  sorting: 10,
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('Q-061: a colour that cannot be shown is missing in the lists, and the log is told of it', async () => {
  listenToClient({
    signedOut: () => null,
    contextMissing: () => undefined,
    contextChanged: () => undefined,
    serverVersion: () => undefined,
    message: () => undefined,
    stepRecorded: () => undefined,
    redirected: () => undefined,
  })
  vi.stubGlobal('fetch', async () => answer([color('RAL 9010', '#f1ece1'), color('RAL 9999', '#12')]))
  const warn = vi.spyOn(console, 'warn').mockReturnValue()

  const colorLists = await new QueryClient().fetchQuery(colorListsQuery)

  expect(Object.values(colorLists).map((list) => list.map(({ code }) => code))).toEqual(
    Array.from({ length: 3 }, () => ['RAL 9010']),
  )
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    'colour RAL 9999 of the wood list cannot be shown: #12',
    'colour RAL 9999 of the aluminium list cannot be shown: #12',
    'colour RAL 9999 of the door list cannot be shown: #12',
  ])
})
