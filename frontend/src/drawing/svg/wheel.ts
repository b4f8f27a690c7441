/**
 * What a turn of the wheel means: the drawing, or the page that keeps what is its own. Ctrl and the wheel zoom the page, a page that
 * scrolls goes on scrolling, and of a drawing that is seen whole there is no less. Pure.
 */

/** By which a turn of the wheel by one px zooms. */
const PER_PIXEL = 0.0016
/** Height of a line, px, for wheels that count in lines. */
const LINE = 16
/** A pinch on a touch pad comes in small turns. */
const PINCH = 5

type Turn = Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey' | 'metaKey'>

interface WheelSituation {
  readonly scale: number
  /** Somebody holds Ctrl: a pinch on a touch pad comes as a wheel with Ctrl that nobody holds. */
  readonly isControlHeld: boolean
  readonly pageScrolls: boolean
}

/** By how much the drawing comes nearer; null where the turn is the page's. */
export const nearerByWheel = (
  { deltaY, deltaMode, ctrlKey, metaKey }: Turn,
  { scale, isControlHeld, pageScrolls }: WheelSituation,
): number | null => {
  const isPinch = ctrlKey && !isControlHeld
  if (metaKey || (ctrlKey && !isPinch) || (!isPinch && pageScrolls)) return null
  const pixels = deltaY * (deltaMode === 0 ? 1 : LINE) * (isPinch ? PINCH : 1)
  return pixels > 0 && scale === 1 ? null : Math.exp(-pixels * PER_PIXEL)
}
