/**
 * A release that finds or counts by lists that there were not before writes them for what it makes; what was made earlier is entered
 * by writing the list anew, which begins by itself. Not at once: while a release spreads, functions of the one before still make quotes
 * and people. A release that is taken back and comes again begins again, because what was made in between lacks its lists.
 */
import type { ListBuffer } from '#domain/administration/buffers'
import { findBuffer, saveForm } from '../data/buffers/buffer-repository.ts'
import { emptyBuffer } from './clear-buffer.ts'
import { formOf } from './rebuild-lists.ts'

/** From the first function of a release to the last; each takes five minutes (infra/cloud/release-gradually.ts). */
const SPREADS_FOR_MS = 60 * 60 * 1000

export const rewriteReleased = async (id: ListBuffer, at: Date): Promise<void> => {
  const { form, clearedAt } = await findBuffer(id)
  const number = formOf(id)
  if (form === null || form.number !== number) return saveForm(id, { number, since: at.toISOString() })
  const spreadAt = Date.parse(form.since) + SPREADS_FOR_MS
  const isWritten = clearedAt !== null && Date.parse(clearedAt) >= spreadAt
  if (!isWritten && at.getTime() >= spreadAt) await emptyBuffer(id, at)
}
