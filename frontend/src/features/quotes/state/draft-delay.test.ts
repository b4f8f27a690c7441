import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// Makes what is stored count.
import '../../../config/checked-config.ts'
import { readAppConfig } from '../../../config/stored-config.ts'
import { openDraftBook } from './draft-book.ts'
import type { RowEdit } from './offer-edit.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['as shipped', null, 750],
  ['as this browser has it', '{"debounceTime":200}', 200],
])('Q-360: what is typed waits for the configured time, %s', (_, stored, delay) => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'appConfig' ? stored : null) })
  const sent: RowEdit[] = []
  const book = openDraftBook({ send: (edit) => sent.push(edit), delay: readAppConfig().debounceTime })
  book.propose({ kind: 'count', rowNumber: 1, numberOf: 12 })
  vi.advanceTimersByTime(delay - 1)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toHaveLength(1)
})
