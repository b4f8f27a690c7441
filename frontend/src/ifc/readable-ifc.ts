/** What the bytes of a file say of it before it is opened, and the same in UTF-8 where some program wrote letters as Windows does. */
import type { IfcProblem } from './text.ts'

type Readable =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly problem: IfcProblem }

const no = (problem: IfcProblem): Readable => ({ ok: false, problem })

/** Comments and blank lines may stand before the first word, and behind the last. */
const EDGE = 4096
const BEGIN = 'ISO-10303-21'
/** IFC2X3, IFC4 and what has come after it. */
const SCHEMAS = /^IFC(?:2X3|4)/i
const SCHEMA = /FILE_SCHEMA\s*\(\s*\(\s*'([^']*)'/i
const END = 'END-ISO-10303-21'

const ascii = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

const isZip = (start: string): boolean => start.startsWith('PK')
const isMarkup = (start: string): boolean => /^(?:\xef\xbb\xbf)?\s*</.test(start)

const PIECE = 4 * 1024 * 1024

const isUtf8 = (bytes: Uint8Array): boolean => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for (let at = 0; at < bytes.length; at += PIECE)
      decoder.decode(bytes.subarray(at, at + PIECE), { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

const asUtf8 = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  isUtf8(bytes) ? bytes : new TextEncoder().encode(new TextDecoder('windows-1252').decode(bytes))

export const readableIfc = (bytes: Uint8Array<ArrayBuffer>): Readable => {
  const start = ascii(bytes.subarray(0, EDGE))
  if (isZip(start)) return no('zip')
  if (!start.includes(BEGIN)) return no(isMarkup(start) ? 'xml' : 'no-ifc')
  const [, schema] = SCHEMA.exec(ascii(bytes.subarray(0, 16 * EDGE))) ?? []
  if (schema === undefined) return no('broken')
  if (!SCHEMAS.test(schema)) return no('schema')
  if (!ascii(bytes.subarray(-EDGE)).includes(END)) return no('truncated')
  return { ok: true, bytes: asUtf8(bytes) }
}
