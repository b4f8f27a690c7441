/** Writes many items in batches. What the table did not get to is sent again, a little later each time. */
import { setTimeout as pause } from 'node:timers/promises'

const FIRST_PAUSE_MS = 50
const TRIES = 8

export const writeAll = async <Item, Key>(
  items: readonly Item[],
  write: (items: Item[]) => Promise<{ readonly unprocessed: readonly Key[] }>,
  nameOf: (key: Item | Key) => string,
): Promise<void> => {
  let missing = items
  for (let tries = 0; missing.length > 0; tries += 1) {
    if (tries === TRIES) throw new Error(`the table did not take ${missing.length} items`)
    if (tries > 0) await pause(FIRST_PAUSE_MS * 2 ** (tries - 1))
    const { unprocessed } = await write([...missing])
    const left = new Set(unprocessed.map(nameOf))
    missing = missing.filter((item) => left.has(nameOf(item)))
  }
}
