import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDraftBook } from './draft-book.ts'
import { keyOf, type RowEdit } from './offer-edit.ts'

const count = (numberOf: number, rowNumber = 1): RowEdit => ({ kind: 'count', rowNumber, numberOf })

const open = () => {
  const sent: RowEdit[] = []
  return { sent, book: openDraftBook({ send: (edit) => sent.push(edit), delay: 750 }) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('Q-190: an edit is sent when nothing has been typed for the length of the debounce', () => {
  const { sent, book } = open()
  book.propose(count(1))
  vi.advanceTimersByTime(700)
  book.propose(count(12))
  vi.advanceTimersByTime(700)
  expect(sent).toEqual([])
  expect(book.current()).toEqual([count(12)])
  vi.advanceTimersByTime(50)
  expect(sent).toEqual([count(12)])
  expect(book.current()).toEqual([])
})

test('Q-190: leaving the field sends at once, and only once', () => {
  const { sent, book } = open()
  book.propose(count(3))
  book.settle(keyOf(count(0)))
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([count(3)])
})

test('drafts of two rows live side by side, and all are sent when the page is left', () => {
  const { sent, book } = open()
  book.propose(count(3, 1))
  book.propose(count(5, 2))
  expect(book.current()).toHaveLength(2)
  book.settleAll()
  expect(sent).toEqual([count(3, 1), count(5, 2)])
})

test('a dropped draft is never sent', () => {
  const { sent, book } = open()
  book.propose(count(3))
  book.drop(keyOf(count(0)))
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([])
})
