/**
 * Where the pieces of a quote's rows stand: side by side on one façade, seen from outside, in the order of the rows, with room to walk between
 * them. Rows that are mounted together stand as they are mounted, as many times as there are of them.
 */
import type { ColorLists } from '#domain/catalogue/types'
import { boxOfRows, type PlacedRows } from '#domain/drawing/build-construction'
import type { Point } from '#domain/geometry/point'
import { constructionRows } from '#domain/quote/connections/connected-rows'
import { type ConstructionRow, placedRows } from '#domain/quote/connections/placed-rows'
import type { Configuration } from '#domain/rules/configuration'

const BETWEEN = 500

export interface ArrangedRow {
  readonly rowNumber: number
  /** A coupling post is as long as its joint here. */
  readonly configuration: Pick<Configuration, 'model' | 'values' | 'layout' | 'weight'>
  /** Lower left corners of its pieces, seen from outside. */
  readonly at: readonly Point[]
}

interface CountedRow extends ConstructionRow {
  readonly numberOf: number
}

const alone = ({ rowNumber, configuration }: ConstructionRow): PlacedRows => [
  { rowNumber, configuration, at: [0, 0] },
]

/** Rows that cannot stand as they are connected stand one by one; the order check says so. */
const groupsOf = (rows: readonly CountedRow[], colorLists: ColorLists): PlacedRows[] => {
  const grouped = new Set<number>()
  return rows.flatMap((row) => {
    if (grouped.has(row.rowNumber)) return []
    const together = constructionRows({ rows }, row.rowNumber)
    const placed = together.length > 1 ? placedRows(together, row.rowNumber, colorLists) : null
    const group = placed?.ok === true ? placed.value : alone(row)
    for (const { rowNumber } of group) grouped.add(rowNumber)
    return [group]
  })
}

export const arrangedRows = (rows: readonly CountedRow[], colorLists: ColorLists): readonly ArrangedRow[] => {
  let next = 0
  return groupsOf(rows, colorLists).flatMap((group) => {
    const { minX, maxX, minY } = boxOfRows(group)
    const count = rows.find(({ rowNumber }) => rowNumber === group[0].rowNumber)?.numberOf ?? 0
    const starts = Array.from({ length: count }, (_, index) => next + index * (maxX - minX + BETWEEN))
    next += count * (maxX - minX + BETWEEN)
    return group.map(({ rowNumber, configuration, at: [x, y] }) => ({
      rowNumber,
      configuration,
      at: starts.map((start): Point => [start + x - minX, y - minY]),
    }))
  })
}
