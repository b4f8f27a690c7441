/**
 * Values that are being typed and not yet sent: shown at once, sent a moment after the last key press or when the field is
 * left. Edits of the same thing replace each other. Knows no React; the page listens.
 */
import { editKeyOf, inPlaceOf, type RowEdit } from './quote-edit.ts'

export interface Drafts {
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

export const createDrafts = ({ send, delay }: Options): Drafts => {
  const drafts = new Map<string, { edit: RowEdit; timer: ReturnType<typeof setTimeout> }>()
  const listeners = new Set<() => void>()
  let snapshot: readonly RowEdit[] = []

  const notify = () => {
    snapshot = [...drafts.values()].map(({ edit }) => edit)
    for (const listener of listeners) listener()
  }
  const removeDraft = (key: string): RowEdit | null => {
    const draft = drafts.get(key)
    if (draft === undefined) return null
    clearTimeout(draft.timer)
    drafts.delete(key)
    return draft.edit
  }
  const settle = (key: string) => {
    const edit = removeDraft(key)
    if (edit === null) return
    // Sent before the draft is gone, so that the value never falls back for a frame.
    send(edit)
    notify()
  }

  return {
    propose: (edit) => {
      const key = editKeyOf(edit)
      const now = inPlaceOf(edit, removeDraft(key))
      drafts.set(key, { edit: now, timer: setTimeout(() => settle(key), delay) })
      notify()
    },
    settle,
    drop: (key) => {
      if (removeDraft(key) !== null) notify()
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
