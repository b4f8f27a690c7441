import { describe, expect, test } from 'vitest'
import { figure } from './figures.ts'
import { readFigure } from './read-figure.ts'

describe('a length is read in millimetres', () => {
  test.each([
    ['1490', 1490],
    ['1490 mm', 1490],
    ['1490mm', 1490],
    ['1490 MM.', 1490],
    [' 1490 millimeter', 1490],
    ['149 cm', 1490],
    ['149,5 cm', 1495],
    ['149.5cm', 1495],
    ['14,9 dm', 1490],
    ['1,49 m', 1490],
    ['1.49m', 1490],
    ['1,490 m', 1490],
    ['1.155 m', 1155],
    ['0,29 m', 290],
    ['2 meter', 2000],
    ['12M', 1190],
    ['9 M', 890],
    ['12m', 12_000],
    ['1,2M', 1200],
    ['1 490', 1490],
    ['1\u00a0490', 1490],
    ['1\u202f490 mm', 1490],
    ['12 345', 12_345],
    ['−40', -40],
    ['-40 mm', -40],
    ['+120', 120],
    ['0', 0],
  ])('«%s» is %d mm', (text, value) => {
    expect(readFigure(text, 'length')).toBe(value)
  })

  test.each([
    ['1.490', 1490],
    ['1,490', 1490],
    ['1.490 mm', 1490],
    ['1.234.567', 1_234_567],
    ['1.490,5', 1490.5],
    ['1,490.5', 1490.5],
  ])(
    '«%s»: nothing is made in thousandths of a millimetre, so the mark stands between thousands',
    (text, value) => {
      expect(readFigure(text, 'length')).toBe(value)
    },
  )

  test.each([
    ['1,49', 1.49],
    ['1.5', 1.5],
    ['0,490', 0.49],
    ['1490,5', 1490.5],
    ['14,900 cm', 149],
  ])('«%s» is not made into whole millimetres by guessing at a unit', (text, value) => {
    expect(readFigure(text, 'length')).toBe(value)
  })
})

test.each([
  ['', 'nothing'],
  ['bred', 'no number'],
  ['12,', 'half typed'],
  ['1490.', 'half typed'],
  ['1 4', 'a group that is not full'],
  ['1 49 0', 'groups that are none'],
  ['1,2,3', 'marks that are none'],
  ['1490 x 1190', 'two numbers'],
  ['1490 tommer', 'another unit'],
  ['1490 stk', 'a unit that is no length'],
  ['--4', 'two signs'],
  ['1e3', 'a number only to a machine'],
])('«%s» is no length: %s', (text) => {
  expect(readFigure(text, 'length')).toBeNull()
})

test.each([
  ['26,8', 26.8],
  ['26.8 °', 26.8],
  ['12,5 %', 12.5],
  ['12.500', 12.5],
  ['1 200,5', 1200.5],
  ['150 mm', null],
])('«%s» as a figure with decimals is %s', (text, value) => {
  expect(readFigure(text, 'decimal')).toBe(value)
})

test.each([
  ['12', 12],
  ['1 200', 1200],
  ['1.200', 1200],
  ['3 stk', 3],
  ['3 stk.', 3],
  ['1,5', null],
  ['3 cm', null],
])('«%s» as a count is %s', (text, value) => {
  expect(readFigure(text, 'whole')).toBe(value)
})

test('what the program writes it can read', () => {
  for (const value of [0, 7, 290, 1490, 20_000, -715]) expect(readFigure(figure(value), 'length')).toBe(value)
})
