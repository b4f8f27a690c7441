/**
 * What is known of a buffer: how often it has been cleared (its generation), how far the writing anew has come, and in which form
 * the release that runs writes it. Question: by id. What lies in a buffer lies under its generation, so it is cleared by one write, and whoever is at something of the
 * generation before goes on undisturbed.
 */
import { Entity } from 'electrodb'
import { type BufferId, bufferIds, type ListBuffer } from '#domain/administration/buffers'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'

/** How far a list has been written anew: the steps from `highest` down to `lowest`, of which `next` is the next one. */
export interface Rebuild {
  readonly highest: number
  readonly lowest: number
  readonly next: number
  /** How many were found and written. */
  readonly written: number
}

/** Counted up whenever a release enters other lists than those before it. */
export interface ListForm {
  readonly number: number
  /** When it was first seen to run (ISO). */
  readonly since: string
}

export interface StoredBuffer {
  readonly id: BufferId
  readonly generation: number
  /** Null for one that was never cleared. */
  readonly clearedAt: string | null
  /** Nothing is left of the generations before this one. */
  readonly sweptTo: number
  /** Null while nothing is being written anew. */
  readonly rebuild: Rebuild | null
  /** Null for a list of which no release has said so yet, and for files. */
  readonly form: ListForm | null
}

const bufferEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'buffer', version: '1' },
        attributes: {
          id: { type: bufferIds, required: true },
          generation: { type: 'number', required: true },
          clearedAt: { type: 'string' },
          sweptTo: { type: 'number' },
          rebuild: {
            type: 'map',
            properties: {
              highest: { type: 'number', required: true },
              lowest: { type: 'number', required: true },
              next: { type: 'number', required: true },
              written: { type: 'number', required: true },
            },
          },
          form: {
            type: 'map',
            properties: {
              number: { type: 'number', required: true },
              since: { type: 'string', required: true },
            },
          },
        },
        indexes: {
          byId: {
            pk: { field: 'pk', composite: ['id'], casing: 'none' },
            sk: { field: 'sk', composite: [], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

const neverCleared = { generation: 0, clearedAt: null, sweptTo: 0, rebuild: null, form: null } as const

export const findBuffer = async (id: BufferId): Promise<StoredBuffer> => {
  const { data } = await bufferEntity().get({ id }).go({ consistent: true })
  return { ...neverCleared, ...data, id }
}

/** How long a function may go on filling what has been cleared. */
const KEPT_MS = 5_000
const kept = new Map<BufferId, { readonly generation: number; readonly until: number }>()

/** As it was five seconds ago at most. */
export const generationOf = async (id: BufferId): Promise<number> => {
  const known = kept.get(id)
  if (known !== undefined && performance.now() < known.until) return known.generation
  const { generation } = await findBuffer(id)
  kept.set(id, { generation, until: performance.now() + KEPT_MS })
  return generation
}

/** A list is written anew from the beginning, also one that was being written anew. */
export const beginGeneration = async (
  id: BufferId,
  at: Date,
  rebuild: Rebuild | null = null,
): Promise<StoredBuffer> => {
  const { data } = await bufferEntity()
    .upsert({ id })
    .add({ generation: 1 })
    .set({ clearedAt: at.toISOString(), ...(rebuild && { rebuild }) })
    .go({ response: 'all_new' })
  kept.delete(id)
  return { ...neverCleared, ...data, id, generation: data.generation ?? 0 }
}

export const saveForm = async (id: ListBuffer, form: ListForm): Promise<void> => {
  await bufferEntity()
    .upsert({ id })
    .add({ generation: 0 })
    .set({ form: { ...form } })
    .go()
}

/** False when the buffer has been cleared again meanwhile. */
export const saveRebuild = ({ id, generation }: StoredBuffer, rebuild: Rebuild | null): Promise<boolean> => {
  const update = bufferEntity().patch({ id })
  const change = rebuild === null ? update.remove(['rebuild']) : update.set({ rebuild: { ...rebuild } })
  return happens(change.where((stored, { eq }) => eq(stored.generation, generation)).go())
}

/** False when somebody has swept further. */
export const saveSwept = ({ id, sweptTo }: StoredBuffer, to: number): Promise<boolean> =>
  happens(
    bufferEntity()
      .patch({ id })
      .set({ sweptTo: to })
      .where((stored, { eq, notExists }) =>
        sweptTo === 0
          ? `${notExists(stored.sweptTo)} OR ${eq(stored.sweptTo, 0)}`
          : eq(stored.sweptTo, sweptTo),
      )
      .go(),
  )
