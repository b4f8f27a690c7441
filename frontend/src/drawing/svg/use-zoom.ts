/**
 * Zooming and panning a drawing by wheel, two fingers and the mouse on what cannot be moved. The page keeps what is its own:
 * Ctrl and the wheel zoom the page, a page that scrolls goes on scrolling, and one finger scrolls it while the whole is seen.
 */
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { nearerByWheel } from './wheel.ts'
import { panned, type Zoom, zoomedAt } from './zoom.ts'

type Share = readonly [x: number, y: number]
type SetZoom = (next: (zoom: Zoom) => Zoom) => void

/** Less than this is a press with an unsteady hand, px. */
const UNSTEADY = 4

/** Where a place on the screen lies in the whole drawing. */
const shareAt = (sheet: Element, whole: string, x: number, y: number): Share => {
  const matrix = sheet.querySelector('svg')?.getScreenCTM()
  if (!matrix) return [0.5, 0.5]
  const at = new DOMPoint(x, y).matrixTransform(matrix.inverse())
  const [left = 0, top = 0, width = 1, height = 1] = whole.split(' ').map(Number)
  return [(at.x - left) / width, (at.y - top) / height]
}

/** A pinch on a touch pad comes as a wheel with Ctrl that nobody holds. */
const isHeld = { control: false }
const watchControl = () => {
  const watch = ({ ctrlKey, key, type }: KeyboardEvent) => {
    isHeld.control = key === 'Control' ? type === 'keydown' : ctrlKey
  }
  window.addEventListener('keydown', watch)
  window.addEventListener('keyup', watch)
  return () => {
    window.removeEventListener('keydown', watch)
    window.removeEventListener('keyup', watch)
  }
}

const pageScrolls = (): boolean => document.documentElement.scrollHeight > window.innerHeight + 1

export const useWheelZoom = (
  ref: RefObject<HTMLElement | null>,
  whole: string,
  zoom: Zoom,
  setZoom: SetZoom,
): void => {
  const scale = useRef(zoom.scale)
  scale.current = zoom.scale
  useEffect(() => watchControl(), [])
  useEffect(() => {
    const sheet = ref.current
    if (!sheet) return
    const turn = (event: WheelEvent) => {
      const nearer = nearerByWheel(event, {
        scale: scale.current,
        isControlHeld: isHeld.control,
        pageScrolls: pageScrolls(),
      })
      if (nearer === null) return
      event.preventDefault()
      const at = shareAt(sheet, whole, event.clientX, event.clientY)
      setZoom((before) => zoomedAt(before, nearer, at))
    }
    /** Two fingers mean the drawing, also where the page could scroll. */
    const blockBrowserZoom = (event: TouchEvent) => {
      if (event.touches.length === 2) event.preventDefault()
    }
    sheet.addEventListener('wheel', turn, { passive: false })
    sheet.addEventListener('touchmove', blockBrowserZoom, { passive: false })
    return () => {
      sheet.removeEventListener('wheel', turn)
      sheet.removeEventListener('touchmove', blockBrowserZoom)
    }
  }, [ref, whole, setZoom])
}

interface Finger {
  readonly x: number
  readonly y: number
}

interface PanParts {
  readonly whole: string
  readonly zoom: Zoom
  readonly setZoom: SetZoom
  /** What a press here would move is moved, and not the paper. */
  readonly isMovable: (target: EventTarget) => boolean
}

export const usePan = ({ whole, zoom, setZoom, isMovable }: PanParts) => {
  const fingers = useRef(new Map<number, Finger>())
  const from = useRef<Finger | null>(null)
  const hasPanned = useRef(false)

  const pinch = (sheet: Element, id: number, to: Finger): void => {
    const [other] = [...fingers.current].filter(([finger]) => finger !== id).map(([, place]) => place)
    const before = fingers.current.get(id)
    if (!other || !before) return
    const spread = (finger: Finger) => Math.max(1, Math.hypot(finger.x - other.x, finger.y - other.y))
    const middle = (finger: Finger): Share =>
      shareAt(sheet, whole, (finger.x + other.x) / 2, (finger.y + other.y) / 2)
    const [was, is] = [middle(before), middle(to)]
    setZoom((now) => panned(zoomedAt(now, spread(to) / spread(before), is), was[0] - is[0], was[1] - is[1]))
  }
  const pan = (sheet: Element, before: Finger, to: Finger): void => {
    const [was, is] = [shareAt(sheet, whole, before.x, before.y), shareAt(sheet, whole, to.x, to.y)]
    setZoom((now) => panned(now, was[0] - is[0], was[1] - is[1]))
  }

  return {
    /** Whether the click that ends a press ended a movement of the paper instead. */
    endedPan: () => hasPanned.current,
    down: ({ pointerId, clientX: x, clientY: y, target, button }: PointerEvent): void => {
      if (fingers.current.size === 0) hasPanned.current = false
      fingers.current.set(pointerId, { x, y })
      from.current = zoom.scale > 1 && button === 0 && !isMovable(target) ? { x, y } : null
    },
    /** True where the paper moved: nothing else is to. */
    move: ({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent): boolean => {
      const before = fingers.current.get(pointerId)
      if (before === undefined) return false
      const isPinching = fingers.current.size > 1
      const start = from.current
      if (!isPinching && start === null) return false
      if (!isPinching && !hasPanned.current && start && Math.hypot(x - start.x, y - start.y) < UNSTEADY)
        return true
      if (!hasPanned.current) currentTarget.setPointerCapture(pointerId)
      hasPanned.current = true
      if (isPinching) pinch(currentTarget, pointerId, { x, y })
      else pan(currentTarget, before, { x, y })
      fingers.current.set(pointerId, { x, y })
      return true
    },
    up: ({ pointerId }: PointerEvent): void => {
      fingers.current.delete(pointerId)
      if (fingers.current.size === 0) from.current = null
    },
  }
}
