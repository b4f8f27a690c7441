/**
 * What an operator invokes when lists have to be written anew (docs/operations.md): `{"begin":["quotesearch"]}` begins, `{}` tells how
 * many numbers are left of each. The work itself is done by the function that the clock calls every minute (clock/tend-buffers), which
 * keeps its place in the table and is followed by the next one when it is killed.
 */
import * as z from 'zod'
import { type ListBuffer, listBuffers } from '#domain/administration/buffers'
import { emptyBuffer } from '../../buffers/clear-buffer.ts'
import { findBuffer } from '../../data/buffers/buffer-repository.ts'

const wanted = z.strictObject({ begin: z.array(z.enum(listBuffers)).default([]) })

const leftOf = async (id: ListBuffer): Promise<number> => {
  const { rebuild } = await findBuffer(id)
  return rebuild === null ? 0 : rebuild.next - rebuild.lowest + 1
}

export const handler = async (event: unknown): Promise<Readonly<Record<ListBuffer, number>>> => {
  const { begin } = wanted.parse(event ?? {})
  for (const id of begin) await emptyBuffer(id, new Date())
  const left = await Promise.all(listBuffers.map(async (id) => [id, await leftOf(id)] as const))
  return Object.fromEntries(left) as Record<ListBuffer, number>
}
