import { expect, test } from 'vitest'
import { models } from '#domain/catalogue/data/models'
import type { Model } from '#domain/catalogue/types'
import { makeConfiguration } from '#tests/factories/quotes'
import { leadWeeksOf } from './lead-weeks.ts'

const weeks = (...product: Parameters<typeof makeConfiguration>) => leadWeeksOf(makeConfiguration(...product))

const FIRE_AND_SOUND = 1302
const LAMINATED = 3110
/** Come with what takes longer: a glass, a decor laminate. */
const isSlower = ({ id, defaultGlass }: Model): boolean =>
  defaultGlass === '324' || [FIRE_AND_SOUND, LAMINATED].includes(id)

/** Trade handbook 10.7, the groups in its order. */
test.each([
  [10, 5],
  [20, 6],
  [30, 6],
  [40, 8],
  [50, 7],
  [60, 6],
  [70, 8],
  [80, 5],
  [90, 7],
  [100, 9],
  [110, 4],
  [130, 0],
  [140, 1],
])('a model of group %i, as it comes, takes %i weeks', (group, expected) => {
  const ofGroup = models.filter(
    (model) => model.group === group && model.frameType !== 'V' && !isSlower(model),
  )
  expect(ofGroup).not.toEqual([])
  for (const { id, name } of ofGroup) expect(weeks(id), name).toBe(expected)
})

test('a folding door takes nine', () => {
  const folding = models.filter(({ frameType }) => frameType === 'V')
  expect(folding).not.toEqual([])
  for (const { id, name } of folding) expect(weeks(id), name).toBe(9)
})

test('side panels and fanlights are made with the doors of their series', () => {
  expect([weeks(3401), weeks(3421)]).toEqual([5, 5])
  expect([weeks(3411), weeks(3422)]).toEqual([7, 7])
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

test('two glasses take a week more, and so does a pattern for birds', () => {
  expect(weeks(1102)).toBe(6)
  expect(weeks(1102, { glassCode: '324' })).toBe(7)
  expect(weeks(FIRE_AND_SOUND)).toBe(9)
  expect(weeks(1102, { panelProperties: [{ id: 13, panel: 'c1r1' }] })).toBe(7)
})

test('a decor laminate takes two weeks more', () => {
  expect(weeks(LAMINATED)).toBe(9)
})
