/** Reads one file beside the page, so that a hostile one stops nobody's typing. */
import { type ReadSheet, readSheet } from './read-sheet.ts'

/** Told from what a library says of itself in the same worker. */
export interface SheetAnswer {
  readonly read: ReadSheet
}

self.addEventListener('message', async ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  try {
    self.postMessage({ read: await readSheet(data) } satisfies SheetAnswer)
  } catch {
    // A file that a library trips over is none that it can read.
    self.postMessage({ read: { ok: false, problem: 'broken' } } satisfies SheetAnswer)
  }
})
