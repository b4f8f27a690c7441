/** Reads many items by key. What the table did not get to is asked for again, a little later each time. */
import { setTimeout as pause } from 'node:timers/promises'

const FIRST_PAUSE_MS = 50
const TRIES = 8

export const readAll = async <Key, Item>(
  keys: readonly Key[],
  read: (
    keys: Key[],
  ) => Promise<{ readonly data: readonly Item[]; readonly unprocessed: readonly unknown[] }>,
): Promise<readonly Item[]> => {
  const items: Item[] = []
  let missing: readonly Key[] = keys
  for (let tries = 0; missing.length > 0; tries += 1) {
    if (tries === TRIES) throw new Error(`the table did not get to ${missing.length} items`)
    if (tries > 0) await pause(FIRST_PAUSE_MS * 2 ** (tries - 1))
    const { data, unprocessed } = await read([...missing])
    items.push(...data)
    missing = unprocessed as readonly Key[]
  }
  return items
}
