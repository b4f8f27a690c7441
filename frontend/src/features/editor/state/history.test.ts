import { expect, test } from 'vitest'
import type { ChoiceField, Choices, Patch } from '#domain/product/product'
import { type History, historyFrom, recorded, redone, type Seen, undone, undoneTo } from './history.ts'

const emptyHistory = historyFrom(null)

const seenOf = (choices: Patch, stated: readonly ChoiceField[] = []): Seen => ({
  choices: choices as Choices,
  stated,
})

/** A row on which edits are made at given moments. */
const edited = (...edits: readonly (readonly [at: number, patch: Patch, movement?: string])[]) => {
  let seen = seenOf({ width: 1190, height: 1190, glassCode: '304' })
  let history: History = emptyHistory
  for (const [at, patch, movement] of edits) {
    history = recorded(history, patch, seen, at, movement)
    const stated = [...new Set([...seen.stated, ...(Object.keys(patch) as ChoiceField[])])]
    seen = { choices: { ...seen.choices, ...patch }, stated }
  }
  return { seen, history }
}

test('an edit is undone, and redone', () => {
  const { seen, history } = edited([0, { width: 1290 }])
  const back = undone(history, seen)
  expect(back?.patch).toEqual({ width: 1190 })
  const forth = redone(back?.history ?? emptyHistory, seenOf({ width: 1190 }))
  expect(forth?.patch).toEqual({ width: 1290 })
})

test('a bar that is dragged goes back to where it stood in one step', () => {
  const { seen, history } = edited([0, { width: 1200 }], [100, { width: 1240 }], [200, { width: 1290 }])
  expect(undone(history, seen)?.patch).toEqual({ width: 1190 })
  expect(history.past).toHaveLength(1)
})

test('what is written from entering a field to leaving it is one step, however slowly', () => {
  const { seen, history } = edited(
    [0, { width: 490 }, 'width 1'],
    [5000, { width: 4900 }, 'width 1'],
    [5100, { width: 990 }, 'width 2'],
  )
  expect(history.past).toHaveLength(2)
  expect(undone(history, seen)?.patch).toEqual({ width: 4900 })
})

test('Q-076: a movement that ends where it began is no step', () => {
  const { history } = edited(
    [0, { width: 1390 }],
    [5000, { width: 1490 }, 'drag'],
    [9000, { width: 1590 }, 'drag'],
    [9900, { width: 1390 }, 'drag'],
  )
  expect(history.past).toHaveLength(1)
})

test('the same field again after a pause is a step of its own', () => {
  const { seen, history } = edited([0, { width: 1290 }], [5000, { width: 1390 }])
  expect(undone(history, seen)?.patch).toEqual({ width: 1290 })
})

test('a new edit leaves nothing to redo', () => {
  const { seen, history } = edited([0, { width: 1290 }])
  const back = undone(history, seen)
  const after = recorded(back?.history ?? emptyHistory, { height: 990 }, seen, 9000)
  expect(redone(after, seen)).toBeNull()
})

test('there is nothing to undo on a row that nobody has touched', () => {
  const { seen, history } = edited()
  expect(undone(history, seen)).toBeNull()
})

test('undo takes back that something was stated, and redo states it again', () => {
  const { seen, history } = edited([0, { glassCode: '304' }])
  const back = undone(history, seen)
  expect(back).toMatchObject({ patch: { glassCode: '304' }, takenBack: ['glassCode'] })
  const forth = redone(back?.history ?? emptyHistory, seenOf({ glassCode: '304' }))
  expect(forth).toMatchObject({ patch: { glassCode: '304' }, takenBack: [] })
})

test('what had been stated before is so again when a later edit of it is undone', () => {
  const { seen, history } = edited([0, { width: 1290 }], [5000, { width: 1390 }])
  expect(undone(history, seen)).toMatchObject({ patch: { width: 1290 }, takenBack: [] })
})

test('what was edited before the page was opened is undone along the stored revisions, and redone', () => {
  const now = { width: 1290, height: 990, glassCode: '304' }
  const { patch, takenBack, history } = undoneTo(
    historyFrom('rev_2'),
    { ...seenOf({ ...now, width: 1190, height: 1190 }, ['height']), replaces: 'rev_1' },
    seenOf(now, ['glassCode', 'height', 'width']),
  )
  expect(patch).toEqual({ width: 1190, height: 1190, glassCode: '304' })
  expect(takenBack.toSorted()).toEqual(['glassCode', 'width'])
  expect(history.older).toBe('rev_1')
  expect(redone(history, seenOf({ ...now, ...patch }, ['height']))?.patch).toEqual(now)
})
