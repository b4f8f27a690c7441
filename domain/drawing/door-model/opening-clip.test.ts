import { expect, test } from 'vitest'
import { HANDLE_PRESSED_AT, openingClipOf, senseOf } from './opening-clip.ts'

/** Where the lock edge of a leaf of length 1 comes to when it is turned about the upright axis at its hinges. */
const depthOfLockEdge = (hand: 'left' | 'right', degrees: number): number => {
  const reach = hand === 'left' ? 1 : -1
  return -reach * Math.sin((degrees * Math.PI) / 180)
}

test.each([
  ['left', 'D', 1],
  ['right', 'D', 1],
  ['left', 'I', -1],
  ['right', 'I', -1],
] as const)('D-167, D-187: with the hinges %s an %s leaf turns 45° to its own side', (hand, opens, out) => {
  const { leaf } = openingClipOf(hand, opens)
  const last = leaf.degrees.at(-1) ?? 0
  expect(Math.abs(last)).toBe(45)
  expect(Math.sign(depthOfLockEdge(hand, last))).toBe(out)
  expect(Math.sign(last)).toBe(senseOf(hand, opens))
})

test('D-168, D-192: the leaf begins when the handle is down and then takes half a second', () => {
  const { leaf, handle } = openingClipOf('left', 'D')
  const moving = leaf.degrees.findIndex((degrees) => degrees !== 0)
  expect(leaf.times[moving - 1]).toBe(HANDLE_PRESSED_AT)
  expect((leaf.times.at(-1) ?? 0) - HANDLE_PRESSED_AT).toBeCloseTo(0.5, 6)
  expect(handle.degrees[handle.times.indexOf(HANDLE_PRESSED_AT)]).toBe(40)
})

test('a lever falls, whichever way it points, and comes up again', () => {
  const tipOf = (hand: 'left' | 'right', degrees: number) =>
    (hand === 'left' ? -1 : 1) * Math.sin((degrees * Math.PI) / 180)
  for (const hand of ['left', 'right'] as const) {
    const { degrees } = openingClipOf(hand, 'D').handle
    expect(tipOf(hand, degrees[1] ?? 0)).toBeLessThan(-0.5)
    expect(degrees.at(-1)).toBe(0)
  }
})
