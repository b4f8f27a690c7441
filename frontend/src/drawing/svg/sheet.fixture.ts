/** A sheet on the screen for tests of what is done on it: one px is one mm, and the y of the screen goes down. */
import type { PointerEvent } from 'react'

/** What the browser makes of a place on the screen; here a place is where it is. */
class PlaceOnScreen {
  readonly x: number
  readonly y: number
  constructor(x: number, y: number) {
    this.x = x
    this.y = y
  }
  matrixTransform() {
    return this
  }
}
Object.assign(globalThis, { DOMPoint: PlaceOnScreen })

const svg = { getScreenCTM: () => ({ inverse: () => ({}) }) }
const sheet = { querySelector: () => svg, setPointerCapture: () => undefined }

/** A finger, or the mouse, on the part of this name. */
export const pointer = (clientX: number, clientY: number, more: Partial<PointerEvent> = {}): PointerEvent =>
  ({ pointerId: 1, clientX, clientY, button: 0, target: null, currentTarget: sheet, ...more }) as PointerEvent
