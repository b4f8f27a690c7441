import { expect, test } from 'vitest'
import { centredOn, panned, viewBoxOf, WHOLE, zoomed, zoomedAt } from './zoom.ts'

test('what is under the pointer stays under it', () => {
  // 300 of 1200 is at a quarter of the screen before and after.
  const [left = 0, , width = 0] = viewBoxOf('0 0 1200 900', zoomedAt(WHOLE, 2, [0.25, 0.5]))
    .split(' ')
    .map(Number)
  expect([left, width]).toEqual([150, 600])
  expect((300 - left) / width).toBeCloseTo(0.25)
})

test('the whole drawing is the least, and eight times the most', () => {
  expect(zoomed(WHOLE, 0.5)).toEqual(WHOLE)
  expect(zoomed(zoomed(WHOLE, 6), 6).scale).toBe(8)
  expect(zoomed({ scale: 2, x: 0.3, y: 0.7 }, 0.1)).toEqual(WHOLE)
})

test('one never looks beside the drawing', () => {
  const twice = zoomed(WHOLE, 2)
  expect(panned(twice, 9, -9)).toEqual({ scale: 2, x: 0.75, y: 0.25 })
  expect(panned(WHOLE, 0.2, 0.2)).toEqual(WHOLE)
  expect(centredOn(twice, [0, 1])).toEqual({ scale: 2, x: 0.25, y: 0.75 })
})

test('the whole is written as it is', () => {
  expect(viewBoxOf('-20.5 -1210 1230 1231', WHOLE)).toBe('-20.5 -1210 1230 1231')
  expect(viewBoxOf('-20 -100 400 200', { scale: 4, x: 0.5, y: 0.5 })).toBe('130 -25 100 50')
})
