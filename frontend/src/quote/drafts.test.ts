import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDrafts } from './drafts.ts'
import { editKeyOf, type RowEdit } from './quote-edit.ts'

const count = (numberOf: number, rowNumber = 1, seen = 2): RowEdit => ({
  kind: 'count',
  rowNumber,
  numberOf,
  seen,
})

const open = () => {
  const sent: RowEdit[] = []
  return { sent, drafts: createDrafts({ send: (edit) => sent.push(edit), delay: 750 }) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('Q-190: an edit is sent when nothing has been typed for the length of the debounce', () => {
  const { sent, drafts } = open()
  drafts.propose(count(1))
  vi.advanceTimersByTime(700)
  drafts.propose(count(12))
  vi.advanceTimersByTime(700)
  expect(sent).toEqual([])
  expect(drafts.current()).toEqual([count(12)])
  vi.advanceTimersByTime(50)
  expect(sent).toEqual([count(12)])
  expect(drafts.current()).toEqual([])
})

test('what stood there when the typing began is what was seen, however many keys are pressed', () => {
  const { sent, drafts } = open()
  drafts.propose(count(1, 1, 2))
  drafts.propose(count(12, 1, 1))
  drafts.settle(editKeyOf(count(0)))
  drafts.propose(count(3, 1, 12))
  drafts.settleAll()
  expect(sent).toEqual([count(12, 1, 2), count(3, 1, 12)])
})

test('Q-190: leaving the field sends at once, and only once', () => {
  const { sent, drafts } = open()
  drafts.propose(count(3))
  drafts.settle(editKeyOf(count(0)))
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([count(3)])
})

test('drafts of two rows live side by side, and all are sent when the page is left', () => {
  const { sent, drafts } = open()
  drafts.propose(count(3, 1))
  drafts.propose(count(5, 2))
  expect(drafts.current()).toHaveLength(2)
  drafts.settleAll()
  expect(sent).toEqual([count(3, 1), count(5, 2)])
})

test('a dropped draft is never sent', () => {
  const { sent, drafts } = open()
  drafts.propose(count(3))
  drafts.drop(editKeyOf(count(0)))
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([])
})
