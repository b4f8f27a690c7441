/**
 * What a person mostly makes, read off the newest quotes of that person: the models by how many rows they were made for, and the
 * latest row of each model, which the next one may be like. Posts that came with a connection and parts sold by length are
 * nobody's choice of a product and are left out. Pure.
 */
import type { ManifestRow } from '../quote.ts'

type MadeRow = Pick<ManifestRow, 'rowNumber' | 'modelId' | 'isConstructionPart'>

export interface QuoteOfMaker<Row extends MadeRow> {
  readonly orderNumber: number
  readonly rows: readonly Row[]
}

export interface ProductsMade<Row extends MadeRow> {
  /** Model numbers, the most frequent first; of equally frequent ones the latest. */
  readonly most: readonly number[]
  /** The latest row of each model, the latest first. */
  readonly last: readonly { readonly orderNumber: number; readonly row: Row }[]
}

/** Two lines of tiles, and one, on a wide screen. */
const MOST = 12
const LAST = 6

/** `quotes` from the newest on. */
export const productsMade = <Row extends MadeRow>(
  quotes: readonly QuoteOfMaker<Row>[],
): ProductsMade<Row> => {
  const rows = quotes.flatMap(({ orderNumber, rows: all }) =>
    all
      .filter(({ isConstructionPart }) => !isConstructionPart)
      .toSorted((one, other) => other.rowNumber - one.rowNumber)
      .map((row) => ({ orderNumber, row })),
  )
  const ofModel = Map.groupBy(rows, ({ row }) => row.modelId)
  const latest = [...ofModel.values()].flatMap(([first]) => first ?? [])
  const byFrequency = [...ofModel].toSorted(([, one], [, other]) => other.length - one.length)
  return { most: byFrequency.slice(0, MOST).map(([modelId]) => modelId), last: latest.slice(0, LAST) }
}
