/**
 * Dragging a part of the drawing: tells where on the product the pointer is while a movable part is held. A press that does
 * not move is a click and stays one.
 */
import { type PointerEvent, useRef } from 'react'
import type { Scene } from '#domain/drawing/scene'
import type { Point } from '#domain/geometry/point'

interface Drag {
  readonly part: string
  readonly x: number
  readonly y: number
  isMoving: boolean
}

/** Less than this is a click with an unsteady hand, px. */
const UNSTEADY = 3

/** From the screen to millimetres seen from outside, y upwards; the inside view is a mirror. */
const onProduct = (svg: SVGSVGElement, { view, product }: Scene, x: number, y: number): Point | null => {
  const matrix = svg.getScreenCTM()
  if (!matrix) return null
  const at = new DOMPoint(x, y).matrixTransform(matrix.inverse())
  return [view.side === 'inside' ? product.minX + product.maxX - at.x : at.x, -at.y]
}

export interface PointerPlace {
  readonly x: number
  readonly y: number
}

export interface DragParts {
  readonly scene: Scene
  readonly isMovable: (part: string) => boolean
  /** `at` is where the pointer is in the window. */
  readonly onDrag: (part: string, to: Point, at: PointerPlace) => void
  readonly onDrop: () => void
}

export const partAt = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest('[data-part]')?.getAttribute('data-part') ?? null) : null

export const useDrag = ({ scene, isMovable, onDrag, onDrop }: DragParts) => {
  const drag = useRef<Drag | null>(null)
  const hasDragged = useRef(false)
  return {
    /** Whether the click that ends a press ended a movement instead. */
    endedDrag: () => hasDragged.current,
    handlers: {
      onPointerDown: ({ target, clientX: x, clientY: y, button }: PointerEvent) => {
        const part = partAt(target)
        hasDragged.current = false
        drag.current =
          part !== null && button === 0 && isMovable(part) ? { part, x, y, isMoving: false } : null
      },
      onPointerMove: ({ currentTarget, clientX, clientY, pointerId }: PointerEvent) => {
        const held = drag.current
        const svg = currentTarget.querySelector('svg')
        if (!held || !svg) return
        if (!held.isMoving && Math.hypot(clientX - held.x, clientY - held.y) < UNSTEADY) return
        if (!held.isMoving) currentTarget.setPointerCapture(pointerId)
        held.isMoving = true
        hasDragged.current = true
        const to = onProduct(svg, scene, clientX, clientY)
        if (to) onDrag(held.part, to, { x: clientX, y: clientY })
      },
      onPointerUp: () => {
        if (drag.current?.isMoving) onDrop()
        drag.current = null
      },
    },
  }
}
