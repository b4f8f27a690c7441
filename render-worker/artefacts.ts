/** The artefacts in the bucket: a frozen input, what was made of it, and how far it has come. */
import { createHash } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import {
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { type RenderInput, renderInput } from '#domain/contracts/render'
import {
  type ArtefactState,
  artefactState,
  hashedText,
  type RenderMessage,
  type RenderOrder,
  renderKeys,
} from '#domain/contracts/render-order'
import type { Output } from './capture.ts'
import { FinalFailure } from './failure.ts'
import { renderText } from './text.ts'

const parseInput = (text: string, kind: RenderMessage['kind']): RenderInput => {
  try {
    const input = renderInput.parse(JSON.parse(text))
    if (input.kind === kind) return input
  } catch (error) {
    throw new FinalFailure(renderText.unreadableInput, error)
  }
  throw new FinalFailure(renderText.otherInput)
}

/** Characters; far more than the largest quote. */
const LARGEST_INPUT = 32 * 1024 * 1024

/** The key says what was ordered: a text of another hash would be kept as what it is not. */
const unpack = (hash: string, { deflated, rendererVersion }: NonNullable<RenderOrder['frozen']>): string => {
  const text = inflated(Buffer.from(deflated, 'base64'))
  if (createHash('sha256').update(hashedText(text, rendererVersion)).digest('hex') === hash) return text
  throw new FinalFailure(renderText.otherInput)
}

const inflated = (bytes: Uint8Array): string => {
  try {
    return inflateRawSync(bytes, { maxOutputLength: LARGEST_INPUT }).toString()
  } catch (error) {
    throw new FinalFailure(renderText.unreadableInput, error)
  }
}

/** The worker may not list the bucket, and whoever may not is told 403 of what is not there. */
const isMissing = (error: unknown): boolean =>
  error instanceof NoSuchKey ||
  error instanceof NotFound ||
  (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 403)

export const openArtefacts = (client: S3Client, Bucket: string) => {
  const put = (Key: string, { body, contentType }: Output) =>
    client.send(new PutObjectCommand({ Bucket, Key, Body: body, ContentType: contentType }))

  const readState = async (Key: string): Promise<ArtefactState | null> => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      return artefactState.parse(JSON.parse((await Body?.transformToString()) ?? ''))
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  return (order: RenderOrder) => {
    const { hash, kind, frozen } = order
    const keys = renderKeys(order)
    return {
      readInput: async (): Promise<RenderInput> => {
        if (frozen) return parseInput(unpack(hash, frozen), kind)
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keys.input }))
          return parseInput((await Body?.transformToString()) ?? '', kind)
        } catch (error) {
          if (isMissing(error)) throw new FinalFailure(renderText.inputGone)
          throw error
        }
      },
      isMade: async (): Promise<boolean> => {
        try {
          await client.send(new HeadObjectCommand({ Bucket, Key: keys.output }))
          return true
        } catch (error) {
          if (isMissing(error)) return false
          throw error
        }
      },
      /**
       * The try before this one took the whole worker down: it began and never said how it ended. The last try must not
       * end so too, because nobody would be left to tell of it.
       */
      wasCutShort: async (): Promise<boolean> => {
        const state = await readState(keys.state)
        return state?.state === 'running' && state.percent > 0
      },
      store: (output: Output) => put(keys.output, output),
      report: (state: ArtefactState) =>
        put(keys.state, { body: Buffer.from(JSON.stringify(state)), contentType: 'application/json' }),
    }
  }
}

export type Artefacts = ReturnType<typeof openArtefacts>
