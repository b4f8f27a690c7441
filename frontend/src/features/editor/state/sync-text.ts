/** The one place where it says whether what is on the screen has been saved (quote-workflow section 4). */
import type { RowState } from './row-state.ts'

export const SYNC_TEXT = {
  syncing: 'syncing',
  editing: 'Endringer lagres når du forlater feltet...',
  synced: 'synced',
  failed: 'Ikke lagret, prøver igjen …',
  conflict: 'Ikke lagret, velg hva som skal gjelde',
  refused: 'Ikke lagret, rett det som er merket',
} as const

export type SyncStatus = keyof typeof SYNC_TEXT

/** `busy`: a count or rate of the row is being saved. `hasRefused`: something that was typed cannot be saved as it stands. */
export const syncStatusOf = (
  { sending, waiting, typing, failure, conflict }: RowState,
  busy: boolean,
  hasRefused = false,
): SyncStatus => {
  if (conflict) return 'conflict'
  if (sending || busy) return 'syncing'
  if (failure) return 'failed'
  if (waiting || typing) return 'editing'
  return hasRefused ? 'refused' : 'synced'
}
