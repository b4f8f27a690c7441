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
import { isConnectedTo } from './connection.ts'
import { couplingText } from './text.ts'

const isFireRated = (modelId: number): boolean => findModel(modelId)?.fireClass !== undefined

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
        ok: !isFireRated(modelId),
      }

const DEPTH_NOT_KNOWN = 0

interface ConnectionWarning {
  readonly ruleId: string
  readonly sentence: string
}

/** R-C-02: told on the connected row. */
const depthWarnings = ({ rows }: Manifest, { connection, depth }: ManifestRow): ConnectionWarning[] => {
  const target = rows.find(({ rowNumber }) => rowNumber === connection?.toRow)
  if (target === undefined || target.depth === depth) return []
  if (depth === DEPTH_NOT_KNOWN || target.depth === DEPTH_NOT_KNOWN) return []
  return [{ ruleId: 'R-C-02', sentence: noticeOf('connection.different-depth') }]
}

/** R-B-01, R-B-05: the class is that of a product that is screwed to the wall all around. */
const fireWarnings = ({ rows }: Manifest, { connection, rowNumber, modelId }: ManifestRow) =>
  isFireRated(modelId) && (connection !== null || rows.some(isConnectedTo(rowNumber)))
    ? [{ ruleId: 'R-B-01', sentence: noticeOf('connection.fire-rated') }]
    : []

export const connectionWarnings = (manifest: Manifest, row: ManifestRow): readonly ConnectionWarning[] => [
  ...depthWarnings(manifest, row),
  ...fireWarnings(manifest, row),
]

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
