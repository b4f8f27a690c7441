/** +, − and 0 zoom the drawing, Shift and an arrow move it, wherever on the drawing's part of the page the focus is. */
import { type RefObject, useEffect } from 'react'
import { panned, WHOLE, ZOOM_STEP, type Zoom, zoomed } from './zoom.ts'

/** Share of the visible part that one arrow key moves by. */
const STEP = 0.15

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** What a key makes of the zoom; null for a key that has nothing to do with it. */
export const zoomByKey = (
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  zoom: Zoom,
): Zoom | null => {
  if (key === '+' || key === '=') return zoomed(zoom, ZOOM_STEP)
  if (key === '-') return zoomed(zoom, 1 / ZOOM_STEP)
  if (key === '0') return WHOLE
  const arrow = shiftKey && zoom.scale > 1 ? ARROWS[key] : undefined
  return arrow === undefined
    ? null
    : panned(zoom, (arrow[0] * STEP) / zoom.scale, (arrow[1] * STEP) / zoom.scale)
}

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [role="menu"], [role="listbox"]') !== null

export const useZoomKeys = (
  ref: RefObject<HTMLElement | null>,
  zoom: Zoom,
  setZoom: (next: (zoom: Zoom) => Zoom) => void,
): void => {
  useEffect(() => {
    const region = ref.current
    if (!region) return
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return
      const next = zoomByKey(event, zoom)
      if (next === null) return
      event.preventDefault()
      // An arrow with Shift moves the paper, and not to the next part.
      event.stopPropagation()
      setZoom(() => next)
    }
    region.addEventListener('keydown', hear, { capture: true })
    return () => region.removeEventListener('keydown', hear, { capture: true })
  }, [ref, zoom, setZoom])
}
