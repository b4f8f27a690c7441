import { create } from '@react-three/test-renderer'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, type ComponentType, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putInForce, texts } from '#domain/texts/texts'
import { createQueryClient } from '../api/query-client.ts'
import { pageInOwnWords } from './in-own-words.tsx'

const pageText = texts('test/in-own-words', { title: 'Min side' })
const nothing = () => undefined
let said: string[] = []
let made = 0

const Page = () => {
  useState(() => {
    made += 1
  })
  said.push(pageText.title)
  return null
}
const loadPage = async () => Page

beforeEach(() => {
  said = []
  made = 0
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', nothing)
  vi.stubGlobal('fetch', () => new Promise<never>(nothing))
})
afterEach(() => {
  putInForce([])
  vi.unstubAllGlobals()
})

test('a page is shown anew when its texts change, and not made anew: what is typed in it stays', async () => {
  const { lazy } = pageInOwnWords({ path: 'side', lazy: { Component: loadPage } })
  const Shown = await (lazy as { readonly Component: () => Promise<ComponentType> }).Component()
  const client = createQueryClient({ fetchFailed: nothing, saveFailed: nothing })
  const shown = await create(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  )
  const before = made
  expect(said.at(-1)).toBe('Min side')
  await act(async () => putInForce([{ entryKey: 'test/in-own-words.title', text: 'Siden min' }]))
  expect(said.at(-1)).toBe('Siden min')
  expect(made).toBe(before)
  await shown.unmount()
  client.clear()
})

test('a route that only leads elsewhere stays as it is', () => {
  const route = { path: 'side', loader: nothing }
  expect(pageInOwnWords(route)).toBe(route)
})
