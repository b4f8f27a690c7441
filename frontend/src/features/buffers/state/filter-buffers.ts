/** The quick filter: a part of the id of a buffer, or of what is said to lie in it. Pure. */
import type { BufferId } from '#domain/administration/buffers'

export const filterBuffers = <Row extends { readonly id: BufferId }>(
  rows: readonly Row[],
  typed: string,
  contentsOf: Readonly<Record<BufferId, string>>,
): readonly Row[] => {
  const part = typed.trim().toLowerCase()
  return rows.filter(({ id }) => id.includes(part) || contentsOf[id].toLowerCase().includes(part))
}
