/**
 * Revisions that this function has read before. A revision never changes, so as long as the function stays warm each is read
 * and parsed once; of a large quote a click on one row would otherwise read them all. What was not asked for longest goes first.
 */
import type { RowRevision } from '#domain/quote/quote'

/** Four of the largest quotes; some ten megabytes. */
const MOST = 2_000

export const makeRevisionMemory = (most = MOST) => {
  const kept = new Map<string, RowRevision>()
  const nameOf = (orderNumber: number, revisionId: string): string => `${orderNumber} ${revisionId}`
  const keep = (name: string, revision: RowRevision): void => {
    kept.delete(name)
    kept.set(name, revision)
  }
  return {
    find(orderNumber: number, revisionId: string): RowRevision | null {
      const name = nameOf(orderNumber, revisionId)
      const revision = kept.get(name)
      if (revision === undefined) return null
      keep(name, revision)
      return revision
    },
    keep(revision: RowRevision): void {
      keep(nameOf(revision.orderNumber, revision.revisionId), revision)
      for (const name of kept.keys()) if (kept.size > most) kept.delete(name)
    },
  }
}
