/**
 * Undo and redo in the editor: the steps of the quote, among them the edits of this row, which go back and forth at once; and when
 * there are none left, what was edited before them, along the row's stored revisions.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Offer } from '#domain/contracts/offer'
import type { ProductRow } from '#domain/contracts/product'
import type { Patch } from '#domain/product/product'
import { changeSteps } from '../../quote/undo/state/step-store.ts'
import { type Choosing, hasEditsOf, type SeenVersion, withEdit } from '../../quote/undo/state/steps.ts'
import { useUndo } from '../../quote/undo/use-undo.ts'
import { revisionQuery } from '../../row/get-row.ts'
import { toastFetchFailed } from '../../ui/toasts.ts'
import type { EditedRow } from './state/edited-row.ts'
import { backTo, withUndone } from './state/history.ts'

interface Edited extends SeenVersion {
  readonly locked: boolean
  /** Makes an edit; false where a rule says no. */
  readonly choose: (choosing: Choosing) => boolean
  readonly flush: () => void
}

export const useHistory = ({ orderNumber, rowNumber, replaces }: EditedRow, edited: Edited) => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { locked, choose, flush } = edited
  const onQuote = useCallback(
    ({ productRows }: Offer) => {
      if (!productRows.some((row) => row.rowNumber === rowNumber)) void navigate(`/tilbud/${orderNumber}`)
    },
    [navigate, orderNumber, rowNumber],
  )
  const { steps, press, undo, redo, undoes, redoes } = useUndo(orderNumber, {
    own: { rowNumber, choose, flush },
    onQuote,
  })
  /** Stored revision that comes before everything that was done in this tab; null where undoing ends. */
  const [older, setOlder] = useState(() => (hasEditsOf(steps, rowNumber) ? null : replaces))
  const [reading, setReading] = useState(false)
  // A revision is read for a moment; what has been edited meanwhile is what the step starts from.
  const now = useRef({ ...edited, steps })
  now.current = { ...edited, steps }

  const undoStored = async (first: string) => {
    setReading(true)
    try {
      for (let next: string | null = first; next !== null; ) {
        const stored: ProductRow = await queryClient.fetchQuery(revisionQuery(orderNumber, rowNumber, next))
        if (now.current.steps.past.length > 0) return
        next = stored.replaces
        const back = backTo(stored, now.current)
        if (Object.keys(back.patch).length > 0) {
          const seen = now.current
          if (seen.choose(back)) changeSteps(orderNumber, (list) => withUndone(list, rowNumber, back, seen))
          else return
        }
        setOlder(next)
        if (Object.keys(back.patch).length > 0) return
      }
    } catch (error) {
      toastFetchFailed(error)
    } finally {
      setReading(false)
    }
  }

  const record = useCallback(
    (patch: Patch, seen: SeenVersion, movement?: string) => {
      const made = { at: performance.now(), movement }
      changeSteps(orderNumber, (list) => withEdit(list, rowNumber, patch, seen, made))
    },
    [orderNumber, rowNumber],
  )
  const isFree = !locked && !reading
  const undoOlder = older === null ? null : () => void undoStored(older)
  return {
    record,
    undo: isFree ? (undo ?? undoOlder) : null,
    redo: isFree ? redo : null,
    press: isFree ? press : null,
    undoes,
    redoes,
  }
}
