/**
 * Names of the catalogue as people read them: a figure stays with its unit at the end of a line («3-lags forsterket 6 mm»). The data
 * files write ordinary spaces, and what people type or paste is read with any space.
 */
import { withUnits } from '#domain/messages/figures'

interface Named {
  readonly name: string
  readonly nameOnPaper?: string
  readonly description?: string
}

export const withDisplayNames = <Row extends Named>(rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => ({
    ...row,
    name: withUnits(row.name),
    ...(row.nameOnPaper !== undefined && { nameOnPaper: withUnits(row.nameOnPaper) }),
    ...(row.description !== undefined && { description: withUnits(row.description) }),
  }))
