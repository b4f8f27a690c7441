/**
 * A row is drawn by its handle to another place, with mouse, pen or finger. A line shows between which rows it would stand; Escape
 * leaves it where it was. A press that does not move is a click.
 */
import { type PointerEvent, useRef } from 'react'

/** Less than this is a click with an unsteady hand, px. */
const UNSTEADY = 4
/** So near the edge of the window the page rolls on, px. */
const EDGE = 64
const ROLL = 14

interface Drag {
  readonly y: number
  isMoving: boolean
  over: { readonly row: HTMLElement; readonly half: 'above' | 'below' } | null
}

const rowsOnPage = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')]
const numberOf = (row: HTMLElement | undefined): number | null =>
  row?.dataset.row === undefined ? null : Number(row.dataset.row)

const unmark = () => {
  for (const row of rowsOnPage()) {
    delete row.dataset.drop
    delete row.dataset.dragged
  }
}

export const useRowDrag = (rowNumber: number, onDrop: (before: number | null) => void) => {
  const drag = useRef<Drag | null>(null)
  const hasDragged = useRef(false)

  const follow = (held: Drag, x: number, y: number) => {
    const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]') ?? null
    unmark()
    const own = document.querySelector<HTMLElement>(`[data-row="${rowNumber}"]`)
    if (own) own.dataset.dragged = ''
    held.over = null
    if (row !== null && row !== own) {
      const { top, height } = row.getBoundingClientRect()
      const half = y < top + height / 2 ? 'above' : 'below'
      row.dataset.drop = half
      held.over = { row, half }
    }
    if (y < EDGE) window.scrollBy(0, -ROLL)
    else if (y > window.innerHeight - EDGE) window.scrollBy(0, ROLL)
  }
  const end = () => {
    drag.current = null
    unmark()
  }

  return {
    /** Whether the click that ends a press ended a movement instead. */
    endedDrag: () => hasDragged.current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        hasDragged.current = false
        if (event.button !== 0) return
        drag.current = { y: event.clientY, isMoving: false, over: null }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
        const held = drag.current
        if (held === null) return
        if (!held.isMoving && Math.abs(clientY - held.y) < UNSTEADY) return
        held.isMoving = true
        hasDragged.current = true
        follow(held, clientX, clientY)
      },
      onPointerUp: () => {
        const over = drag.current?.over ?? null
        end()
        if (over === null) return
        const all = rowsOnPage()
        onDrop(numberOf(over.half === 'above' ? over.row : all[all.indexOf(over.row) + 1]))
      },
      onPointerCancel: end,
      onLostPointerCapture: end,
      onKeyDown: ({ key }: { readonly key: string }) => {
        if (key === 'Escape') end()
      },
    },
  }
}
