/**
 * Logos in the bucket, under the hash of what they are: the same picture is there once, and one that has been printed is what it
 * was. Unlike what the worker makes they stay.
 */
import { createHash } from 'node:crypto'
import { LOGO_BYTES_MAX, LOGO_HEIGHT, LOGO_SCALE, LOGO_WIDTH_MAX, type Logo } from '#domain/quote/header/logo'
import type { Parties } from '#domain/quote/header/parties'
import { type Result, refusal, success } from '#domain/result'
import { bucketOf, isNoSuchKey } from '../bucket.ts'
import { decoder } from '../pictures/decoder.ts'
import { readPicture } from './logo-picture.ts'

const bucket = bucketOf('LOGO_BUCKET')

const keyOf = ({ hash }: Logo): string => `logos/${hash}`

/** A picture of a few kilobytes may claim to be as large as a house, and whoever shows it would believe it. */
const LIMITS = {
  kilobytes: LOGO_BYTES_MAX / 1024,
  width: LOGO_WIDTH_MAX * LOGO_SCALE,
  height: LOGO_HEIGHT * LOGO_SCALE,
}

/** Nobody sees the difference at the size of a logo. */
const JPEG = { quality: 92, chromaSubsampling: '4:4:4' } as const

/** Its pixels decoded and coded anew: walking through its parts does not tell whether there is a picture in them. Null where there is none. */
const codedAnew = async (jpeg: Buffer): Promise<Buffer | null> => {
  // What is missing of the program is no fault of the file.
  const sharp = await decoder()
  const limitInputPixels = LIMITS.width * LIMITS.height
  return sharp(jpeg, { failOn: 'warning', limitInputPixels })
    .jpeg(JPEG)
    .toBuffer()
    .catch(() => null)
}

/** Refuses what is no picture or not the whole of one, whatever it says that it is. */
export const saveLogo = async (file: Uint8Array): Promise<Result<Logo>> => {
  const picture = readPicture(file)
  if (picture === null) return refusal('logo.wrong-type')
  const { imageType, width, height } = picture
  if (file.byteLength > LOGO_BYTES_MAX || width > LIMITS.width || height > LIMITS.height)
    return refusal('logo.too-large', { data: LIMITS })
  const parts = width === 0 || height === 0 ? null : picture.writtenAnew()
  // The pixels of a PNG are unpacked where its parts are walked through.
  const written = parts && imageType === 'image/jpeg' ? await codedAnew(parts) : parts
  if (written === null) return refusal('logo.broken')
  const logo = { hash: createHash('sha256').update(written).digest('hex'), imageType }
  const { client, Bucket, PutObjectCommand } = await bucket()
  await client.send(new PutObjectCommand({ Bucket, Key: keyOf(logo), Body: written, ContentType: imageType }))
  return success(logo)
}

export const readLogo = async (logo: Logo): Promise<Uint8Array | null> => {
  const { client, Bucket, GetObjectCommand } = await bucket()
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(logo) }))
    return Body ? await Body.transformToByteArray() : null
  } catch (error) {
    if (isNoSuchKey(error)) return null
    throw error
  }
}

/** The logo of whoever sells, as a data URL; null where there is none, and the name stands in its place. */
export const readSellersLogo = async ({ agent, store }: Parties): Promise<string | null> => {
  const { logo } = agent ?? store
  const bytes = logo && (await readLogo(logo))
  return logo && bytes ? `data:${logo.imageType};base64,${Buffer.from(bytes).toString('base64')}` : null
}
