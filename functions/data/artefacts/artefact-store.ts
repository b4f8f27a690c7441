/**
 * The render bucket as the functions see it: they freeze inputs and fetch what the worker has made of them. The hash of
 * an input is a key in here and never a handle for people.
 */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { type ArtefactState, artefactState, type RenderMessage, renderKeys } from '#domain/contracts/render'
import { setting } from '../../environment.ts'
import { lazily } from '../../lazily.ts'

const bucket = lazily(() => ({ client: new S3Client(), Bucket: setting('RENDER_BUCKET') }))

const PRESIGNED_SECONDS = 60

/** True when nobody had frozen this input before. */
export const freezeInput = async (hash: string, input: string): Promise<boolean> => {
  const { client, Bucket } = bucket()
  const put = { Bucket, Key: renderKeys(hash).input, Body: input, ContentType: 'application/json' }
  try {
    await client.send(new PutObjectCommand({ ...put, IfNoneMatch: '*' }))
    return true
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 412) return false
    throw error
  }
}

const headOf = async (Key: string): Promise<{ readonly size: number; readonly writtenAt: Date } | null> => {
  const { client, Bucket } = bucket()
  try {
    const head = await client.send(new HeadObjectCommand({ Bucket, Key }))
    return { size: head.ContentLength ?? 0, writtenAt: head.LastModified ?? new Date(0) }
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}

export const findOutput = ({ hash, kind }: RenderMessage) => headOf(renderKeys(hash).output[kind])

/** When the input was frozen, or frozen again. */
export const frozenAt = async (hash: string): Promise<Date> =>
  (await headOf(renderKeys(hash).input))?.writtenAt ?? new Date(0)

/** Starts the clock of `frozenAt` again. */
export const refreezeInput = async (hash: string, input: string): Promise<void> => {
  const { client, Bucket } = bucket()
  await client.send(
    new PutObjectCommand({
      Bucket,
      Key: renderKeys(hash).input,
      Body: input,
      ContentType: 'application/json',
    }),
  )
}

export const readOutput = async ({ hash, kind }: RenderMessage): Promise<Uint8Array> => {
  const { client, Bucket } = bucket()
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: renderKeys(hash).output[kind] }))
  if (Body === undefined) throw new Error(`artefact ${hash} has no content`)
  return Body.transformToByteArray()
}

/** Null while nobody has begun. */
export const readState = async (hash: string): Promise<ArtefactState | null> => {
  const { client, Bucket } = bucket()
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: renderKeys(hash).state }))
    return artefactState.parse(JSON.parse((await Body?.transformToString()) ?? ''))
  } catch (error) {
    if (error instanceof NoSuchKey) return null
    throw error
  }
}

export const removeState = async (hash: string): Promise<void> => {
  const { client, Bucket } = bucket()
  await client.send(new DeleteObjectCommand({ Bucket, Key: renderKeys(hash).state }))
}

/** An address that lives as long as a browser needs to follow a redirect. */
export const presignOutput = ({ hash, kind }: RenderMessage, disposition: string): Promise<string> => {
  const { client, Bucket } = bucket()
  const get = new GetObjectCommand({
    Bucket,
    Key: renderKeys(hash).output[kind],
    ResponseContentDisposition: disposition,
  })
  return getSignedUrl(client, get, { expiresIn: PRESIGNED_SECONDS })
}
