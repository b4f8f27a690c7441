/** The one place where it says whether what is on the screen has been saved (quote-workflow section 4). */
import { texts } from '#domain/texts/texts'
import type { RowState } from './row-state.ts'

export const SYNC_TEXT = texts('editor/sync', {
  syncing: 'syncing',
  editing: 'Endringer lagres når du forlater feltet...',
  synced: 'synced',
  failed: 'Ikke lagret, prøver igjen …',
  conflict: 'Ikke lagret, velg hva som skal gjelde',
  refused: 'Ikke lagret, rett feltet',
} as const)

export type SyncStatus = keyof typeof SYNC_TEXT

interface Besides {
  /** The row itself, or a count or rate of it, is being saved. */
  readonly isBusy: boolean
  /** Something that was typed cannot be saved as it stands. */
  readonly hasRefused?: boolean
  /** The row itself could not be saved so far. */
  readonly isFailing?: boolean
}

export const syncStatusOf = (
  { sending, waiting, typing, failure, conflict }: RowState,
  { isBusy, hasRefused = false, isFailing = false }: Besides,
): SyncStatus => {
  if (conflict) return 'conflict'
  if (isFailing) return 'failed'
  if (sending || isBusy) return 'syncing'
  if (failure) return 'failed'
  if (waiting || typing) return 'editing'
  return hasRefused ? 'refused' : 'synced'
}
