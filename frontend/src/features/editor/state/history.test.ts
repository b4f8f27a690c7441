import { expect, test } from 'vitest'
import type { Choices, Patch } from '#domain/product/product'
import { emptyHistory, type History, recorded, redone, undone } from './history.ts'

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
