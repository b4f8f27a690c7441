/** Reads one file beside the page, so that a hostile one stops nobody's typing. */
import { readSheet } from './read-sheet.ts'

self.addEventListener('message', async ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  self.postMessage(await readSheet(data))
})
