/** What a command makes of a quote, and the steps that commands share. */
import type { Refusal, Result } from '#domain/result'
import { refusal, success } from '#domain/result'
import type { Manifest, ManifestRow, ReadSentence, RowRevision } from './quote.ts'

export interface CommandOutcome {
  /** The very same manifest when the command changes nothing. */
  readonly manifest: Manifest
  readonly newRevisions: readonly RowRevision[]
  /** The sentence of the finding that was acknowledged. */
  readonly sentence?: ReadSentence
  /** Why rows that were to be added are not, by the id that they would have had. */
  readonly refusals?: ReadonlyMap<string, Refusal>
  /** Norwegian; what to tell the person besides that it is done. */
  readonly message?: string
}

/** Beyond these the manifest would outgrow one item of the table. */
export const MAX_ROWS = 500
export const MAX_ACKNOWLEDGED = 500
/** The latest; those before them are in history. */
export const MAX_RECORDED_STEPS = 50

export const findRow = (manifest: Manifest, rowNumber: number): Result<ManifestRow> => {
  const row = manifest.rows.find((each) => each.rowNumber === rowNumber)
  return row === undefined
    ? refusal('quote.row-not-found', { data: { rowNumber, orderNumber: manifest.orderNumber } })
    : success(row)
}

export const replaceRow = (manifest: Manifest, row: ManifestRow): Manifest => ({
  ...manifest,
  rows: manifest.rows.map((each) => (each.rowNumber === row.rowNumber ? row : each)),
})

/** Puts the row right under another, and the coupling post of that, under the next number, which is never used again. */
export const insertUnder = (manifest: Manifest, above: number, row: ManifestRow): Manifest => {
  const place = manifest.rows.findLastIndex(
    ({ rowNumber, couples }, index, rows) =>
      rowNumber === above || (couples === above && rows[index - 1]?.rowNumber === above),
  )
  return {
    ...manifest,
    rows: manifest.rows.toSpliced(place + 1, 0, row),
    nextRowNumber: manifest.nextRowNumber + 1,
  }
}

/** Puts the row at the end under the next number, which is never used again. */
export const appendRow = (manifest: Manifest, row: ManifestRow): Manifest => ({
  ...manifest,
  rows: [...manifest.rows, row],
  nextRowNumber: manifest.nextRowNumber + 1,
})

export const hasRoom = (manifest: Manifest): boolean => manifest.rows.length < MAX_ROWS

export const noRoom = () => refusal('quote.too-many-rows', { data: { max: MAX_ROWS } })

export const unchanged = (manifest: Manifest): Result<CommandOutcome> =>
  success({ manifest, newRevisions: [] })

export const changed = (
  manifest: Manifest,
  extra: Partial<Omit<CommandOutcome, 'manifest'>> = {},
): Result<CommandOutcome> => success({ manifest, newRevisions: [], ...extra })
