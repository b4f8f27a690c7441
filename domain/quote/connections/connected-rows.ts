/** Which rows are mounted together, and whose count they follow. */
import type { Manifest, ManifestRow } from '../quote.ts'
import { type Connectable, type Hanging, isConnectedTo, membersOf, rootOf } from './connection.ts'

/** The row itself, the rows that it is mounted together with, and their coupling posts. */
export const constructionRows = <Row extends Hanging & Pick<Connectable, 'couples'>>(
  { rows }: { readonly rows: readonly Row[] },
  rowNumber: number,
): readonly Row[] => {
  const ofPost = rows.find((row) => row.rowNumber === rowNumber)?.couples
  const members = membersOf(rows, ofPost ?? rowNumber)
  return [...members, ...rows.filter(({ couples }) => members.some((row) => row.rowNumber === couples))]
}

/**
 * All rows as they are mounted: each by itself, or with all that it is mounted together with and the coupling posts; both in the order of
 * the rows. Each row is looked at once, so that hundreds can be asked for while somebody waits.
 */
export const inConstructions = <Row extends Hanging & Pick<Connectable, 'couples'>>(
  rows: readonly Row[],
): readonly (readonly Row[])[] => {
  const byNumber = new Map(rows.map((row) => [row.rowNumber, row]))
  const rootOfRow = ({ rowNumber, couples }: Row): number =>
    rootOf((wanted) => byNumber.get(wanted), couples ?? rowNumber)
  return [...Map.groupBy(rows, rootOfRow).values()]
}

/** The row whose count a connected row, or the coupling post of one, follows. */
export const followed = ({ connection, couples }: ManifestRow): number | null => connection?.toRow ?? couples

export const connectedWith = ({ rows }: Manifest, rowNumber: number): number[] =>
  rows.filter(isConnectedTo(rowNumber)).map((row) => row.rowNumber)

/** R-C-05: rows that are mounted together are as many. */
export const withCount = (manifest: Manifest, rowNumber: number, numberOf: number): Manifest => {
  const together = new Set(constructionRows(manifest, rowNumber).map((row) => row.rowNumber))
  return {
    ...manifest,
    rows: manifest.rows.map((row) => (together.has(row.rowNumber) ? { ...row, numberOf } : row)),
  }
}
