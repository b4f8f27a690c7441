/**
 * The render bucket as the functions see it: they freeze inputs and fetch what the worker has made of them. The hash of
 * an input is a key in here and never a handle for people.
 */
import {
  type ArtefactState,
  artefactState,
  type RenderMessage,
  renderKeys,
} from '#domain/contracts/render-order'
import { bucketOf, isNoSuchKey } from '../bucket.ts'

const bucket = bucketOf('RENDER_BUCKET')

const PRESIGNED_SECONDS = 60

/** Writing the same input again also renews `frozenAt`. */
export const freezeInput = async (message: RenderMessage, input: string): Promise<void> => {
  const { client, Bucket, PutObjectCommand } = await bucket()
  const { input: Key } = renderKeys(message)
  await client.send(new PutObjectCommand({ Bucket, Key, Body: input, ContentType: 'application/json' }))
}

/** Null when it is not there, or not any more. */
export const findOutputBytes = async (message: RenderMessage): Promise<Uint8Array | null> => {
  const { client, Bucket, GetObjectCommand } = await bucket()
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: renderKeys(message).output }))
    return (await Body?.transformToByteArray()) ?? null
  } catch (error) {
    if (isNoSuchKey(error)) return null
    throw error
  }
}

export const readOutput = async (message: RenderMessage): Promise<Uint8Array> => {
  const bytes = await findOutputBytes(message)
  if (bytes === null) throw new Error(`artefact ${message.hash} has no content`)
  return bytes
}

interface ReportedState extends ArtefactState {
  readonly reportedAt: Date
}

/** What there is of an artefact. */
export interface Traces {
  readonly output: { readonly size: number; readonly madeAt: Date } | null
  /** The worker's last word; null while nobody has begun, and when the thing is there. */
  readonly reported: ReportedState | null
  /** When the input was frozen last; null when it never was. */
  readonly frozenAt: Date | null
}

const readState = async (Key: string, reportedAt: Date): Promise<ReportedState | null> => {
  const { client, Bucket, GetObjectCommand } = await bucket()
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
    return { ...artefactState.parse(JSON.parse((await Body?.transformToString()) ?? '')), reportedAt }
  } catch (error) {
    if (isNoSuchKey(error)) return null
    throw error
  }
}

/** One look at the folder tells most; only of a job that runs or has failed is there more to read. */
export const findTraces = async (message: RenderMessage): Promise<Traces> => {
  const { client, Bucket, ListObjectsV2Command } = await bucket()
  const { folder, input, state, output } = renderKeys(message)
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: folder }))
  const found = (key: string) => Contents.find(({ Key }) => Key === key)
  const made = found(output)
  const report = found(state)
  return {
    output: made === undefined ? null : { size: made.Size ?? 0, madeAt: made.LastModified ?? new Date(0) },
    reported: made || !report ? null : await readState(state, report.LastModified ?? new Date(0)),
    frozenAt: found(input)?.LastModified ?? null,
  }
}

/** Whether it is there, and nothing else: a twelfth of the price of a look at the folder. */
export const findOutput = async (message: RenderMessage): Promise<Traces['output']> => {
  const { client, Bucket, HeadObjectCommand } = await bucket()
  try {
    const { ContentLength, LastModified } = await client.send(
      new HeadObjectCommand({ Bucket, Key: renderKeys(message).output }),
    )
    return { size: ContentLength ?? 0, madeAt: LastModified ?? new Date(0) }
  } catch (error) {
    if (isNoSuchKey(error)) return null
    throw error
  }
}

export const removeState = async (message: RenderMessage): Promise<void> => {
  const { client, Bucket, DeleteObjectCommand } = await bucket()
  await client.send(new DeleteObjectCommand({ Bucket, Key: renderKeys(message).state }))
}

/** As if it had never been ordered: the thing goes last, so that what is left by a crash is found as it was. */
export const removeArtefact = async (message: RenderMessage): Promise<void> => {
  const { client, Bucket, DeleteObjectCommand } = await bucket()
  const { input, state, output } = renderKeys(message)
  for (const Key of [state, input, output]) await client.send(new DeleteObjectCommand({ Bucket, Key }))
}

/** Copied onto itself it is new to the bucket, which throws away what is a month old. */
export const renewOutput = async (message: RenderMessage): Promise<void> => {
  const { client, Bucket, CopyObjectCommand } = await bucket()
  const Key = renderKeys(message).output
  try {
    await client.send(
      new CopyObjectCommand({
        Bucket,
        Key,
        CopySource: `${Bucket}/${Key}`,
        MetadataDirective: 'REPLACE',
        ContentType: 'image/png',
      }),
    )
  } catch (error) {
    // Thrown away in this very moment: the next who asks has it drawn.
    if (!isNoSuchKey(error)) throw error
  }
}

/** An address that lives as long as a browser needs to follow a redirect. */
export const presignOutput = async (message: RenderMessage, disposition: string): Promise<string> => {
  const { client, Bucket, GetObjectCommand, getSignedUrl } = await bucket()
  const get = new GetObjectCommand({
    Bucket,
    Key: renderKeys(message).output,
    ResponseContentDisposition: disposition,
  })
  return getSignedUrl(client, get, { expiresIn: PRESIGNED_SECONDS })
}
