import { expect, test } from 'vitest'
import { marksIn, roomBeside } from './joinery-marks.ts'

test('what is remembered is what there is; nothing is switched on at first', () => {
  expect(marksIn(null)).toEqual([])
  expect(marksIn('sections handle something-else')).toEqual(['handle', 'sections'])
})

test('sections take more room than rulers, words in panes none', () => {
  expect(roomBeside(['fixed', 'free-opening'])).toBe(0)
  expect(roomBeside(['handle'])).toBeLessThan(roomBeside(['handle', 'sections']))
})
