/**
 * Which rows the worker has drawn a picture of, each with where the picture lies (AD-07). The entries lie under the generation of the
 * buffer and are gone when it is cleared. Questions: that of a row; all of them by order, newest first; how many there are.
 */
import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { Entity } from 'electrodb'
import type { BufferCount } from '#domain/contracts/buffer'
import type { RenderMessage } from '#domain/contracts/render-order'
import { lazily } from '../../lazily.ts'
import { generationOf } from '../buffers/buffer-repository.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'
import { countItems } from '../count-items.ts'
import { epochSeconds, unexpired } from '../expiry.ts'

/** As long as the bucket keeps the picture itself. */
const LIFE_SECONDS = 30 * 24 * 3600

const padded = (length: number) =>
  ({ type: 'number', required: true, padding: { length, char: '0' } }) as const

const imageEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'generated-image', version: '1' },
        attributes: {
          generation: { type: 'number', required: true },
          orderNumber: padded(9),
          rowNumber: padded(6),
          hash: { type: 'string', required: true },
          /** Epoch milliseconds. */
          modified: { type: 'number', required: true },
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          inBuffer: {
            pk: { field: 'pk', composite: ['generation'], casing: 'none' },
            sk: { field: 'sk', composite: ['orderNumber', 'rowNumber'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

const BUFFER = 'redisimages'

interface RowAddress {
  readonly orderNumber: number
  readonly rowNumber: number
}

export interface GeneratedImage extends RowAddress {
  readonly message: RenderMessage
  readonly modified: number
}

const itemOf = ({ hash, generation }: RenderMessage, { orderNumber, rowNumber }: RowAddress, at: Date) => ({
  generation,
  orderNumber,
  rowNumber,
  hash,
  modified: at.getTime(),
  expiresAt: epochSeconds(at) + LIFE_SECONDS,
})

/** Leaves alone what names this very picture already. */
export const noteGenerated = async (row: RowAddress, message: RenderMessage, at: Date): Promise<void> => {
  await happens(
    imageEntity()
      .put(itemOf(message, row, at))
      .where(({ hash }, { notExists, ne }) => `${notExists(hash)} OR ${ne(hash, message.hash)}`)
      .go(),
  )
}

/** The same picture, made again. */
export const noteGeneratedAgain = async (
  row: RowAddress,
  message: RenderMessage,
  at: Date,
): Promise<void> => {
  await imageEntity()
    .put(itemOf(message, row, at))
    .go()
}

const imageOf = ({ hash, generation, orderNumber, rowNumber, modified }: ReturnType<typeof itemOf>) => ({
  orderNumber,
  rowNumber,
  modified,
  message: { hash, kind: 'row-image', buffer: BUFFER, generation } as const,
})

export const findGenerated = async (
  { orderNumber, rowNumber }: RowAddress,
  at: Date,
): Promise<GeneratedImage | null> => {
  const generation = await generationOf(BUFFER)
  const { data } = await imageEntity().get({ generation, orderNumber, rowNumber }).go({ consistent: true })
  const item = unexpired(data, at)
  return item && imageOf(item)
}

/** Reads everything before the offset too: an entry is small, and whoever looks through thousands is one person. */
export const listGenerated = async (
  { offset, limit }: { readonly offset: number; readonly limit: number },
  at: Date,
): Promise<readonly GeneratedImage[]> => {
  const generation = await generationOf(BUFFER)
  const { data } = await imageEntity()
    .query.inBuffer({ generation })
    .where(({ expiresAt }, { gt }) => gt(expiresAt, epochSeconds(at)))
    .go({ order: 'desc', count: offset + limit })
  return data.slice(offset).map(imageOf)
}

export const countGenerated = async (at: Date, generation?: number): Promise<BufferCount> => {
  const query = imageEntity()
    .query.inBuffer({ generation: generation ?? (await generationOf(BUFFER)) })
    .where(({ expiresAt }, { gt }) => gt(expiresAt, epochSeconds(at)))
    .params<QueryCommandInput>()
  return countItems(query)
}
