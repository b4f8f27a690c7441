/**
 * The constructions of a document: rows that are mounted together, each with its place among the others and every coupling
 * post cut to its joint. Rows that cannot stand as they are connected are left to the order check; paper shows them one by one.
 */
import type { ColorLists } from '#domain/catalogue/types'
import type { DocumentInput } from '#domain/contracts/render'
import { constructionRows } from '#domain/quote/connections/connected-rows'
import { type ConstructionRow, placedRows } from '#domain/quote/connections/placed-rows'
import type { Configuration } from '#domain/rules/configuration'

interface Row extends ConstructionRow {
  readonly configuration: Configuration
}

export const constructionsOf = (
  rows: readonly Row[],
  colorLists: ColorLists,
): DocumentInput['constructions'] =>
  rows.flatMap((row) => {
    const together = constructionRows({ rows }, row.rowNumber)
    const first = Math.min(...together.map(({ rowNumber }) => rowNumber))
    if (together.length < 2 || row.rowNumber !== first) return []
    const placed = placedRows(together, first, colorLists)
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
