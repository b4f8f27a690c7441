/** Has a file or pasted cells read in a worker, and stops it when it takes too long. */
import { FILE_MAX } from './limits.ts'
import type { ReadSheet } from './read-sheet.ts'
import type { SheetAnswer } from './sheet-worker.ts'

/** 5,000 lines are read within a second. */
const PATIENCE_MS = 20_000

export const openSheet = async (file: Blob): Promise<ReadSheet> => {
  // The worker looks again; a file that is far too large is not even loaded.
  if (file.size > FILE_MAX) return { ok: false, problem: 'too-large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<ReadSheet>((resolve) => {
      const late = setTimeout(() => resolve({ ok: false, problem: 'too-slow' }), PATIENCE_MS)
      const done = (read: ReadSheet) => {
        clearTimeout(late)
        resolve(read)
      }
      worker.addEventListener('message', ({ data }: MessageEvent<Partial<SheetAnswer>>) => {
        if (data.read !== undefined) done(data.read)
      })
      worker.addEventListener('error', () => done({ ok: false, problem: 'broken' }))
      worker.postMessage(bytes, [bytes.buffer])
    })
  } finally {
    worker.terminate()
  }
}
