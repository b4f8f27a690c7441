/**
 * What a file is by what stands in it, whatever it is called: a PNG or a JPEG and its size in pixels; null for anything else. A file
 * that only begins like one is told from one that is whole: every part is walked to the last, nothing stands after it, checks hold,
 * and the pixels of a PNG are as many as it claims (never more are unpacked than that). What is kept is written anew: the pixels and
 * what they are read by, without the texts, places and programs that a file may carry besides.
 */
import { crc32, deflateSync, inflateSync } from 'node:zlib'
import type { LogoType } from '#domain/quote/header/logo'

interface Picture {
  readonly imageType: LogoType
  readonly width: number
  readonly height: number
  /** The picture and nothing else; null where it is not whole. Asked last: one that claims to be larger than anybody wants is not unpacked. */
  readonly writtenAnew: () => Buffer | null
  /** The same, for whoever decodes it and writes its pixels anew in a way of his own. */
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

/** What pixels are read by; everything else that a PNG may hold is told to nobody (11.2, 11.3). */
const READ_BY = new Set(['IHDR', 'PLTE', 'tRNS', 'sRGB', 'gAMA'])

const chunkOf = ({ type, data }: Chunk): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

const pixelsOf = (chunks: readonly Chunk[], bytes: number): Buffer | null => {
  try {
    const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
    const pixels = inflateSync(packed, { maxOutputLength: bytes + 1 })
    return pixels.length === bytes ? pixels : null
  } catch {
    return null
  }
}

/** Null where it is not whole. */
const unpackPng = (bytes: Buffer): { chunks: readonly Chunk[]; pixels: Buffer } | null => {
  const chunks = readChunks(bytes)
  const head = chunks?.[0]?.data
  if (chunks === null || head === undefined || head.length !== 13) return null
  const expected = bytesUnpacked(head)
  const hasPalette = chunks.some(({ type }) => type === 'PLTE')
  if (expected === 0 || (head.readUInt8(9) === 3 && !hasPalette)) return null
  const pixels = pixelsOf(chunks, expected)
  return pixels && { chunks, pixels }
}

const writePng = (bytes: Buffer): Buffer | null => {
  const unpacked = unpackPng(bytes)
  return (
    unpacked &&
    Buffer.concat([
      bytes.subarray(0, SIGNATURE),
      ...unpacked.chunks.filter(({ type }) => READ_BY.has(type)).map(chunkOf),
      chunkOf({ type: 'IDAT', data: deflateSync(unpacked.pixels) }),
      chunkOf({ type: 'IEND', data: Buffer.alloc(0) }),
    ])
  )
}

const readPng = (bytes: Buffer): Picture | null =>
  bytes.length > 24 && bytes.subarray(0, PNG.length).equals(PNG)
    ? {
        imageType: 'image/png',
        width: bytes.readUInt32BE(16),
        height: bytes.readUInt32BE(20),
        writtenAnew: () => writePng(bytes),
        isWhole: () => unpackPng(bytes) !== null,
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

/** Where a camera was, who took it, thumbnails, comments: APP1 to APP15 and COM, but for the profile of the colours and Adobe's way of coding them. */
const isKept = (bytes: Buffer, { marker, at }: Segment): boolean => {
  if (marker === 0xe2) return bytes.toString('latin1', at + 4, at + 15) === 'ICC_PROFILE'
  return marker !== 0xfe && (marker < 0xe1 || marker > 0xef || marker === 0xee)
}

const writeJpeg = (bytes: Buffer): Buffer | null => {
  const segments = readSegments(bytes)
  if (!segments?.some(({ marker }) => marker === START_OF_SCAN)) return null
  const parts = segments.flatMap((segment, index) =>
    isKept(bytes, segment) ? [bytes.subarray(segment.at, segments[index + 1]?.at ?? bytes.length)] : [],
  )
  return Buffer.concat([bytes.subarray(0, 2), ...parts])
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
        writtenAnew: () => writeJpeg(bytes),
        isWhole: () => writeJpeg(bytes) !== null,
      }
  }
  return null
}

export const readPicture = (file: Uint8Array): Picture | null => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  return readPng(bytes) ?? readJpeg(bytes)
}
