/**
 * Pictures that a browser has made of a row and kept here (D-049): one per revision, which never changes, so a picture is
 * never older than its row. They go after a month, as everything beside them; then the worker draws the row again.
 */
import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { setting } from '../../environment.ts'
import { lazily } from '../../lazily.ts'

const bucket = lazily(() => ({ client: new S3Client(), Bucket: setting('RENDER_BUCKET') }))

const keyOf = (name: string): string => `renders/previews/${name}.png`

export const storePreview = async (name: string, png: Uint8Array): Promise<void> => {
  const { client, Bucket } = bucket()
  await client.send(new PutObjectCommand({ Bucket, Key: keyOf(name), Body: png, ContentType: 'image/png' }))
}

export const findPreview = async (name: string): Promise<Uint8Array | null> => {
  const { client, Bucket } = bucket()
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }))
    return (await Body?.transformToByteArray()) ?? null
  } catch (error) {
    if (error instanceof NoSuchKey) return null
    throw error
  }
}
