/**
 * Saves a row while it is edited. An edit waits until the field is left or nothing has been pressed for a moment; edits
 * that wait are sent as one; one call is under way at a time. A call that got no answer is tried again with growing
 * pauses and the edit is kept; an edit that a rule refuses is taken back; a clash with another person's edit stops saving
 * until somebody has chosen. What the same person has edited in another place is laid under without a word, unless both
 * edits are of one field.
 */
import type { ProductRow, RowConflict } from '#domain/contracts/product'
import type { Patch } from '#domain/product/product'
import type { Stated } from '#domain/product/stated'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { type EditedRow, isStored } from './edited-row.ts'
import {
  initialRow,
  isContested,
  isOwnDoing,
  nextRow,
  type RefusedEdit,
  type RowEvent,
  type RowState,
} from './row-state.ts'

interface StoreParts {
  readonly put: (revision: string, patch: Patch, takenBack: Stated) => Promise<ProductRow>
  /** Milliseconds from the last edit to its save. */
  readonly debounce: number
  /** Told once per failure that a person must read; `code` as the server named it. */
  readonly onFailure: (message: string, code: string) => void
  readonly onSaved: (row: ProductRow) => void
  /** The server's rules refuse an edit, which is taken back. */
  readonly onRefused?: (patch: Patch) => void
  /** The same row has been changed in another place, and a person must choose. */
  readonly onConflict?: (conflict: RowConflict) => void
}

export interface RowStore {
  readonly get: () => RowState
  readonly subscribe: (listener: () => void) => () => void
  /** An edit that takes another one back names the fields that nobody has stated any more. */
  readonly edit: (patch: Patch, takenBack?: Stated) => void
  /** The browser's own rules refuse an edit; nothing is sent. */
  readonly decline: (refused: RefusedEdit) => void
  /** Sends what waits now; a field was left, or the page is being left. */
  readonly flush: () => void
  readonly resolve: (keep: 'mine' | 'theirs') => void
  /** Somebody looks at the row again; what the end of the session held back is sent. */
  readonly resume: () => void
  /** The row has been read again. */
  readonly read: (row: EditedRow) => void
  readonly setTyping: (typing: boolean) => void
}

/** Pauses before a failed save is tried again, ms; the last one repeats. */
const RETRY_AFTER = [2_000, 5_000, 15_000, 30_000] as const

const isConflict = (error: ApiError): boolean =>
  error.code === 'quote.row-changed' && error.details !== undefined

/** The server's own code; a call that got no answer has none. */
const codeOf = (error: unknown): string => (error instanceof ApiError && error.status > 0 ? error.code : '')

export const createRowStore = (
  row: EditedRow,
  { put, debounce, onFailure, onSaved, onRefused, onConflict }: StoreParts,
): RowStore => {
  let state = initialRow(row)
  /** The session has ended: nothing is sent before the person is back. */
  let signedOut = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const dispatch = (event: RowEvent) => {
    state = nextRow(state, event)
    for (const listener of listeners) listener()
  }

  const sendIn = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(flush, milliseconds)
  }

  const flush = () => {
    clearTimeout(timer)
    if (state.waiting && !state.sending && !state.conflict && !signedOut && isStored(state.saved)) void save()
  }

  const save = async () => {
    dispatch({ type: 'sent' })
    const { saved, sending, takenBack } = state
    try {
      const answer = await put(saved.revision, sending ?? {}, takenBack)
      dispatch({ type: 'saved', row: answer })
      onSaved(answer)
    } catch (error) {
      settle(error)
    }
    if (state.waiting && !state.failure) flush()
  }

  const resolve = (keep: 'mine' | 'theirs') => {
    const { conflict } = state
    dispatch({ type: 'resolved', keep })
    if (state.waiting) flush()
    else if (conflict) onSaved(conflict.current)
  }

  const clash = (conflict: RowConflict) => {
    const isAnswerLost = isOwnDoing(state, conflict.current)
    dispatch({ type: 'conflicted', conflict })
    if (isAnswerLost || (conflict.byViewer && !isContested(state))) resolve('mine')
    else onConflict?.(conflict)
  }

  const settle = (error: unknown) => {
    if (error instanceof ApiError && isConflict(error)) {
      clash(error.details as RowConflict)
    } else if (error instanceof ApiError && error.status === 401) {
      signedOut = true
      dispatch({ type: 'failed', message: error.message })
    } else if (error instanceof ApiError && error.status === 422) {
      const { sending } = state
      dispatch({ type: 'refused', sentence: error.message })
      // What has been edited anew since then is not what was refused.
      const edits = Object.entries(sending ?? {}).filter(([field]) => !(field in (state.waiting ?? {})))
      if (edits.length > 0) onRefused?.(Object.fromEntries(edits))
    } else if (error instanceof ApiError && !error.isPassing) {
      dispatch({ type: 'withdrawn' })
      onFailure(error.message, error.code)
    } else {
      dispatch({ type: 'failed', message: messageOf(error) })
      const attempts = state.failure?.attempts ?? 1
      if (attempts === 1) onFailure(messageOf(error), codeOf(error))
      sendIn(RETRY_AFTER[Math.min(attempts, RETRY_AFTER.length) - 1] ?? RETRY_AFTER[0])
    }
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edit: (patch, takenBack = []) => {
      dispatch({ type: 'edited', patch, takenBack })
      sendIn(debounce)
    },
    decline: (refused) => dispatch({ type: 'declined', refused }),
    flush,
    resolve,
    resume: () => {
      signedOut = false
      flush()
    },
    read: (fresh) => {
      const isNews = !isStored(state.saved)
      dispatch({ type: 'read', row: fresh })
      // What was chosen before the row had its number has waited for it.
      if (isNews) flush()
    },
    setTyping: (typing) => dispatch({ type: 'typing', typing }),
  }
}
