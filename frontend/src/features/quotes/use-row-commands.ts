/**
 * What can be done with whole rows: copied, deleted at once, moved. Each can be taken back; the functions stay the same from render
 * to render.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { OfferRow } from '#domain/contracts/offer'
import { lastStep } from '../undo/state/step-book.ts'
import { toastStep } from '../undo/step-toast.tsx'
import { takeBack } from '../undo/take-back.ts'
import { useCopyRow } from './api/copy-row.ts'
import { movedRows, type Place, placeFor } from './state/row-order.ts'
import { rowText } from './text.ts'
import type { QuoteDesk } from './use-quote-desk.ts'

export interface RowCommands {
  readonly copy: (rowNumber: number) => void
  readonly remove: (rowNumber: number) => void
  /** To stand before another row; null is last. */
  readonly move: (rowNumber: number, before: number | null) => void
  readonly shift: (rowNumber: number, place: Place) => void
}

/** Where the keyboard goes when its row is gone or has been built anew elsewhere. */
const focusRow = (rowNumber: number | undefined) =>
  requestAnimationFrame(() => {
    const row = document.querySelector(`[data-row="${rowNumber}"]`)
    row?.scrollIntoView({ block: 'nearest' })
    if (document.activeElement === document.body) row?.querySelector<HTMLElement>('[data-row-focus]')?.focus()
  })

export const useRowCommands = (
  desk: QuoteDesk,
  rows: readonly OfferRow[],
  onCopied: (rowNumber: number) => void,
) => {
  const queryClient = useQueryClient()
  const { orderNumber, store, change } = desk
  const { mutate, isPending, variables } = useCopyRow(orderNumber, onCopied)
  const [said, say] = useState('')
  const latest = useRef(rows)
  latest.current = rows

  const copy = useCallback((rowNumber: number) => mutate(rowNumber), [mutate])
  const remove = useCallback(
    (rowNumber: number) => {
      const at = latest.current.findIndex((row) => row.rowNumber === rowNumber)
      const beside = latest.current[at + 1] ?? latest.current[at - 1]
      const tell = () => {
        const step = lastStep(orderNumber)
        if (step === null) return
        const id = `deleted ${orderNumber} ${rowNumber} ${step}`
        toastStep(rowText.removed(rowNumber), id, () => takeBack(queryClient, orderNumber, step))
      }
      // What refuses it has been told by then.
      store({ kind: 'delete', rowNumber }).then(tell, () => undefined)
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
    (rowNumber: number, place: Place) => {
      const before = placeFor(latest.current, rowNumber, place)
      if (before !== undefined) move(rowNumber, before)
    },
    [move],
  )
  const commands = useMemo<RowCommands>(() => ({ copy, remove, move, shift }), [copy, remove, move, shift])
  return { commands, copying: isPending ? variables : null, said }
}
