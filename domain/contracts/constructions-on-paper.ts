/**
 * The constructions of a document: rows that are mounted together, each with its place among the others and every coupling
 * post cut to its joint. Rows that cannot stand as they are connected are left to the order check; paper shows them one by one.
 */
import type { ColorBook } from '../catalogue/types.ts'
import { constructionRows } from '../quote/connections/connected-rows.ts'
import { type ConstructionRow, placedRows } from '../quote/connections/placed-rows.ts'
import type { Configuration } from '../rules/configuration.ts'
import type { DocumentInput } from './render.ts'

interface Row extends ConstructionRow {
  readonly configuration: Configuration
}

export const constructionsOf = (rows: readonly Row[], book: ColorBook): DocumentInput['constructions'] =>
  rows.flatMap((row) => {
    const together = constructionRows({ rows }, row.rowNumber)
    const first = Math.min(...together.map(({ rowNumber }) => rowNumber))
    if (together.length < 2 || row.rowNumber !== first) return []
    const placed = placedRows(together, first, book)
    if (!placed.ok) return []
    return [
      {
        rows: placed.value.map(({ rowNumber, at: [x, y], isPost = false, configuration }) => ({
          rowNumber,
          product: configuration.product,
          x,
          y,
          isPost,
        })),
      },
    ]
  })
