import { expect, test } from 'vitest'
import type { Choices, Patch } from '#domain/product/product'
import { type History, historyFrom, recorded, redone, undone, undoneTo } from './history.ts'

const emptyHistory = historyFrom(null)

/** A row on which edits are made at given moments. */
const edited = (...edits: readonly (readonly [at: number, patch: Patch])[]) => {
  let choices = { width: 1190, height: 1190, glassCode: '304' } as Choices
  let history: History = emptyHistory
  for (const [at, patch] of edits) {
    history = recorded(history, patch, choices, at)
    choices = { ...choices, ...patch }
  }
  return { choices, history }
}

test('an edit is undone, and redone', () => {
  const { choices, history } = edited([0, { width: 1290 }])
  const back = undone(history, choices)
  expect(back?.patch).toEqual({ width: 1190 })
  const forth = redone(back?.history ?? emptyHistory, { ...choices, width: 1190 })
  expect(forth?.patch).toEqual({ width: 1290 })
})

test('a bar that is dragged goes back to where it stood in one step', () => {
  const { choices, history } = edited([0, { width: 1200 }], [100, { width: 1240 }], [200, { width: 1290 }])
  expect(undone(history, choices)?.patch).toEqual({ width: 1190 })
  expect(history.past).toHaveLength(1)
})

test('the same field again after a pause is a step of its own', () => {
  const { choices, history } = edited([0, { width: 1290 }], [5000, { width: 1390 }])
  expect(undone(history, choices)?.patch).toEqual({ width: 1290 })
})

test('a new edit leaves nothing to redo', () => {
  const { choices, history } = edited([0, { width: 1290 }])
  const back = undone(history, choices)
  const after = recorded(back?.history ?? emptyHistory, { height: 990 }, choices, 9000)
  expect(redone(after, choices)).toBeNull()
})

test('there is nothing to undo on a row that nobody has touched', () => {
  const { choices, history } = edited()
  expect(undone(history, choices)).toBeNull()
})

test('what was edited before the page was opened is undone along the stored revisions, and redone', () => {
  const choices = { width: 1290, height: 990, glassCode: '304' } as Choices
  const { patch, history } = undoneTo(
    historyFrom('rev_2'),
    { choices: { ...choices, width: 1190, height: 1190 }, replaces: 'rev_1' },
    choices,
  )
  expect(patch).toEqual({ width: 1190, height: 1190 })
  expect(history.older).toBe('rev_1')
  expect(redone(history, { ...choices, ...patch })?.patch).toEqual({ width: 1290, height: 990 })
})
