import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { boundsOf } from '#domain/geometry/polygon'
import { configured } from '#tests/factories/configured'
import { type ConstructionRow, placedRows } from './placed-rows.ts'

const door: ConstructionRow = {
  rowNumber: 1,
  connection: null,
  couples: null,
  configuration: configured(3101, { width: 990, height: 2090 }),
}
const sidePanel: ConstructionRow = {
  rowNumber: 2,
  connection: { toRow: 1, position: 'RIGHT', location: 'START' },
  couples: null,
  configuration: configured(3411, { width: 490, height: 1890 }),
}
const light: ConstructionRow = {
  rowNumber: 4,
  connection: { toRow: 1, position: 'TOP', location: 'END' },
  couples: null,
  configuration: configured(3422, { width: 790, height: 390 }),
}
const post = (rowNumber: number, couples: number, width: number, height: number): ConstructionRow => ({
  rowNumber,
  connection: null,
  couples,
  configuration: configured(9001, { width, height }),
})

const boxesFrom = (rows: readonly ConstructionRow[], rowNumber: number) => {
  const placed = placedRows(rows, rowNumber, colorLists)
  if (!placed.ok) return placed.code
  return placed.value.map((row) => {
    const { minX, minY, maxX, maxY } = boundsOf(row.configuration.layout.outline)
    const [x, y] = row.at
    return [row.rowNumber, minX + x, minY + y, maxX + x, maxY + y]
  })
}

test('D-103: every row stands in its place, the one asked for first, and posts fill the joints', () => {
  const rows = [door, sidePanel, post(3, 2, 20, 1890), light, post(5, 4, 790, 20)]
  expect(boxesFrom(rows, 1)).toEqual([
    [1, 0, 0, 990, 2090],
    [2, 1010, 0, 1500, 1890],
    [3, 990, 0, 1010, 1890],
    [4, 200, 2110, 990, 2500],
    [5, 200, 2090, 990, 2110],
  ])
  expect(boxesFrom(rows, 4)).toContainEqual([1, 0, 0, 990, 2090])
  const [first] = placedRows(rows, 4, colorLists).ok ? (boxesFrom(rows, 4) as number[][]) : []
  expect(first?.[0]).toBe(4)
})

test('a post follows its joint while a row is being edited', () => {
  const higher = { ...sidePanel, configuration: configured(3411, { width: 490, height: 1990 }) }
  expect(boxesFrom([door, higher, post(3, 2, 20, 1890)], 2)).toContainEqual([3, 990, 0, 1010, 1990])
})

test('a post can be looked at from its own page', () => {
  const boxes = boxesFrom([door, sidePanel, post(3, 2, 20, 1890)], 3)
  expect(boxes[0]).toEqual([3, 990, 0, 1010, 1890])
})

test('frames that would stand in each other are refused with the reason', () => {
  const tall = { ...light, connection: { toRow: 1, position: 'RIGHT', location: 'END' } } as const
  expect(boxesFrom([door, sidePanel, tall], 1)).toBe('connection.place-taken')
})
