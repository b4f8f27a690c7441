/** Has a building model read in a worker, which says how far it has come and is stopped at once by whoever does not want to wait. */
import type { ReadIfcFile } from './read-ifc-file.ts'

export interface IfcProgress {
  readonly kind: 'progress'
  /** From 0 to 1. */
  readonly done: number
}

type Said = IfcProgress | { readonly kind: 'read'; readonly read: ReadIfcFile }

/** Bytes. A larger one is not even loaded. */
const IFC_MAX = 200 * 1024 * 1024

interface Listening {
  readonly onProgress: (done: number) => void
  readonly signal: AbortSignal
}

/** Null where it was stopped. */
export const openIfc = async (file: Blob, { onProgress, signal }: Listening): Promise<ReadIfcFile | null> => {
  if (file.size > IFC_MAX) return { ok: false, problem: 'too-large' }
  const worker = new Worker(new URL('./ifc-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<ReadIfcFile | null>((resolve) => {
      signal.addEventListener('abort', () => resolve(null), { once: true })
      worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
        if (data.kind === 'progress') onProgress(data.done)
        else resolve(data.read)
      })
      worker.addEventListener('error', () => resolve({ ok: false, problem: 'broken' }))
      worker.postMessage(file)
    })
  } finally {
    worker.terminate()
  }
}
