/**
 * Rows in another order. The numbers of the rows stay; lists and paper follow the order. What is mounted together moves
 * together, and nothing is put in between.
 */
import type { Result } from '#domain/result'
import { inConstructions } from '../connections/connected-rows.ts'
import type { Hanging } from '../connections/connection.ts'
import { type CommandOutcome, changed, findRow, unchanged } from '../outcome.ts'
import type { Manifest, QuoteCommand } from '../quote.ts'

type Row = Hanging & { readonly couples: number | null }

const includes = (block: readonly Row[], numbers: readonly number[]): boolean =>
  block.some(({ rowNumber }) => numbers.includes(rowNumber))

/** Before which row a row stands that goes one place up or down; undefined where it can go no further. */
export const placeBeside = (
  rows: readonly Row[],
  rowNumber: number,
  direction: 'up' | 'down',
): number | null | undefined => {
  const blocks = inConstructions(rows)
  const at = blocks.findIndex((block) => includes(block, [rowNumber]))
  if (at < 0) return undefined
  if (direction === 'up') return blocks[at - 1]?.[0]?.rowNumber
  return at + 1 < blocks.length ? (blocks[at + 2]?.[0]?.rowNumber ?? null) : undefined
}

/** The rows in the order that they get; those that are not there change nothing. */
export const inOrder = <Each extends Row>(
  rows: readonly Each[],
  rowNumbers: readonly number[],
  before: number | null,
): readonly Each[] => {
  const blocks = inConstructions(rows)
  const moved = blocks.filter((block) => includes(block, rowNumbers))
  // Where the named row moves along, it is the next one that stays which they come before.
  const from = blocks.findIndex((block) => before !== null && includes(block, [before]))
  const next = from < 0 ? undefined : blocks.slice(from).find((block) => !moved.includes(block))
  const others = rows.filter((row) => !moved.some((block) => includes(block, [row.rowNumber])))
  const place = next?.[0] === undefined ? -1 : others.indexOf(next[0])
  return others.toSpliced(place < 0 ? others.length : place, 0, ...moved.flat())
}

export const moveRows = (
  manifest: Manifest,
  { rowNumbers, before }: Extract<QuoteCommand, { readonly kind: 'move-rows' }>,
): Result<CommandOutcome> => {
  for (const rowNumber of before === null ? rowNumbers : [...rowNumbers, before]) {
    const row = findRow(manifest, rowNumber)
    if (!row.ok) return row
  }
  const rows = inOrder(manifest.rows, rowNumbers, before)
  const isSame = rows.every(({ rowNumber }, index) => rowNumber === manifest.rows[index]?.rowNumber)
  return isSame ? unchanged(manifest) : changed({ ...manifest, rows })
}
