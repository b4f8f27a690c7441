/**
 * The table takes large batches in parts: what it did not get to is asked for again, a little later each time, because right away
 * it would be as busy as before.
 */
import { setTimeout as pause } from 'node:timers/promises'

const FIRST_PAUSE_MS = 50
const TRIES = 8

/** `work` answers with what is left of what it was given; throws when there is still something left after the last try. */
export const untilNoneIsLeft = async <Item>(
  items: readonly Item[],
  work: (items: Item[]) => Promise<readonly Item[]>,
): Promise<void> => {
  let left = items
  for (let tries = 0; left.length > 0; tries += 1) {
    if (tries === TRIES) throw new Error(`the table did not get to ${left.length} items`)
    if (tries > 0) await pause(FIRST_PAUSE_MS * 2 ** (tries - 1))
    left = await work([...left])
  }
}
