/** The products of rows, evaluated, as far as their revisions have been read. */
import { configure } from '#domain/configurator/configure'
import type { Configurations } from '../connections/joinable.ts'
import type { Revisions } from '../extras/extras.ts'
import type { Manifest } from '../quote.ts'
import type { RowContext } from './make-row.ts'

export const configurationsOf = (
  { rows }: Pick<Manifest, 'rows'>,
  revisions: Revisions,
  { colorLists }: Pick<RowContext, 'colorLists'>,
): Configurations =>
  new Map(
    rows.flatMap(({ rowNumber, revisionId }) => {
      const revision = revisions.get(revisionId)
      return revision === undefined ? [] : [[rowNumber, configure(revision.product, colorLists)]]
    }),
  )
