/** Reads one building model beside the page. The library and its WebAssembly come with the first one that is opened. */
import { IfcAPI } from 'web-ifc'
import wasm from 'web-ifc/web-ifc.wasm?url'
import type { IfcProgress } from './open-ifc.ts'
import { type ReadIfcFile, readIfcFile } from './read-ifc-file.ts'

const PIECE = 4 * 1024 * 1024
/** Of the whole: loading the file, which is known beforehand. */
const LOADED_SHARE = 0.3
/** How many steps the rest takes is known only when it is done, so each goes a part of the way that is left, a smaller one the larger the file. */
const STEPS_PER_PIECE = 8

let told = -1
/** In whole percents: nobody sees more, and each is a message to the page. */
const tell = (share: number): void => {
  const percent = Math.floor(100 * share)
  if (percent === told) return
  told = percent
  self.postMessage({ kind: 'progress', done: percent / 100 } satisfies IfcProgress)
}

const load = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = new Uint8Array(file.size)
  for (let at = 0; at < file.size; at += PIECE) {
    bytes.set(new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer()), at)
    tell((LOADED_SHARE * at) / file.size)
  }
  return bytes
}

const read = async (file: Blob): Promise<ReadIfcFile> => {
  const api = new IfcAPI()
  const [bytes] = await Promise.all([load(file), api.Init(() => wasm, true)])
  const step = 1 / (2 + (STEPS_PER_PIECE * bytes.byteLength) / PIECE)
  let left = 1 - LOADED_SHARE
  return readIfcFile(api, bytes, () => {
    left *= 1 - step
    tell(1 - left)
  })
}

self.addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  try {
    self.postMessage({ kind: 'read', read: await read(data) })
  } catch {
    // The library gives up on what it does not understand, and runs out of memory on what is too much.
    self.postMessage({ kind: 'read', read: { ok: false, problem: 'broken' } satisfies ReadIfcFile })
  }
})
