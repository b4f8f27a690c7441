import { expect, test } from 'vitest'
import { withinRoom } from './within-room.ts'

const of = (taken: readonly boolean[], room: number) => {
  let made = 0
  const found = withinRoom(taken, room, {
    lineOf: (is) => {
      made += 1
      return is
    },
    isTaken: (is) => is,
  })
  return { ...found, made }
}
const YES = true
const NO = false

test('what there is room for is there whole, with what is not taken beside it', () => {
  expect(of([NO, YES, NO, YES, NO], 2)).toEqual({ lines: [NO, YES, NO, YES, NO], isTooMany: false, made: 5 })
  expect(of([], 0)).toEqual({ lines: [], isTooMany: false, made: 0 })
})

test('of what there is no room for one line more is made, and none beyond it', () => {
  expect(of([YES, NO, YES, YES, NO, YES], 2)).toEqual({
    lines: [YES, NO, YES, YES],
    isTooMany: true,
    made: 4,
  })
  expect(of([NO, YES, YES], 0)).toEqual({ lines: [NO, YES], isTooMany: true, made: 2 })
})
