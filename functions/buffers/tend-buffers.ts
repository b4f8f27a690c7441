/**
 * What clearing a buffer, or a release, leaves to be done: writing a list anew, and throwing away the files that nobody fetches any more. Each step is
 * kept when it is done, so whoever is stopped is followed by somebody who goes on there; a step done twice changes nothing.
 */
import { type FileBuffer, fileBuffers, type ListBuffer, listBuffers } from '#domain/administration/buffers'
import { removeSomeFiles } from '../data/buffers/buffer-files.ts'
import { findBuffer, type StoredBuffer, saveRebuild, saveSwept } from '../data/buffers/buffer-repository.ts'
import { rebuildOn } from './rebuild-lists.ts'
import { rewriteReleased } from './rewrite-released.ts'

/** As long as a mail may wait for its document (infra/mail-queue.ts), and an hour more. */
const FETCHED_FOR_HOURS = 25
const HOUR_MS = 60 * 60 * 1000

/** Whether there is time for another step. */
type HasTime = () => boolean

export const rebuildList = async (id: ListBuffer, hasTime: HasTime, atOnce?: number): Promise<void> => {
  const buffer = await findBuffer(id)
  let { rebuild: at } = buffer
  while (at !== null && hasTime()) {
    at = await rebuildOn(id, at, atOnce)
    // Cleared again: whoever comes next begins at the beginning.
    if (!(await saveRebuild(buffer, at))) return
  }
}

const mayBeFetched = ({ clearedAt }: StoredBuffer, at: Date): boolean =>
  clearedAt === null || at.getTime() - Date.parse(clearedAt) < FETCHED_FOR_HOURS * HOUR_MS

export const sweepFiles = async (id: FileBuffer, at: Date, hasTime: HasTime): Promise<void> => {
  let buffer = await findBuffer(id)
  while (buffer.sweptTo < buffer.generation && !mayBeFetched(buffer, at) && hasTime()) {
    if (await removeSomeFiles(id, buffer.sweptTo)) continue
    const sweptTo = buffer.sweptTo + 1
    if (!(await saveSwept(buffer, sweptTo))) return
    buffer = { ...buffer, sweptTo }
  }
}

/** All of them are tried; the first failure is told when the others have had their turn. */
export const tendBuffers = async (at: Date, hasTime: HasTime): Promise<void> => {
  const results = await Promise.allSettled([
    ...listBuffers.map(async (id) => {
      await rewriteReleased(id, at)
      await rebuildList(id, hasTime)
    }),
    ...fileBuffers.map((id) => sweepFiles(id, at, hasTime)),
  ])
  const failed = results.find((result) => result.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}
