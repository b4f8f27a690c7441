import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { readSchedule } from '#domain/schedule/read-schedule'
import { makeReading, withRemembered } from './reading.ts'

const context = { colorLists, series: 'basic' } as const
const texts = ['790x1190 toppsving', '» 990x1190', 'fastkarm 590x590', '']

/** A clock that goes on by a millisecond each time that it is looked at. */
const clock = () => {
  let now = 0
  return () => {
    now += 1
    return now
  }
}

test('as many lines are read as there is time for, and the next time those after them', () => {
  const reading = makeReading(texts, context, [], clock())
  const begun = reading.readFor(2)
  expect([begun.lines.length, begun.isWhole]).toEqual([2, false])
  const whole = reading.readFor(100)
  expect(whole).toEqual({ lines: readSchedule(texts, context), isWhole: true })
  expect(begun.lines).toHaveLength(2)
})

test('however little time there is, one line more is read each time', () => {
  const reading = makeReading(texts, context, [], clock())
  expect(texts.map(() => reading.readFor(0).lines.length)).toEqual([1, 2, 3, 4])
  expect(makeReading([], context).readFor(0)).toEqual({ lines: [], isWhole: true })
})

test('a reading that was left in the middle leaves what was known before and what it has read', () => {
  const [first, second, third] = readSchedule(texts, context)
  const anew = readSchedule(['790x1190 toppsving'], context)
  const known = withRemembered(
    { lines: anew, isWhole: false },
    [first, second, third].flatMap((line) => line ?? []),
  )
  expect(known).toEqual([first, second, third])
  expect(known[0]).toBe(anew[0])
  expect(withRemembered({ lines: anew, isWhole: true }, known)).toBe(anew)
})
