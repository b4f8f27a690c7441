/**
 * What a file is by what stands in it, whatever it is called: a PNG or a JPEG and its size in pixels; null for anything else. A file
 * that only begins like one is told from one that is whole: every part is walked to the last, nothing stands after it, checks hold,
 * and the pixels of a PNG are as many as it claims (never more are unpacked than that).
 */
import { crc32, inflateSync } from 'node:zlib'
import type { LogoType } from '#domain/quote/header/logo'

interface Picture {
  readonly imageType: LogoType
  readonly width: number
  readonly height: number
  /** Judged last: a picture that claims to be larger than anybody wants is not unpacked. */
  readonly isWhole: () => boolean
}

/** The eight bytes that a PNG begins with, and the head of its first chunk (ISO/IEC 15948, 5.2 and 11.2.2). */
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const SIGNATURE = 8

interface Chunk {
  readonly type: string
  readonly data: Buffer
}

/** Null where one is cut off, spoilt, or followed by something after the last. */
const readChunks = (bytes: Buffer): readonly Chunk[] | null => {
  const chunks: Chunk[] = []
  for (let at = SIGNATURE; at < bytes.length; ) {
    if (at + 12 > bytes.length) return null
    const end = at + 8 + bytes.readUInt32BE(at)
    if (end + 4 > bytes.length) return null
    const body = bytes.subarray(at + 4, end)
    if (crc32(body) !== bytes.readUInt32BE(end)) return null
    const type = body.toString('latin1', 0, 4)
    chunks.push({ type, data: body.subarray(4) })
    at = end + 4
    if (type === 'IEND') return at === bytes.length ? chunks : null
  }
  return null
}

/** Samples of a pixel by colour type (11.2.2, table 11.1). */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** Columns and rows of the seven passes of an interlaced picture begin here and go on in these steps (8.2). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** Bytes of all rows, each with the byte of its filter. */
const bytesUnpacked = (head: Buffer): number => {
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const bits = head.readUInt8(8) * (SAMPLES[head.readUInt8(9)] ?? 0)
  const sizeOf = (columns: number, rows: number): number =>
    columns === 0 ? 0 : rows * (1 + Math.ceil((columns * bits) / 8))
  if (bits === 0) return 0
  if (head.readUInt8(12) === 0) return sizeOf(width, height)
  return PASSES.map(([x, y, stepX, stepY]) =>
    sizeOf(Math.max(0, Math.ceil((width - x) / stepX)), Math.max(0, Math.ceil((height - y) / stepY))),
  ).reduce((sum, size) => sum + size, 0)
}

const isWholePng = (bytes: Buffer): boolean => {
  const chunks = readChunks(bytes)
  const head = chunks?.[0]?.data
  if (chunks === null || head === undefined || head.length !== 13) return false
  const expected = bytesUnpacked(head)
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  const hasPalette = chunks.some(({ type }) => type === 'PLTE')
  if (expected === 0 || (head.readUInt8(9) === 3 && !hasPalette)) return false
  try {
    return inflateSync(packed, { maxOutputLength: expected + 1 }).length === expected
  } catch {
    return false
  }
}

const readPng = (bytes: Buffer): Picture | null =>
  bytes.length > 24 && bytes.subarray(0, PNG.length).equals(PNG)
    ? {
        imageType: 'image/png',
        width: bytes.readUInt32BE(16),
        height: bytes.readUInt32BE(20),
        isWhole: () => isWholePng(bytes),
      }
    : null

const JPEG = Buffer.from('ffd8ff', 'hex')
const [START_OF_SCAN, END_OF_IMAGE] = [0xda, 0xd9]
/** Frames SOF0 to SOF15 but those that are tables: DHT, JPG and DAC (ITU-T T.81, table B.1). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Within a scan: a byte that was stuffed, or where decoding may start again (B.1.1.5, B.1.1.3). */
const isWithinScan = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7)

interface Segment {
  readonly marker: number
  readonly at: number
}

/** Segments one after the other, each with its length and a scan with what follows it; null where one is cut off. */
const readSegments = (bytes: Buffer): readonly Segment[] | null => {
  const segments: Segment[] = []
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    segments.push({ marker, at })
    if (marker === END_OF_IMAGE) return at + 2 === bytes.length ? segments : null
    if (at + 4 > bytes.length) return null
    at += 2 + bytes.readUInt16BE(at + 2)
    if (marker !== START_OF_SCAN) continue
    while (at + 1 < bytes.length && (bytes[at] !== 0xff || isWithinScan(bytes.readUInt8(at + 1)))) at += 1
  }
  return null
}

/** Until the one that says how large the picture is. */
const readJpeg = (bytes: Buffer): Picture | null => {
  if (!bytes.subarray(0, JPEG.length).equals(JPEG)) return null
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (isFrame(bytes.readUInt8(at + 1)))
      return {
        imageType: 'image/jpeg',
        width: bytes.readUInt16BE(at + 7),
        height: bytes.readUInt16BE(at + 5),
        isWhole: () => readSegments(bytes)?.some(({ marker }) => marker === START_OF_SCAN) ?? false,
      }
  }
  return null
}

export const readPicture = (file: Uint8Array): Picture | null => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  return readPng(bytes) ?? readJpeg(bytes)
}
