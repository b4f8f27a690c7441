import { expect, test } from 'vitest'
import type { ChoiceField, Choices, Patch } from '#domain/product/product'
import {
  NO_STEPS,
  nextStep,
  type SeenVersion,
  type StepList,
  stepped,
  withEdit,
  withLostAnswer,
  withoutDoubt,
  withStored,
} from './steps.ts'

const seenOf = (choices: Patch, stated: readonly ChoiceField[] = []): SeenVersion => ({
  choices: choices as Choices,
  stated,
})

type Edit = readonly [at: number, patch: Patch, movement?: string]

/** Row 2, on which edits are made at given moments. */
const edited = (...edits: readonly Edit[]): StepList => {
  let seen = seenOf({ width: 1190, height: 1190, glassCode: '304' })
  let list = NO_STEPS
  for (const [at, patch, movement] of edits) {
    list = withEdit(list, 2, patch, seen, { at, movement })
    const stated = [...new Set([...seen.stated, ...(Object.keys(patch) as ChoiceField[])])]
    seen = { choices: { ...seen.choices, ...patch }, stated }
  }
  return list
}
const nextEdit = (list: StepList, direction: 'undo' | 'redo' = 'undo') => {
  const step = nextStep(list, direction)
  return step?.kind === 'row' ? step : null
}
const back = (list: StepList): StepList => {
  const step = nextStep(list, 'undo')
  return step === null ? list : stepped(list, 'undo', step.id, step)
}
const stored = (version: number, words = 'Rad 2 er slettet.') => ({
  orderNumber: 100_001,
  versions: [version],
  words,
  adds: [],
})

test('an edit is undone, and redone', () => {
  const list = edited([0, { width: 1290 }])
  expect(nextEdit(list)?.back.patch).toEqual({ width: 1190 })
  expect(nextEdit(back(list), 'redo')?.forth.patch).toEqual({ width: 1290 })
})

test('a bar that is dragged goes back to where it stood in one step', () => {
  const list = edited([0, { width: 1200 }], [100, { width: 1240 }], [200, { width: 1290 }])
  expect(list.past).toHaveLength(1)
  expect(nextEdit(list)).toMatchObject({
    back: { patch: { width: 1190 } },
    forth: { patch: { width: 1290 } },
  })
})

test('one drag is one step however long the hand rests; the next drag is another', () => {
  const list = edited(
    [0, { width: 1200 }, 'drag 1'],
    [9000, { width: 1290 }, 'drag 1'],
    [9900, { width: 1390 }, 'drag 2'],
  )
  expect(list.past).toHaveLength(2)
  expect(nextEdit(list)?.back.patch).toEqual({ width: 1290 })
  expect(nextEdit(back(list))?.back.patch).toEqual({ width: 1190 })
})

test('Q-076: a movement that ends where it began is no step', () => {
  const list = edited(
    [0, { width: 1390 }],
    [5000, { width: 1490 }, 'drag'],
    [9000, { width: 1590 }, 'drag'],
    [9900, { width: 1390 }, 'drag'],
  )
  expect(list.past).toHaveLength(1)
})

test('what is written from entering a field to leaving it is one step, however slowly', () => {
  const list = edited(
    [0, { width: 490 }, 'width 1'],
    [5000, { width: 4900 }, 'width 1'],
    [5100, { width: 990 }, 'width 2'],
  )
  expect(list.past).toHaveLength(2)
  expect(nextEdit(list)?.back.patch).toEqual({ width: 4900 })
})

test('the same field again after a pause is a step of its own', () => {
  const list = edited([0, { width: 1290 }], [5000, { width: 1390 }])
  expect(nextEdit(list)?.back.patch).toEqual({ width: 1290 })
})

test('what is done after an undo leaves nothing to redo', () => {
  const undone = back(edited([0, { width: 1290 }]))
  expect(nextStep(withStored(undone, stored(9)), 'redo')).toBeNull()
  expect(nextStep(edited([0, { width: 1290 }], [9000, { height: 990 }]), 'redo')).toBeNull()
})

test('undo takes back that something was stated, and redo states it again', () => {
  const list = edited([0, { glassCode: '304' }])
  expect(nextEdit(list)).toMatchObject({
    back: { patch: { glassCode: '304' }, takenBack: ['glassCode'] },
    forth: { patch: { glassCode: '304' }, takenBack: [] },
  })
})

test('what had been stated before is so again when a later edit of it is undone', () => {
  const list = edited([0, { width: 1290 }], [5000, { width: 1390 }])
  expect(nextEdit(list)?.back).toMatchObject({ patch: { width: 1290 }, takenBack: [] })
})

test('edits of the editor and all else come back in the order in which they were done', () => {
  const list = withEdit(
    withStored(edited([0, { width: 1290 }]), stored(8)),
    2,
    { width: 1390 },
    seenOf({ width: 1290 }),
    { at: 100 },
  )
  expect(list.past.map(({ kind }) => kind)).toEqual(['row', 'stored', 'row'])
})

test('a row that is edited before it is known to be made is taken away after its edits have been', () => {
  const list = withStored(edited([0, { width: 1290 }]), { ...stored(8, 'Rad 2 er lagt til.'), adds: [2] })
  expect(list.past.map(({ kind }) => kind)).toEqual(['stored', 'row'])
})

test('an answer that comes twice is one step, also when it has been taken back', () => {
  const list = withStored(NO_STEPS, stored(8))
  expect(withStored(list, stored(8))).toBe(list)
  const undone = back(list)
  expect(withStored(undone, stored(8))).toBe(undone)
})

test('a toast takes back its own step, not the one after it', () => {
  const list = withStored(withStored(NO_STEPS, stored(8)), stored(9, 'Antallet på rad 1 er 3.'))
  const [first] = list.past
  const step = nextStep(list, 'undo', first?.id)
  expect(step).toMatchObject({ versions: [8] })
  expect(stepped(list, 'undo', step?.id ?? 0, null).past).toMatchObject([{ versions: [9] }])
})

test('a step that was refused for good is out of the way of those before it', () => {
  const list = withStored(withStored(NO_STEPS, stored(8)), stored(9))
  const left = stepped(list, 'undo', nextStep(list, 'undo')?.id ?? 0, null)
  expect(nextStep(left, 'undo')).toMatchObject({ versions: [8] })
  expect(left.future).toEqual([])
})

test('more than anybody goes back is not kept', () => {
  const list = Array.from({ length: 130 }, (_, index) => index).reduce(
    (made, version) => withStored(made, stored(version + 1)),
    NO_STEPS,
  )
  expect(list.past).toHaveLength(100)
})

const doubtOf = ({ doubt }: StepList) => {
  if (doubt === null) throw new Error('nothing is in doubt')
  return doubt
}

test('a write whose answer was lost is asked for from the version before it, however many are lost after it', () => {
  const list = withLostAnswer(withLostAnswer(withStored(NO_STEPS, stored(8)), 8), 9)
  expect(doubtOf(list)).toMatchObject({ after: 8 })
})

test('what turns out to be done stands where it was done, and what was known is not there twice', () => {
  const lost = withLostAnswer(withStored(NO_STEPS, stored(8)), 8)
  const list = withStored(lost, stored(10, 'Antallet på rad 1 er 3.'))
  const sure = withoutDoubt(list, doubtOf(list), [stored(8), stored(9), stored(10)])
  expect(sure.past).toMatchObject([{ versions: [8] }, { versions: [9] }, { versions: [10] }])
  expect(new Set(sure.past.map(({ id }) => id)).size).toBe(3)
  expect(sure.doubt).toBeNull()
  // The answer that comes late after all is the same step.
  expect(withStored(sure, stored(9))).toBe(sure)
})

test('what turns out not to be done leaves the steps as they are, also those that can be gone through again', () => {
  const undone = back(withStored(withStored(NO_STEPS, stored(8)), stored(9)))
  const list = withLostAnswer(undone, 10)
  const sure = withoutDoubt(list, doubtOf(list), [])
  expect(sure).toMatchObject({ past: undone.past, future: undone.future, doubt: null })
})

test('a row that turns out to be made stands before what was edited of it', () => {
  const list = withLostAnswer(edited([0, { width: 1290 }]), 8)
  const sure = withoutDoubt(list, doubtOf(list), [{ ...stored(9, 'Rad 2 er lagt til.'), adds: [2] }])
  expect(sure.past.map(({ kind }) => kind)).toEqual(['stored', 'row'])
})

test('an answer that is lost while the server is asked is asked for in its turn', () => {
  const first = withLostAnswer(NO_STEPS, 8)
  const second = withLostAnswer({ ...first, doubt: null }, 9)
  expect(withoutDoubt(second, doubtOf(first), []).doubt).toEqual(doubtOf(second))
})
