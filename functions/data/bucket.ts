/** A bucket, with the client of S3 and its commands: loaded with the first use, and for all buckets of a function once. */
import { type Setting, setting } from '../environment.ts'
import { lazily } from '../lazily.ts'

const client = lazily(async () => {
  const s3 = await import('./s3.ts')
  return { ...s3, client: new s3.S3Client() }
})

export const bucketOf = (name: Setting) =>
  lazily(async () => ({ ...(await client()), Bucket: setting(name) }))

/** S3 says so of a key that it has not: `NotFound` where nothing but the head was asked for. */
export const isNoSuchKey = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')
