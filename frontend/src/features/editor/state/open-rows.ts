/**
 * Rows that are open, and rows that were left before everything was stored. A row that is left goes on being saved; whoever
 * comes back to it finds it as it was left, and closing the page asks first as long as anything is unsaved anywhere.
 */
import { unsavedOf } from './row-state.ts'
import type { RowStore } from './row-store.ts'

interface OpenRow {
  readonly store: RowStore
  /** How many pages show it; two for a moment when React mounts twice. */
  readonly shown: number
}

const isAtRest = (store: RowStore): boolean =>
  unsavedOf(store.get()) === null && store.get().conflict === null

export const createOpenRows = () => {
  const openRows = new Map<string, OpenRow>()

  const show = (key: string, store: RowStore, by: 1 | -1) => {
    const shown = (openRows.get(key)?.shown ?? 0) + by
    openRows.set(key, { store, shown })
    return shown
  }

  const forgetWhenStored = (key: string, store: RowStore) => {
    const check = () => {
      if (openRows.get(key)?.store === store && openRows.get(key)?.shown === 0) {
        if (!isAtRest(store)) return
        openRows.delete(key)
      }
      stop()
    }
    const stop = store.subscribe(check)
    check()
  }

  return {
    /** The row as it was left; a new one where nothing of it is left to save. */
    storeOf: (key: string, make: () => RowStore): RowStore => openRows.get(key)?.store ?? make(),
    /** The row is shown; answers what to do when it is left. */
    enter: (key: string, store: RowStore) => {
      show(key, store, 1)
      store.resume()
      return () => {
        store.flush()
        if (show(key, store, -1) === 0) forgetWhenStored(key, store)
      }
    },
    isShown: (key: string): boolean => (openRows.get(key)?.shown ?? 0) > 0,
    flushAll: () => {
      for (const { store } of openRows.values()) store.flush()
    },
    hasUnsaved: (): boolean => [...openRows.values()].some(({ store }) => unsavedOf(store.get()) !== null),
  }
}
