/** Writes many items in batches. The table names what it did not get to by key. */
import { untilNoneIsLeft } from './try-again.ts'

export const writeAll = async <Item, Key>(
  items: readonly Item[],
  write: (items: Item[]) => Promise<{ readonly unprocessed: readonly Key[] }>,
  nameOf: (key: Item | Key) => string,
): Promise<void> =>
  untilNoneIsLeft(items, async (some) => {
    const { unprocessed } = await write(some)
    const left = new Set(unprocessed.map(nameOf))
    return some.filter((item) => left.has(nameOf(item)))
  })
