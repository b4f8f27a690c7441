/**
 * What can be done with whole rows: copied, deleted at once, moved. Each can be taken back; the functions stay the same from render
 * to render.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { OfferRow } from '#domain/contracts/offer'
import { movedRows, placeFor, type RowPosition } from '../../../quote/row-order.ts'
import { lastStep } from '../../../quote/undo/state/step-store.ts'
import { toastStep } from '../../../quote/undo/step-toast.tsx'
import { undoStep } from '../../../quote/undo/undo-at-server.ts'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import { isNowhere } from '../../../ui/use-focus-kept.ts'
import { rowText } from './text.ts'
import { useCopyRow } from './use-copy-row.ts'

export interface RowCommands {
  readonly copy: (rowNumber: number) => void
  readonly remove: (rowNumber: number) => void
  /** To stand before another row; null is last. */
  readonly move: (rowNumber: number, before: number | null) => void
  readonly shift: (rowNumber: number, place: RowPosition) => void
}

/** Where the keyboard goes when its row is gone or has been built anew elsewhere. */
const focusRow = (rowNumber: number | undefined) =>
  requestAnimationFrame(() => {
    const row = document.querySelector(`[data-row="${rowNumber}"]`)
    row?.scrollIntoView({ block: 'nearest' })
    if (isNowhere()) row?.querySelector<HTMLElement>('[data-row-focus]')?.focus()
  })

export const useRowCommands = (
  quoteEditor: QuoteEditor,
  rows: readonly OfferRow[],
  onCopied: (rowNumber: number) => void,
) => {
  const queryClient = useQueryClient()
  const { orderNumber, store, change } = quoteEditor
  const { mutate, isPending, variables } = useCopyRow(orderNumber, onCopied)
  const [said, say] = useState('')
  const latest = useRef(rows)
  latest.current = rows

  const copy = useCallback((rowNumber: number) => mutate(rowNumber), [mutate])
  const remove = useCallback(
    (rowNumber: number) => {
      const at = latest.current.findIndex((row) => row.rowNumber === rowNumber)
      const beside = latest.current[at + 1] ?? latest.current[at - 1]
      const announce = () => {
        const step = lastStep(orderNumber)
        if (step === null) return
        const id = `deleted ${orderNumber} ${rowNumber} ${step}`
        toastStep(rowText.removed(rowNumber), id, () => undoStep(queryClient, orderNumber, step))
      }
      // What refuses it has been told by then.
      store({ kind: 'delete', rowNumber }).then(announce, () => undefined)
      focusRow(beside?.rowNumber)
    },
    [queryClient, store, orderNumber],
  )
  const move = useCallback(
    (rowNumber: number, before: number | null) => {
      const after = movedRows(latest.current, rowNumber, before)
      const place = after.findIndex((row) => row.rowNumber === rowNumber)
      if (latest.current[place]?.rowNumber === rowNumber) return
      change({ kind: 'move', rowNumber, before })
      say(rowText.moved(rowNumber, place + 1, after.length))
      focusRow(rowNumber)
    },
    [change],
  )
  const shift = useCallback(
    (rowNumber: number, place: RowPosition) => {
      const before = placeFor(latest.current, rowNumber, place)
      if (before !== undefined) move(rowNumber, before)
    },
    [move],
  )
  const commands = useMemo<RowCommands>(() => ({ copy, remove, move, shift }), [copy, remove, move, shift])
  return { commands, copying: isPending ? variables : null, said }
}
