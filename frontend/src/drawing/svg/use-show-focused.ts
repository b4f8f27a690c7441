/** In a drawing that is seen in part, what the keyboard goes to is brought into the middle. */
import { type RefObject, useEffect } from 'react'
import { centredOn, type Zoom } from './zoom.ts'

const NEAREST_PART = '[data-part]'

/** The middle of a part, as a share of the whole drawing; null where it is not drawn. */
const middleOf = (region: Element, part: string, zoom: Zoom): readonly [number, number] | null => {
  const drawn = [...region.querySelectorAll<SVGGraphicsElement>(NEAREST_PART)].find(
    (element) => element.getAttribute('data-part') === part,
  )
  const seen = drawn?.ownerSVGElement?.viewBox.baseVal
  if (!drawn || !seen) return null
  const box = drawn.getBBox()
  const share = (middle: number, from: number, length: number, at: number) =>
    at + ((middle - from) / length - 0.5) / zoom.scale
  return [
    share(box.x + box.width / 2, seen.x, seen.width, zoom.x),
    share(box.y + box.height / 2, seen.y, seen.height, zoom.y),
  ]
}

export const useShowFocused = (
  region: RefObject<HTMLElement | null>,
  part: string | null,
  zoom: Zoom,
  setZoom: (next: (zoom: Zoom) => Zoom) => void,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought into sight when the focus goes to it, and then left to the hand
  useEffect(() => {
    if (part === null || zoom.scale === 1 || !region.current) return
    const middle = middleOf(region.current, part, zoom)
    if (middle) setZoom((now) => centredOn(now, middle))
  }, [part])
}
