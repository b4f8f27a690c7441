// What was written is there after a reload, however much it is.
import { beforeEach, expect, test, vi } from 'vitest'
import { readDraft, saveDraft } from './draft.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('more lines than a quote has rows, and longer ones than a field takes, come back as they were written', () => {
  const lines = [
    { text: 'x'.repeat(501) },
    ...Array.from({ length: 600 }, (_, index) => ({ text: `${index} fastkarm` })),
  ]
  saveDraft(1008, 100_001, { lines, series: 'extra', sent: null })
  expect(readDraft(1008, 100_001)).toEqual({ lines, series: 'extra', sent: null })
  expect(readDraft(1008, 100_002).lines).toEqual([])
})
