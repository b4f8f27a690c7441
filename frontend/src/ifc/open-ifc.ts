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
/** Of the largest file something new is told every second; the library comes over a slow line with the first one. */
const SILENCE_MAX_MS = 120_000

interface Listening {
  readonly onProgress: (done: number) => void
  readonly signal: AbortSignal
}

/** Null where it was stopped. What is broken inside may keep the library at work for ever, and then nothing is told any more. */
export const openIfc = async (file: Blob, { onProgress, signal }: Listening): Promise<ReadIfcFile | null> => {
  if (file.size > IFC_MAX) return { ok: false, problem: 'too-large' }
  const worker = new Worker(new URL('./ifc-worker.ts', import.meta.url), { type: 'module' })
  let silence: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<ReadIfcFile | null>((resolve) => {
      const waitOn = () => {
        clearTimeout(silence)
        silence = setTimeout(() => resolve({ ok: false, problem: 'silent' }), SILENCE_MAX_MS)
      }
      waitOn()
      signal.addEventListener('abort', () => resolve(null), { once: true })
      worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
        waitOn()
        if (data.kind === 'progress') onProgress(data.done)
        else resolve(data.read)
      })
      worker.addEventListener('error', () => resolve({ ok: false, problem: 'broken' }))
      worker.postMessage(file)
    })
  } finally {
    clearTimeout(silence)
    worker.terminate()
  }
}
