/**
 * Revisions that this function has read before. A revision never changes, so as long as the function stays warm each is read
 * and parsed once; of a large quote a click on one row would otherwise read them all. What was not asked for longest goes first.
 */
import type { RowRevision } from '#domain/quote/quote'

/** Four of the largest quotes; some ten megabytes, and twenty more once their products are evaluated (configure-stored.ts). */
const MOST = 2_000

export const makeRevisionMemory = (most = MOST) => {
  const revisions = new Map<string, RowRevision>()
  const nameOf = (orderNumber: number, revisionId: string): string => `${orderNumber} ${revisionId}`
  const remember = (name: string, revision: RowRevision): void => {
    revisions.delete(name)
    revisions.set(name, revision)
  }
  return {
    find(orderNumber: number, revisionId: string): RowRevision | null {
      const name = nameOf(orderNumber, revisionId)
      const revision = revisions.get(name)
      if (revision === undefined) return null
      remember(name, revision)
      return revision
    },
    remember(revision: RowRevision): void {
      remember(nameOf(revision.orderNumber, revision.revisionId), revision)
      for (const name of revisions.keys()) if (revisions.size > most) revisions.delete(name)
    },
  }
}
