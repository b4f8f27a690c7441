/**
 * Values that are being typed and not yet sent: shown at once, sent a moment after the last key press or when the field is
 * left. Edits of the same thing replace each other. Knows no React; the page listens.
 */
import { keyOf, type RowEdit } from './offer-edit.ts'

export interface DraftBook {
  /** Shows the edit now and sends it when nothing more is typed. */
  readonly propose: (edit: RowEdit) => void
  /** Sends what is drafted for this key now. */
  readonly settle: (key: string) => void
  /** Forgets what is drafted for this key. */
  readonly drop: (key: string) => void
  /** Sends everything now. */
  readonly settleAll: () => void
  readonly current: () => readonly RowEdit[]
  readonly subscribe: (listener: () => void) => () => void
}

interface Options {
  readonly send: (edit: RowEdit) => void
  /** Milliseconds from the last key press. */
  readonly delay: number
}

export const openDraftBook = ({ send, delay }: Options): DraftBook => {
  const drafts = new Map<string, { edit: RowEdit; timer: ReturnType<typeof setTimeout> }>()
  const listeners = new Set<() => void>()
  let snapshot: readonly RowEdit[] = []

  const tell = () => {
    snapshot = [...drafts.values()].map(({ edit }) => edit)
    for (const listener of listeners) listener()
  }
  const take = (key: string): RowEdit | null => {
    const draft = drafts.get(key)
    if (draft === undefined) return null
    clearTimeout(draft.timer)
    drafts.delete(key)
    return draft.edit
  }
  const settle = (key: string) => {
    const edit = take(key)
    if (edit === null) return
    // Sent before the draft is gone, so that the value never falls back for a frame.
    send(edit)
    tell()
  }

  return {
    propose: (edit) => {
      const key = keyOf(edit)
      take(key)
      drafts.set(key, { edit, timer: setTimeout(() => settle(key), delay) })
      tell()
    },
    settle,
    drop: (key) => {
      if (take(key) !== null) tell()
    },
    settleAll: () => {
      for (const key of [...drafts.keys()]) settle(key)
    },
    current: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
