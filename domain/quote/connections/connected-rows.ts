/**
 * What being connected does to rows of a manifest: whose count they follow, how they are mounted, what the seller is warned
 * of.
 */

import { findModel } from '#domain/catalogue/catalogue'
import { COUPLED, mountings } from '#domain/catalogue/data/wood-and-mounting'
import { noticeOf } from '#domain/messages/notices'
import { rowsText } from '#domain/messages/order-check'
import { factLabels } from '#domain/messages/product-facts'
import type { DerivedFacts } from '#domain/rules/configuration'
import type { Manifest, ManifestRow } from '../quote.ts'
import type { ProductFact } from '../rows/product-facts.ts'
import { type Connectable, type Hanging, isConnectedTo, membersOf } from './connection.ts'

/** The row itself, the rows that it is mounted together with, and their coupling posts. */
export const constructionRows = <Row extends Hanging & Pick<Connectable, 'couples'>>(
  { rows }: { readonly rows: readonly Row[] },
  rowNumber: number,
): readonly Row[] => {
  const ofPost = rows.find((row) => row.rowNumber === rowNumber)?.couples
  const members = membersOf(rows, ofPost ?? rowNumber)
  return [...members, ...rows.filter(({ couples }) => members.some((row) => row.rowNumber === couples))]
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

/**
 * R-C-03: a connected row is mounted by its coupling, whatever was chosen; the choice stands again once it is disconnected
 * (R-C-04). A fire product is tested with its own screws.
 */
export const mountingOf = (
  { connection, modelId }: ManifestRow,
  chosen: DerivedFacts['mountingType'],
): DerivedFacts['mountingType'] =>
  connection === null
    ? chosen
    : {
        description: mountings.find(({ id }) => id === COUPLED)?.name ?? '',
        ok: findModel(modelId)?.fireClass === undefined,
      }

const DEPTH_NOT_KNOWN = 0

/** R-C-02: told on the connected row. */
export const connectionWarnings = (
  { rows }: Manifest,
  { connection, depth }: ManifestRow,
): { readonly ruleId: string; readonly sentence: string }[] => {
  const target = rows.find(({ rowNumber }) => rowNumber === connection?.toRow)
  if (target === undefined || target.depth === depth) return []
  if (depth === DEPTH_NOT_KNOWN || target.depth === DEPTH_NOT_KNOWN) return []
  return [{ ruleId: 'R-C-02', sentence: noticeOf('connection.different-depth') }]
}

/** What paper says of a row that is mounted together with others. */
export const connectionFacts = (manifest: Manifest, row: ManifestRow): readonly ProductFact[] => {
  const toRow = followed(row)
  const connected = connectedWith(manifest, row.rowNumber)
  return [
    ...(toRow === null
      ? []
      : [{ id: 'connected-to' as const, label: factLabels['connected-to'], value: rowsText([toRow]) }]),
    ...(connected.length === 0
      ? []
      : [
          {
            id: 'connected-with' as const,
            label: factLabels['connected-with'],
            value: new Intl.ListFormat('nb').format(connected.map((number) => rowsText([number]))),
          },
        ]),
  ]
}
