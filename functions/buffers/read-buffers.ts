/** The buffers as the administration shows them: how much is in each, and how far writing anew has come. */
import { type BufferId, bufferIds, type FileBuffer, type ListBuffer } from '#domain/administration/buffers'
import type { ApiBuffer, BufferCount } from '#domain/contracts/buffer'
import { countGenerated } from '../data/artefacts/generated-image-repository.ts'
import { countFiles } from '../data/buffers/buffer-files.ts'
import { findBuffer, type Rebuild, type StoredBuffer } from '../data/buffers/buffer-repository.ts'
import { countListed } from '../data/directory/directory.ts'
import { countQuotes } from '../data/quotes/quote-lists.ts'

/** Several as one: as good as the least of them. */
const sumOf = (counts: readonly BufferCount[]): BufferCount => ({
  count: counts.reduce((sum, { count }) => sum + count, 0),
  precision: counts.every(({ precision }) => precision === 'exact') ? 'exact' : 'at-least',
})

const countEntries: Readonly<Record<ListBuffer, () => Promise<BufferCount>>> = {
  quotesearch: countQuotes,
  statistics: countQuotes,
  organisations: async () =>
    sumOf(await Promise.all([countListed('chain'), countListed('store'), countListed('agent')])),
  users: () => countListed('user'),
}

const countKept = (id: FileBuffer, { generation }: StoredBuffer, at: Date): Promise<BufferCount> =>
  id === 'redisimages' ? countGenerated(at, generation) : countFiles(id, generation)

const isList = (id: BufferId): id is ListBuffer => Object.hasOwn(countEntries, id)

/** 100 is not said before it is done. */
const percentOf = ({ highest, lowest, next }: Rebuild): number =>
  Math.min(99, Math.floor((100 * (highest - next)) / (highest - lowest + 1)))

const count = (buffer: StoredBuffer, at: Date): Promise<BufferCount> => {
  const { id, rebuild } = buffer
  if (rebuild !== null) return Promise.resolve({ count: rebuild.written, precision: 'exact' })
  return isList(id) ? countEntries[id]() : countKept(id, buffer, at)
}

export const readBuffer = async (id: BufferId, at: Date): Promise<ApiBuffer> => {
  const buffer = await findBuffer(id)
  const { clearedAt, rebuild } = buffer
  const rebuiltPercent = rebuild === null ? null : percentOf(rebuild)
  return { id, ...(await count(buffer, at)), clearedAt, rebuiltPercent }
}

export const readBuffers = (at: Date): Promise<ApiBuffer[]> =>
  Promise.all(bufferIds.map((id) => readBuffer(id, at)))
