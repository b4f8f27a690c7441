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
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { type ArtefactState, artefactState, type RenderMessage, renderKeys } from '#domain/contracts/render'
import { setting } from '../../environment.ts'
import { lazily } from '../../lazily.ts'

const bucket = lazily(() => ({ client: new S3Client(), Bucket: setting('RENDER_BUCKET') }))

const PRESIGNED_SECONDS = 60

/** Also starts the clock of `frozenAt` again. */
export const freezeInput = async (hash: string, input: string): Promise<void> => {
  const { client, Bucket } = bucket()
  const { input: Key } = renderKeys(hash)
  await client.send(new PutObjectCommand({ Bucket, Key, Body: input, ContentType: 'application/json' }))
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

/** When the input was frozen last; null when it never was. */
export const frozenAt = async (hash: string): Promise<Date | null> =>
  (await headOf(renderKeys(hash).input))?.writtenAt ?? null

export const readOutput = async ({ hash, kind }: RenderMessage): Promise<Uint8Array> => {
  const { client, Bucket } = bucket()
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: renderKeys(hash).output[kind] }))
  if (Body === undefined) throw new Error(`artefact ${hash} has no content`)
  return Body.transformToByteArray()
}

export interface ToldState extends ArtefactState {
  readonly toldAt: Date
}

/** The worker's last word; null while nobody has begun. */
export const readState = async (hash: string): Promise<ToldState | null> => {
  const { client, Bucket } = bucket()
  try {
    const told = await client.send(new GetObjectCommand({ Bucket, Key: renderKeys(hash).state }))
    const state = artefactState.parse(JSON.parse((await told.Body?.transformToString()) ?? ''))
    return { ...state, toldAt: told.LastModified ?? new Date(0) }
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
