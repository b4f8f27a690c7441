// What becomes of a line by what is known of it and what somebody has decided.
import { expect, test } from 'vitest'
import type { ImportLine } from '#domain/administration/import/read-import'
import type { CheckedLine } from '#domain/contracts/imports'
import { choose, chooseForAll, type LineChoices, previewOf, sentLineOf } from './decisions.ts'

const line = (at: number, more: Partial<ImportLine> = {}): ImportLine => ({
  line: at,
  cells: { affiliation: 'Sandnes' },
  faults: [],
  twice: null,
  ...more,
})
const sandnes = { type: 'store', id: 101, name: 'Tømmerringen Sandnes', detail: '4313 SANDNES' } as const
const checked = (at: number, ...codes: readonly CheckedLine['doubts'][number]['code'][]): CheckedLine => ({
  line: at,
  status: codes.length === 0 ? 'new' : 'doubt',
  existing: null,
  faults: [],
  doubts: codes.map((code) => ({ code, sentence: code, candidates: [sandnes] })),
})
const state = (choices: LineChoices, ...codes: readonly CheckedLine['doubts'][number]['code'][]) =>
  previewOf(line(2), checked(2, ...codes), choices).state

test('a doubt is open until all of it is answered; one that is passed over passes the line over', () => {
  expect(state({})).toBe('new')
  expect(state({}, 'store-similar', 'postal-place')).toBe('doubt')
  expect(state({ '2 store-similar': 'accept' }, 'store-similar', 'postal-place')).toBe('doubt')
  expect(
    state({ '2 store-similar': 'accept', '2 postal-place': 'accept' }, 'store-similar', 'postal-place'),
  ).toBe('decided')
  expect(state({ '2 postal-place': 'skip' }, 'store-similar', 'postal-place')).toBe('skipped')
})

test('a store that is one of those that are there is not made', () => {
  const preview = previewOf(line(2), checked(2, 'store-similar'), { '2 store-similar': 'store 101' })
  expect([preview.state, preview.existing]).toEqual(['exists', sandnes])
})

test('what the sheet itself says is asked too, and goes to the server as whose address it is', () => {
  const twice = line(2, { twice: { code: 'person-twice', sentence: 'Samme person står på linje 1' } })
  expect(previewOf(twice, checked(2), {}).state).toBe('doubt')
  const choices: LineChoices = { '2 person-twice': 'accept' }
  const preview = previewOf(twice, checked(2), choices)
  expect([preview.state, sentLineOf(preview, choices)]).toMatchObject([
    'decided',
    { accepted: ['email-known'] },
  ])
})

test('a place that is told once is told for every line that says the same; being passed over is not', () => {
  const lines = [2, 3].map((at) => previewOf(line(at), checked(at, 'affiliation-unclear'), {}))
  const told = choose({}, lines, { line: 2, code: 'affiliation-unclear', choice: 'store 101' })
  expect(told).toEqual({ '2 affiliation-unclear': 'store 101', '3 affiliation-unclear': 'store 101' })
  expect(sentLineOf(previewOf(line(3), checked(3, 'affiliation-unclear'), told), told)).toMatchObject({
    affiliation: { type: 'store', id: 101 },
  })
  const passed = choose({}, lines, { line: 2, code: 'affiliation-unclear', choice: 'skip' })
  expect(passed).toEqual({ '2 affiliation-unclear': 'skip' })
})

test('one answer for all settles only what is still asked', () => {
  const lines = [2, 3].map((at) => previewOf(line(at), checked(at, 'store-similar'), {}))
  expect(chooseForAll({ '2 store-similar': 'skip' }, lines, 'store-similar', 'accept')).toEqual({
    '2 store-similar': 'skip',
    '3 store-similar': 'accept',
  })
})

test('a faulty line is asked nothing', () => {
  const faulty = line(2, { faults: [{ column: 'email', sentence: 'Mangler' }] })
  expect(previewOf(faulty, undefined, {}).state).toBe('fault')
  expect(previewOf(line(2), { ...checked(2), status: 'fault' }, {}).state).toBe('fault')
})
