/** Reads many items by key, in no particular order. What there is not is left out. */
import { untilNoneIsLeft } from './try-again.ts'

export const readAll = async <Key, Item>(
  keys: readonly Key[],
  read: (
    keys: Key[],
  ) => Promise<{ readonly data: readonly Item[]; readonly unprocessed: readonly unknown[] }>,
): Promise<readonly Item[]> => {
  const items: Item[] = []
  await untilNoneIsLeft(keys, async (some) => {
    const { data, unprocessed } = await read(some)
    items.push(...data)
    return unprocessed as readonly Key[]
  })
  return items
}
