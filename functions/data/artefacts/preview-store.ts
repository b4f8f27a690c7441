/**
 * Pictures that a browser has made of a row and kept here (D-049): one per revision, which never changes, so a picture is
 * never older than its row. They go after a month, as everything beside them, or when their buffer is cleared; then the worker draws
 * the row again.
 */
import { createHash } from 'node:crypto'
import { bufferFolder } from '#domain/contracts/render-order'
import { bucketOf, isNoSuchKey } from '../bucket.ts'
import { generationOf } from '../buffers/buffer-repository.ts'

const bucket = bucketOf('RENDER_BUCKET')

/** By a hash, so that the files of the buffer can be counted by a part of them. */
const keyOf = async (name: string): Promise<string> => {
  const hash = createHash('sha256').update(name).digest('hex')
  return `${bufferFolder('previews', await generationOf('previews'))}${hash}/image.png`
}

export const storePreview = async (name: string, png: Uint8Array): Promise<void> => {
  const { client, Bucket, PutObjectCommand } = await bucket()
  const Key = await keyOf(name)
  await client.send(new PutObjectCommand({ Bucket, Key, Body: png, ContentType: 'image/png' }))
}

export const findPreview = async (name: string): Promise<Uint8Array | null> => {
  const { client, Bucket, GetObjectCommand } = await bucket()
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: await keyOf(name) }))
    return (await Body?.transformToByteArray()) ?? null
  } catch (error) {
    if (isNoSuchKey(error)) return null
    throw error
  }
}
