import { expect, test } from 'vitest'
import { leftBeside, liftOver } from './message-place.ts'

const WINDOW = 900
const messages = { left: 16, right: 388, height: 70 }
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('where nothing is to be pressed a message lies at the foot of the window', () => {
  expect(liftOver(messages, WINDOW, [])).toBe(16)
  expect(liftOver(messages, WINDOW, [box(1200, 840, 160, 40)])).toBe(16)
})

test('over a bar at the foot it lies above the bar', () => {
  expect(liftOver(messages, WINDOW, [box(0, 840, 1440, 60)])).toBe(68)
})

test('above the bar there may be a button too, and it is not covered either', () => {
  expect(liftOver(messages, WINDOW, [box(0, 840, 1440, 60), box(100, 780, 120, 40)])).toBe(128)
})

test('where there is no room at all it stays at the foot', () => {
  expect(liftOver({ ...messages, height: 880 }, WINDOW, [box(0, 500, 1440, 60)])).toBe(16)
})

test('messages lie beside a column of controls, where that leaves room for them', () => {
  expect(leftBeside(220, 372, 1440)).toBe(236)
  expect(leftBeside(220, 372, 620)).toBe(16)
  expect(leftBeside(0, 372, 1440)).toBe(16)
})
