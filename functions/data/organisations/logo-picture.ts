/** What a file is by what stands in it, whatever it is called: a PNG or a JPEG and its size in pixels; null for anything else. */
import type { LogoType } from '#domain/quote/header/logo'

interface Picture {
  readonly imageType: LogoType
  readonly width: number
  readonly height: number
}

/** The eight bytes that a PNG begins with, and the head of its first chunk (ISO/IEC 15948, 5.2 and 11.2.2). */
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

const readPng = (bytes: Buffer): Picture | null =>
  bytes.length > 24 && bytes.subarray(0, PNG.length).equals(PNG)
    ? { imageType: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : null

const JPEG = Buffer.from('ffd8ff', 'hex')
/** Frames SOF0 to SOF15 but those that are tables: DHT, JPG and DAC (ITU-T T.81, table B.1). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Segments one after the other, each with its length, until the one that says how large the picture is. */
const readJpeg = (bytes: Buffer): Picture | null => {
  if (!bytes.subarray(0, JPEG.length).equals(JPEG)) return null
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (isFrame(bytes.readUInt8(at + 1)))
      return {
        imageType: 'image/jpeg',
        width: bytes.readUInt16BE(at + 7),
        height: bytes.readUInt16BE(at + 5),
      }
  }
  return null
}

export const readPicture = (file: Uint8Array): Picture | null => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  return readPng(bytes) ?? readJpeg(bytes)
}
