import { expect, test } from 'vitest'
import { rowBefore } from './row-before.ts'

const window = (rowNumber: number) => ({ rowNumber, isDoor: false })
const door = (rowNumber: number) => ({ rowNumber, isDoor: true })

test('a window is like the window above it, past the doors between', () => {
  expect(rowBefore([window(1), window(2), door(3), window(4)], 4)).toEqual(window(2))
  expect(rowBefore([door(1), window(2), door(3)], 3)).toEqual(door(1))
})

test('without one of its kind it is like the row above, and the first row like the second', () => {
  expect(rowBefore([door(1), door(2), window(3)], 3)).toEqual(door(2))
  expect(rowBefore([window(1), window(2), window(5)], 1)).toEqual(window(2))
  expect(rowBefore([window(1)], 1)).toBeUndefined()
})
