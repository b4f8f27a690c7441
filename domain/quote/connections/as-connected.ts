/** What being connected does to a row: how it is mounted, what the seller is warned of, and what paper says of it. */
import { findModel } from '#domain/catalogue/catalogue'
import { COUPLED, mountings } from '#domain/catalogue/data/wood-and-mounting'
import { noticeOf } from '#domain/messages/notices'
import { rowsText } from '#domain/messages/order-check'
import { factLabels } from '#domain/messages/product-facts'
import type { DerivedFacts } from '#domain/rules/configuration'
import type { Manifest, ManifestRow } from '../quote.ts'
import type { ProductFact } from '../rows/product-facts.ts'
import { connectedWith, followed } from './connected-rows.ts'
import { couplingText } from './text.ts'

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
      : [
          {
            id: 'connected-to' as const,
            label: factLabels['connected-to'],
            value:
              row.connection === null
                ? rowsText([toRow])
                : couplingText.place(rowsText([toRow]), row.connection),
          },
        ]),
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
