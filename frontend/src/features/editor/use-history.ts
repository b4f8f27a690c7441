/** Undo and redo of the row that is open: first what was done on this page, then along the row's stored revisions. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { Patch } from '#domain/product/product'
import type { Stated } from '#domain/product/stated'
import { toastFetchFailed } from '../../ui/toasts.ts'
import { revisionQuery } from './api/get-row.ts'
import type { EditedRow } from './state/edited-row.ts'
import { historyFrom, recorded, redone, type Seen, type Step, undone, undoneTo } from './state/history.ts'

interface Edited extends Seen {
  readonly locked: boolean
  /** Makes an edit; false where a rule says no. */
  readonly attempt: (patch: Patch, takenBack: Stated) => boolean
}

export const useHistory = ({ orderNumber, rowNumber, replaces }: EditedRow, edited: Edited) => {
  const queryClient = useQueryClient()
  const [history, setHistory] = useState(() => historyFrom(replaces))
  const [reading, setReading] = useState(false)
  // A revision is read for a moment; what has been edited meanwhile is what the step starts from.
  const now = useRef({ ...edited, history })
  now.current = { ...edited, history }

  const take = (step: Step | null) => {
    if (step && now.current.attempt(step.patch, step.takenBack)) setHistory(step.history)
  }

  const undoStored = async (older: string) => {
    setReading(true)
    try {
      let from = now.current.history
      for (let next: string | null = older; next !== null; next = from.older) {
        const stored = await queryClient.fetchQuery(revisionQuery(orderNumber, rowNumber, next))
        if (now.current.history.past.length > 0) return
        const step = undoneTo(from, stored, now.current)
        if (Object.keys(step.patch).length > 0) return take(step)
        from = { ...from, older: stored.replaces }
      }
      setHistory(from)
    } catch (error) {
      toastFetchFailed(error)
    } finally {
      setReading(false)
    }
  }

  const record = useCallback(
    (patch: Patch, seen: Seen, movement?: string) =>
      setHistory((before) => recorded(before, patch, seen, performance.now(), movement)),
    [],
  )
  const { past, future, older } = history
  const { locked } = edited
  const undo = () => {
    if (past.length > 0) take(undone(history, edited))
    else if (older !== null) void undoStored(older)
  }
  return {
    record,
    undo: !locked && !reading && (past.length > 0 || older !== null) ? undo : null,
    redo: !locked && future.length > 0 ? () => take(redone(history, edited)) : null,
  }
}
