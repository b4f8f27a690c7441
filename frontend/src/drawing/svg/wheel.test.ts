import { expect, test } from 'vitest'
import { nearerByWheel } from './wheel.ts'

const PIXELS = 0
const LINES = 1
const turned = (deltaY: number, more = {}) => ({
  deltaY,
  deltaMode: PIXELS,
  ctrlKey: false,
  metaKey: false,
  ...more,
})
const still = { scale: 2, isControlHeld: false, pageScrolls: false }

test('a turn away from oneself brings the drawing nearer, towards oneself takes it as far away again', () => {
  const nearer = nearerByWheel(turned(-500), still) ?? 0
  expect(nearer).toBeGreaterThan(2)
  expect(nearer * (nearerByWheel(turned(500), still) ?? 0)).toBeCloseTo(1)
})

test('a wheel that counts in lines zooms as much as one that counts in px', () => {
  expect(nearerByWheel(turned(-3, { deltaMode: LINES }), still)).toBe(nearerByWheel(turned(-48), still))
})

test('of the whole drawing there is no less: the page has that turn', () => {
  expect(nearerByWheel(turned(100), { ...still, scale: 1 })).toBeNull()
  expect(nearerByWheel(turned(-100), { ...still, scale: 1 })).toBeGreaterThan(1)
})

test('a page that scrolls keeps its wheel; a pinch on a touch pad is the drawing’s there too', () => {
  expect(nearerByWheel(turned(-100), { ...still, pageScrolls: true })).toBeNull()
  expect(nearerByWheel(turned(-10, { ctrlKey: true }), { ...still, pageScrolls: true })).toBeGreaterThan(1)
})

test('Ctrl or ⌘ that somebody holds zooms the page and not the drawing', () => {
  expect(nearerByWheel(turned(-100, { ctrlKey: true }), { ...still, isControlHeld: true })).toBeNull()
  expect(nearerByWheel(turned(-100, { metaKey: true }), still)).toBeNull()
})
