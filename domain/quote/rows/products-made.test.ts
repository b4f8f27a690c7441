import { describe, expect, test } from 'vitest'
import { productsMade } from './products-made.ts'

const row = (rowNumber: number, modelId: number, isConstructionPart = false) => ({
  rowNumber,
  modelId,
  isConstructionPart,
})

const quotes = [
  { orderNumber: 100_031, rows: [row(1, 1002), row(2, 1106), row(3, 9001, true)] },
  { orderNumber: 100_020, rows: [row(1, 1801), row(2, 1002), row(3, 1801), row(4, 1002)] },
]

describe('what a person mostly makes', () => {
  test('is the model of most rows, and of equally many the one that was made last', () => {
    expect(productsMade(quotes).most).toEqual([1002, 1801, 1106])
    expect(productsMade([{ orderNumber: 1, rows: [row(1, 1002), row(2, 1106)] }]).most).toEqual([1106, 1002])
  })

  test('ends with a dozen models', () => {
    const rows = Array.from({ length: 30 }, (_, index) => row(index + 1, 1000 + index))
    expect(productsMade([{ orderNumber: 1, rows }]).most).toHaveLength(12)
  })
})

describe('what a person made last', () => {
  test('is the latest row of each model, from the newest quote on', () => {
    expect(
      productsMade(quotes).last.map(({ orderNumber, row: { rowNumber } }) => [orderNumber, rowNumber]),
    ).toEqual([
      [100_031, 2],
      [100_031, 1],
      [100_020, 3],
    ])
  })

  test('is the row with the highest number, also where rows stand in another order', () => {
    const moved = [{ orderNumber: 1, rows: [row(4, 1002), row(1, 1801), row(2, 1801)] }]
    expect(productsMade(moved).last.map(({ row: { rowNumber } }) => rowNumber)).toEqual([4, 2])
  })

  test('is nothing for somebody who has made nothing', () => {
    expect(productsMade([])).toEqual({ most: [], last: [] })
  })
})

test('a coupling post or another part sold by length is no product that one makes', () => {
  const { most, last } = productsMade([{ orderNumber: 1, rows: [row(1, 9001, true)] }])
  expect([most, last]).toEqual([[], []])
})
