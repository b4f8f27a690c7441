/** A PNG as a data URL, as a browser makes one of a canvas. Only what says and is a PNG is taken. Pure. */
const START = 'data:image/png;base64,'
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Width and height stand at the beginning of the first chunk, which is always the header. */
const HEADER = { name: 'IHDR', at: 12, width: 16, height: 20, bytes: 33 } as const
const SIDE_MOST = 4096

/** Null for anything else. */
export const pngOf = (url: string): Uint8Array | null => {
  if (!url.startsWith(START) || !/^[\w+/]+={0,2}$/.test(url.slice(START.length))) return null
  const bytes = Buffer.from(url.slice(START.length), 'base64')
  if (bytes.length < HEADER.bytes || !bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null
  if (bytes.toString('latin1', HEADER.at, HEADER.width) !== HEADER.name) return null
  const sides = [bytes.readUInt32BE(HEADER.width), bytes.readUInt32BE(HEADER.height)]
  return sides.every((side) => side >= 1 && side <= SIDE_MOST) ? bytes : null
}
