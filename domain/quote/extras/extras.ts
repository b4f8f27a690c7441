/**
 * Quick choices (Hurtigvalg, trade handbook 10.5) on a quote: a tick puts an option into every window row that can have it
 * and remembers what was there; taking the tick away puts that back. Rows that cannot have it are left as they are.
 */
import { type Extra, type ExtraId, extras } from '#domain/catalogue/data/extras'
import type { ColorLists } from '#domain/catalogue/types'
import { applyTo } from '#domain/configurator/apply'
import { configure } from '#domain/configurator/configure'
import { canHave, findPuttable, type PuttableExtra, patchWithout } from '#domain/configurator/extra'
import { countedRows, noticeOf } from '#domain/messages/notices'
import { type Result, refusal, success } from '#domain/result'
import { type CommandOutcome, changed, replaceRow, unchanged } from '../outcome.ts'
import type { Manifest, ManifestRow, RowRevision } from '../quote.ts'
import { earlierOf, type MadeRow, makeRevision, type RowContext, replacedIn } from '../rows/make-row.ts'
import { isWindowRow, windowsIn } from './extra-articles.ts'
import { type Put, putIn } from './with-extras.ts'

export type Revisions = ReadonlyMap<string, RowRevision>

/** Where what was there cannot come back, the row keeps the option as its own. */
const removeExtra = (
  extra: PuttableExtra,
  { configuration, replaced }: Put,
  colorLists: ColorLists,
): Put | null => {
  const before = replaced.get(extra.id)
  if (before === undefined) return null
  const applied = applyTo(
    configuration,
    patchWithout(extra, configuration.product.choices, before),
    colorLists,
  )
  return {
    configuration: applied.ok ? applied.value.configuration : configuration,
    replaced: new Map([...replaced].filter(([id]) => id !== extra.id)),
  }
}

const rowsWith = (
  manifest: Manifest,
  revisions: Revisions,
  context: RowContext,
  edit: (row: Put) => Put | null,
): Result<readonly { readonly row: ManifestRow; readonly made: MadeRow }[]> => {
  const edited = []
  for (const row of manifest.rows.filter(isWindowRow)) {
    const revision = revisions.get(row.revisionId)
    if (revision === undefined) throw new Error(`revision ${row.revisionId} was not loaded`)
    const put = edit({
      configuration: configure(revision.product, context.colorLists),
      replaced: replacedIn(revision),
    })
    if (put === null) continue
    // One command makes a revision of each row that it changes.
    const own = { ...context, revisionId: `${context.revisionId}-${row.rowNumber}` }
    const made = makeRevision(manifest, row.rowNumber, put.configuration, own, {
      ...earlierOf(revision),
      replaced: put.replaced,
    })
    if (!made.ok) return made
    edited.push({ row, made: made.value })
  }
  return success(edited)
}

/** Whether a row can have it or has it already. */
const isListed = ({ rows }: Manifest, revisions: Revisions, id: ExtraId): boolean =>
  rows.some(({ revisionId }) => revisions.get(revisionId)?.extras.some((extra) => extra.id === id) === true)

const tick = (manifest: Manifest, id: ExtraId, selected: boolean): Manifest => ({
  ...manifest,
  extras: selected ? [...manifest.extras, id] : manifest.extras.filter((other) => other !== id),
})

const findExtra = (id: ExtraId): Extra => {
  const found = extras.find((extra) => extra.id === id)
  if (found === undefined) throw new Error(`no extra ${id}`)
  return found
}

export const setExtra = (
  manifest: Manifest,
  revisions: Revisions,
  { extraId: id, selected }: { readonly extraId: ExtraId; readonly selected: boolean },
  context: RowContext,
): Result<CommandOutcome> => {
  if (manifest.extras.includes(id) === selected) return unchanged(manifest)
  const { name } = findExtra(id)
  const extra = findPuttable(id)
  if (extra === null) {
    if (selected && windowsIn(manifest) === 0) return refusal('quote.extra-not-available', { data: { name } })
    return changed(tick(manifest, id, selected))
  }
  const { colorLists } = context
  const edited = rowsWith(manifest, revisions, context, (row) =>
    selected
      ? canHave(extra, row.configuration)
        ? putIn(extra, row, colorLists)
        : null
      : removeExtra(extra, row, colorLists),
  )
  if (!edited.ok) return edited
  const count = edited.value.length
  if (selected && count === 0 && !isListed(manifest, revisions, id))
    return refusal('quote.extra-not-available', { data: { name } })
  const rows = edited.value.reduce(
    (made, { row, made: { fromProduct } }) => replaceRow(made, { ...row, ...fromProduct }),
    manifest,
  )
  return changed(tick(rows, id, selected), {
    newRevisions: edited.value.map(({ made }) => made.revision),
    message: noticeOf(selected ? 'extra.added' : 'extra.removed', { name, rows: countedRows(count) }),
  })
}
