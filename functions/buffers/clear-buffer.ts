/**
 * Clears a buffer. What lies in files is made again when somebody asks for it; what people are found by is written anew at once
 * (tend-buffers.ts), and the old stays until then.
 */
import { type BufferId, isFileBuffer } from '#domain/administration/buffers'
import { beginGeneration } from '../data/buffers/buffer-repository.ts'
import { beginRebuild } from './rebuild-lists.ts'

export const emptyBuffer = async (id: BufferId, at: Date): Promise<void> => {
  await beginGeneration(id, at, isFileBuffer(id) ? null : await beginRebuild(id))
}
