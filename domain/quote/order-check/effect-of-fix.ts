/**
 * What the button of a finding does, before it is pressed: which rows get what, what follows from that, and what it comes to.
 * Worked out by making the very step on the quote, so that nothing happens which was not said.
 */
import type { Viewer } from '#domain/access/access'
import { configure } from '#domain/configurator/configure'
import type { Configuration } from '#domain/rules/configuration'
import type { Ore } from '#domain/units'
import type { Revisions } from '../extras/extras.ts'
import { ownLinePrice, ownSums } from '../money/own-sums.ts'
import type { Manifest } from '../quote.ts'
import { bulkEdit } from '../rows/bulk-edit.ts'
import type { RowContext } from '../rows/make-row.ts'
import type { Fix } from './order-rule.ts'
import { afterwards, type RowEffect, sayEffects } from './say-effects.ts'
import { effectText } from './text.ts'

export interface FixEffect {
  /** Norwegian, a line for each group of rows that change alike. */
  readonly changes: readonly string[]
  /** Norwegian, once it is done. */
  readonly done: string
  /** In the viewer's own money: the lines of the rows, or where no row changes the sum of the quote; null for who sees none. */
  readonly before: Ore | null
  readonly after: Ore | null
}

export interface FixQuestion {
  readonly viewer: Viewer
  readonly manifest: Manifest
  readonly revisions: Revisions
  readonly context: RowContext
}

const linesOf = (viewer: Viewer, manifest: Manifest, rowNumbers: ReadonlySet<number>): Ore | null =>
  manifest.rows
    .filter(({ rowNumber }) => rowNumbers.has(rowNumber))
    .reduce<Ore | null>((sum, row) => {
      const line = ownLinePrice(viewer, manifest, row)
      return sum === null || line === null ? null : sum + line
    }, 0)

const ofEdits = (fix: Fix, rows: Parameters<typeof bulkEdit>[2], asked: FixQuestion): FixEffect | null => {
  const { viewer, manifest, revisions, context } = asked
  const { outcome, refused } = bulkEdit(manifest, revisions, rows, context)
  if (refused.size > 0) return null
  const after = new Map(outcome.newRevisions.map((revision) => [revision.rowNumber, revision]))
  const configurationIn = (id: string | undefined): Configuration | null => {
    const revision = id === undefined ? undefined : revisions.get(id)
    return revision === undefined ? null : configure(revision.product, context.colorLists)
  }
  const effects = [...after].flatMap(([rowNumber, revision]): readonly RowEffect[] => {
    const row = manifest.rows.find((each) => each.rowNumber === rowNumber)
    const from = configurationIn(row?.revisionId)
    return from === null
      ? []
      : [{ rowNumber, before: from, after: configure(revision.product, context.colorLists) }]
  })
  const changes = sayEffects(effects, context.colorLists)
  if (changes.length === 0) return null
  const numbers = new Set(after.keys())
  return {
    changes,
    done: afterwards(fix.name, effects, context.colorLists),
    before: linesOf(viewer, manifest, numbers),
    after: linesOf(viewer, outcome.manifest, numbers),
  }
}

/** Null where the step would be refused, or would change nothing. */
export const effectOf = (fix: Fix, asked: FixQuestion): FixEffect | null => {
  const { command } = fix
  const { viewer, manifest } = asked
  switch (command.kind) {
    case 'change-products':
      return ofEdits(fix, command.rows, asked)
    case 'delete-row': {
      const row = manifest.rows.find(({ rowNumber }) => rowNumber === command.rowNumber)
      if (row === undefined) return null
      const before = ownLinePrice(viewer, manifest, row)
      return {
        changes: [effectText.removes(row.rowNumber, row.description)],
        done: effectText.removed(row.rowNumber),
        before,
        after: before === null ? null : 0,
      }
    }
    case 'change-header':
      return {
        changes: [effectText.choosesCrane],
        done: effectText.choseCrane,
        before: ownSums(viewer, manifest).exclTax,
        after: ownSums(viewer, { ...manifest, header: { ...manifest.header, ...command.header } }).exclTax,
      }
  }
}
