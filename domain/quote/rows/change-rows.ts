/** Commands that make, change, copy and take away rows. A changed row gets a new revision; the old one stays as it is. */
import { COUPLED } from '#domain/catalogue/data/wood-and-mounting'
import { apply } from '#domain/configurator/apply'
import { configure } from '#domain/configurator/configure'
import { changedFields } from '#domain/configurator/patch'
import type { ChoiceField, Choices, Patch, Product } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import { isStated, type Stated, saysNothingNew, statedBy } from '#domain/product/stated'
import { type Refusal, type Result, refusal, success } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import { withoutRow } from '../connections/connect-rows.ts'
import type { Configurations } from '../connections/joinable.ts'
import { recutPosts } from '../connections/recut-posts.ts'
import { withExtras } from '../extras/with-extras.ts'
import {
  appendRow,
  type CommandOutcome,
  changed,
  findRow,
  hasRoom,
  insertUnder,
  noRoom,
  replaceRow,
  unchanged,
} from '../outcome.ts'
import type { Manifest, ManifestRow, RowRevision } from '../quote.ts'
import { earlierOf, makeRevision, newRow, type RowContext, type TakenAlong } from './make-row.ts'
import { NO_CLASSES } from './product-classes.ts'

export interface RowToAdd {
  readonly rowId: string
  readonly product: Product
  readonly numberOf: number
  /** Of an architect's model, that the row comes of. */
  readonly modelPieces?: readonly string[] | undefined
}

/** A command that is repeated finds the row that it has made already. */
const isMade = (manifest: Manifest, id: string): boolean => manifest.rows.some((row) => row.id === id)

export const addRow = (
  manifest: Manifest,
  { rowId, product, numberOf, modelPieces = [] }: RowToAdd,
  context: RowContext,
): Result<CommandOutcome> => {
  if (isMade(manifest, rowId)) return unchanged(manifest)
  if (!hasRoom(manifest)) return noRoom()
  const rowNumber = manifest.nextRowNumber
  const { configuration, replaced } = withExtras(
    configure(product, context.colorLists),
    manifest.extras,
    context.colorLists,
  )
  const made = makeRevision(manifest, rowNumber, configuration, context, { replaced, modelPieces })
  if (!made.ok) return made
  const row = newRow(manifest, { id: rowId, numberOf, couples: null }, made.value)
  return changed(appendRow(manifest, row), { newRevisions: [made.value.revision] })
}

/**
 * The copy stands under its row and keeps count, rates and price of it, but is connected to nothing: that place is taken. Nor is it of the pieces of a
 * model that its row came of: each of them is one window in a wall.
 */
export const copyRow = (
  manifest: Manifest,
  source: ManifestRow,
  revision: RowRevision,
  id: string,
  { revisionId, author, now }: RowContext,
): Result<CommandOutcome> => {
  if (isMade(manifest, id)) return unchanged(manifest)
  if (source.numberOf < 1) return refusal('quote.copy-without-count')
  if (!hasRoom(manifest)) return noRoom()
  const rowNumber = manifest.nextRowNumber
  return changed(
    insertUnder(manifest, source.rowNumber, {
      ...source,
      id,
      rowNumber,
      revisionId,
      connection: null,
      couples: null,
    }),
    {
      newRevisions: [
        {
          ...revision,
          ...{ revisionId, rowNumber, createdAt: now, createdBy: author, replaces: null, modelPieces: [] },
        },
      ],
    },
  )
}

/** What an edit may not touch as long as the row is connected. */
const lockedByConnection = (
  { rowNumber, connection, couples }: ManifestRow,
  fields: ReadonlySet<ChoiceField>,
  choices: Choices,
): Refusal | null => {
  if (couples !== null && (fields.has('width') || fields.has('height')))
    return refusal('connection.post-length', { path: 'height', data: { rowNumber: couples } })
  if (connection !== null && fields.has('mountingId') && choices.mountingId !== COUPLED)
    return refusal('connection.mounting', {
      ruleId: 'R-C-03',
      path: 'mountingId',
      data: { rowNumber, toRow: connection.toRow },
    })
  return null
}

const holds = ({ choices }: Product, patch: Patch): boolean =>
  (Object.keys(patch) as (keyof Patch)[]).every((field) => sameChoice(patch[field], choices[field]))

export interface Edited {
  /** The row's, now. */
  readonly revision: RowRevision
  /** The configurations of the row and of all that it is mounted together with, posts included, now. */
  readonly together: () => Configurations
}

export interface ProductEdit {
  readonly basedOn: string
  readonly patch: Patch
  /** Fields that nobody has stated any more. */
  readonly takenBack?: Stated
  /** The same choice for several rows: nobody has looked at each of them. */
  readonly isOneOfMany?: boolean
}

/**
 * What the row takes along. Whoever chooses the glass of one row has decided which class it is to have: what it had before is
 * not missed. Whoever chooses another way of opening for one row of which one was stated has decided on its hand. A choice for
 * several rows decides nothing of each.
 */
const earlierThan = ({ patch, isOneOfMany = false }: ProductEdit, current: RowRevision): TakenAlong => {
  const { extras, best, isHandDecided, modelPieces, product } = current
  const stated = statedBy(patch, product.choices)
  const isOpeningChanged = stated.includes('function') && patch.function !== product.choices.function
  return {
    extras,
    modelPieces,
    best: !isOneOfMany && stated.includes('glassCode') ? NO_CLASSES : best,
    isHandDecided: isOpeningChanged ? !isOneOfMany && isStated(product, 'function') : isHandDecided,
  }
}

/** What an edited row is to become. */
interface Put {
  readonly configuration: Configuration
  /** What the row takes along from before. */
  readonly earlier: TakenAlong
}

/** The row with another product; the construction that it is part of must still hold. */
const putProduct = (
  manifest: Manifest,
  row: ManifestRow,
  { revision: current, together }: Edited,
  { configuration, earlier }: Put,
  context: RowContext,
): Result<CommandOutcome> => {
  const { choices } = configuration.product
  const locked = lockedByConnection(row, changedFields(current.product.choices, choices), choices)
  if (locked !== null) return locked
  const made = makeRevision(manifest, row.rowNumber, configuration, context, earlierOf(earlier))
  if (!made.ok) return made
  const edited = replaceRow(manifest, { ...row, ...made.value.fromProduct })
  const changedOf = () => {
    const before = together()
    return { before, now: new Map([...before, [row.rowNumber, configuration]]) }
  }
  const recut = recutPosts(edited, row.rowNumber, changedOf, context)
  if (!recut.ok) return recut
  return changed(recut.value.manifest, {
    newRevisions: [{ ...made.value.revision, replaces: current.revisionId }, ...recut.value.newRevisions],
  })
}

/** Somebody else has edited the row since. */
const rowChanged = ({ createdBy }: RowRevision): Refusal =>
  refusal('quote.row-changed', { data: { name: createdBy.name } })

/**
 * An edit based on another revision than the row's is refused, unless the row already is what the edit asks
 * for: that is the same request a second time, or two people of one mind.
 */
export const changeProduct = (
  manifest: Manifest,
  row: ManifestRow,
  edited: Edited,
  edit: ProductEdit,
  context: RowContext,
): Result<CommandOutcome> => {
  const { revision: current } = edited
  const { patch, takenBack = [] } = edit
  if (saysNothingNew(current.product, patch, takenBack)) return unchanged(manifest)
  // To state what already is so clashes with nobody.
  if (edit.basedOn !== row.revisionId && !holds(current.product, patch)) return rowChanged(current)
  const applied = apply(current.product, patch, context.colorLists, takenBack)
  if (!applied.ok) return applied
  const { configuration, notices } = applied.value
  const earlier = earlierThan(edit, current)
  const put = putProduct(manifest, row, edited, { configuration, earlier }, context)
  if (!put.ok || notices.length === 0) return put
  return success({ ...put.value, message: notices.map(({ sentence }) => sentence).join(' ') })
}

export const deleteRow = (manifest: Manifest, rowNumber: number): Result<CommandOutcome> => {
  const row = findRow(manifest, rowNumber)
  if (!row.ok) return row
  if (row.value.couples !== null)
    return refusal('connection.post-belongs', { data: { rowNumber: row.value.couples } })
  return changed({ ...manifest, rows: withoutRow(manifest, rowNumber) })
}
