/**
 * The render bucket as the functions see it: they freeze inputs and fetch what the worker has made of them. The hash of
 * an input is a key in here and never a handle for people.
 */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
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

/** Writing the same input again also renews `frozenAt`. */
export const freezeInput = async (hash: string, input: string): Promise<void> => {
  const { client, Bucket } = bucket()
  const { input: Key } = renderKeys(hash)
  await client.send(new PutObjectCommand({ Bucket, Key, Body: input, ContentType: 'application/json' }))
}

export const readOutput = async ({ hash, kind }: RenderMessage): Promise<Uint8Array> => {
  const { client, Bucket } = bucket()
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: renderKeys(hash).output[kind] }))
  if (Body === undefined) throw new Error(`artefact ${hash} has no content`)
  return Body.transformToByteArray()
}

interface ReportedState extends ArtefactState {
  readonly reportedAt: Date
}

/** What there is of an artefact. */
export interface Traces {
  readonly output: { readonly size: number } | null
  /** The worker's last word; null while nobody has begun, and when the thing is there. */
  readonly reported: ReportedState | null
  /** When the input was frozen last; null when it never was. */
  readonly frozenAt: Date | null
}

const readState = async (Key: string, reportedAt: Date): Promise<ReportedState | null> => {
  const { client, Bucket } = bucket()
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
    return { ...artefactState.parse(JSON.parse((await Body?.transformToString()) ?? '')), reportedAt }
  } catch (error) {
    if (error instanceof NoSuchKey) return null
    throw error
  }
}

/** One look at the folder tells most; only of a job that runs or has failed is there more to read. */
export const findTraces = async ({ hash, kind }: RenderMessage): Promise<Traces> => {
  const { client, Bucket } = bucket()
  const { folder, input, state, output } = renderKeys(hash)
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: folder }))
  const found = (key: string) => Contents.find(({ Key }) => Key === key)
  const made = found(output[kind])
  const report = found(state)
  return {
    output: made === undefined ? null : { size: made.Size ?? 0 },
    reported: made || !report ? null : await readState(state, report.LastModified ?? new Date(0)),
    frozenAt: found(input)?.LastModified ?? null,
  }
}

/** Whether it is there, and nothing else: a twelfth of the price of a look at the folder. */
export const findOutput = async ({ hash, kind }: RenderMessage): Promise<Traces['output']> => {
  const { client, Bucket } = bucket()
  try {
    const { ContentLength } = await client.send(
      new HeadObjectCommand({ Bucket, Key: renderKeys(hash).output[kind] }),
    )
    return { size: ContentLength ?? 0 }
  } catch (error) {
    if (error instanceof NotFound) return null
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
