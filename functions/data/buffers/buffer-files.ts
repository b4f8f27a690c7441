/**
 * The files of a buffer: how many there are, and throwing away those of generations before. A listing costs a request for each
 * thousand files. The names of the folders are hashes, which lie evenly, so a few thousand in order tell how many there are in
 * all: beyond those the count is an estimate and says so.
 */
import type { FileBuffer } from '#domain/administration/buffers'
import type { BufferCount } from '#domain/contracts/buffer'
import { bufferFolder, isOutputKey } from '#domain/contracts/render-order'
import { bucketOf } from '../bucket.ts'

const bucket = bucketOf('RENDER_BUCKET')

/** So many listings are read; where there are more, the share of hashes that they reach is taken for the share of all. */
const LISTINGS_AT_MOST = 3
const LISTED_AT_ONCE = 1000

/** How far through all hashes this one is, from 0 to 1. */
const DIGITS = 12
const shareUpTo = (hash: string): number => (Number.parseInt(hash.slice(0, DIGITS), 16) + 1) / 16 ** DIGITS

export interface BufferFile {
  readonly key: string
  readonly writtenAt: Date
}

interface Look {
  readonly files: readonly BufferFile[]
  /** Which part of all files these are, from 0 to 1. */
  readonly share: number
}

/** As many files as are listed at most, in the order of their hashes. */
export const lookAtFiles = async (
  buffer: FileBuffer,
  generation: number,
  { atOnce = LISTED_AT_ONCE } = {},
): Promise<Look> => {
  const { client, Bucket, ListObjectsV2Command } = await bucket()
  const Prefix = bufferFolder(buffer, generation)
  const files: BufferFile[] = []
  for (let listings = 0; listings < LISTINGS_AT_MOST; listings += 1) {
    const { Contents = [], IsTruncated } = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix, StartAfter: files.at(-1)?.key, MaxKeys: atOnce }),
    )
    for (const { Key, LastModified } of Contents)
      if (Key !== undefined) files.push({ key: Key, writtenAt: LastModified ?? new Date(0) })
    if (!IsTruncated) return { files, share: 1 }
  }
  return { files, share: shareUpTo((files.at(-1)?.key ?? '').slice(Prefix.length)) }
}

export const countFiles = async (
  buffer: FileBuffer,
  generation: number,
  { atOnce = LISTED_AT_ONCE } = {},
): Promise<BufferCount> => {
  const { files, share } = await lookAtFiles(buffer, generation, { atOnce })
  const count = files.filter(({ key }) => isOutputKey(key)).length
  return { count: Math.round(count / share), precision: share === 1 ? 'exact' : 'about' }
}

/** Throws away some of the files of a generation; false when there were none left. */
export const removeSomeFiles = async (buffer: FileBuffer, generation: number): Promise<boolean> => {
  const { client, Bucket, DeleteObjectsCommand, ListObjectsV2Command } = await bucket()
  const Prefix = bufferFolder(buffer, generation)
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }))
  const Objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]))
  if (Objects.length === 0) return false
  const { Errors = [] } = await client.send(
    new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
  )
  const [error] = Errors
  if (error !== undefined) throw new Error(`${error.Key} could not be removed: ${error.Message}`)
  return true
}
