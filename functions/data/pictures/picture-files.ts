/**
 * Pictures of models in the bucket, each under the hash of what it shows: the picture itself as PNG, and beside it as WebP in the
 * widths of tiles. Nothing is ever written over and nothing expires, so an address of one may be kept for ever.
 */
import { createHash } from 'node:crypto'
import { TILE_WIDTHS, type TileWidth } from '#domain/administration/pictures/picture'
import { bucketOf, isNoSuchKey } from '../bucket.ts'
import type { MadePicture } from './make-picture.ts'

const bucket = bucketOf('PICTURE_BUCKET')

const keyOf = (hash: string, width?: TileWidth): string =>
  `pictures/${hash}${width === undefined ? '.png' : `-${width}.webp`}`

/** Returns its hash when all of its files are there; the PNG last, so that where it is, the others are. */
export const storePictureFiles = async ({ png, tiles }: MadePicture): Promise<string> => {
  const { client, Bucket, PutObjectCommand } = await bucket()
  const hash = createHash('sha256').update(png).digest('hex').slice(0, 32)
  const put = (Key: string, Body: Uint8Array, ContentType: string) =>
    client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }))
  await Promise.all(TILE_WIDTHS.map((width) => put(keyOf(hash, width), tiles[width], 'image/webp')))
  await put(keyOf(hash), png, 'image/png')
  return hash
}

/** Null where there is none. */
export const readPictureFile = async (hash: string, width?: TileWidth): Promise<Uint8Array | null> => {
  const { client, Bucket, GetObjectCommand } = await bucket()
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(hash, width) }))
    return (await Body?.transformToByteArray()) ?? null
  } catch (error) {
    if (isNoSuchKey(error)) return null
    throw error
  }
}
