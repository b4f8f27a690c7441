import { expect, test } from 'vitest'
import { models } from '#domain/catalogue/data/models'
import { makeConfiguration } from '#tests/factories/quotes'
import { leadWeeksOf } from './lead-weeks.ts'

const weeks = (...product: Parameters<typeof makeConfiguration>) => leadWeeksOf(makeConfiguration(...product))

test('each group takes its time', () => {
  expect(weeks(1002)).toBe(5)
  expect(weeks(1401)).toBe(7)
  expect(weeks(2001)).toBe(6)
  expect(weeks(2101)).toBe(8)
  expect(weeks(3104)).toBe(7)
  expect(weeks(3301)).toBe(4)
})

test('side panels and fanlights are made with the doors of their series', () => {
  expect([weeks(3401), weeks(3421)]).toEqual([5, 5])
  expect([weeks(3411), weeks(3422)]).toEqual([7, 7])
})

test('every model has a time', () => {
  for (const { id } of models) expect(weeks(id)).toBeGreaterThanOrEqual(0)
})

test('paint outside the standard takes a week more, cladding in such a colour another', () => {
  expect(weeks(1002, { innerColor: 'NCS S 2000-N' })).toBe(6)
  const clad = (color: string) => ({ aluminium: { selected: true, color } })
  expect(weeks(1002, clad('RAL 7016'))).toBe(5)
  expect(weeks(1002, clad('RAL 5011'))).toBe(6)
  expect(weeks(1002, { innerColor: 'NCS S 2000-N', ...clad('RAL 5011') })).toBe(7)
  expect(weeks(3104, { wingColor: 'NCS S 8500-N' })).toBe(8)
})

test('a wood that is not pine takes two weeks more', () => {
  expect(weeks(1002, { woodtypeId: 2 })).toBe(7)
})
