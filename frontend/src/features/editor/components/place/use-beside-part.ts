/** Keeps the bar at the part that is selected: in it where it is large enough, else over it or under it, and on the table. */
import { type RefObject, useLayoutEffect } from 'react'
import { besidePart } from '../../state/beside-part.ts'

const boxIn = (stage: DOMRect, { left, top, width, height }: DOMRect) => ({
  left: left - stage.left,
  top: top - stage.top,
  width,
  height,
})

const unionOfRects = (rects: readonly DOMRect[]): DOMRect | null => {
  if (rects.length === 0) return null
  const left = Math.min(...rects.map((rect) => rect.left))
  const top = Math.min(...rects.map((rect) => rect.top))
  const right = Math.max(...rects.map((rect) => rect.right))
  const bottom = Math.max(...rects.map((rect) => rect.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}

/** Where the price lies over the drawing table, the paper begins below it (editor.module.css). */
const abovePaper = (stage: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(stage).getPropertyValue('--above-paper')) || 0

const placeBar = (bar: HTMLElement, stage: HTMLElement, part: string): void => {
  const marks = [...stage.querySelectorAll(`[data-selected="${CSS.escape(part)}"]`)]
  const shown = unionOfRects(marks.map((mark) => mark.getBoundingClientRect()))
  if (shown === null) return
  const table = stage.getBoundingClientRect()
  const { left, top } = besidePart(
    boxIn(table, shown),
    { width: bar.offsetWidth, height: bar.offsetHeight },
    { width: table.width, height: table.height },
    abovePaper(stage),
  )
  bar.style.translate = `${left}px ${top}px`
}

export const useBesidePart = (
  ref: RefObject<HTMLElement | null>,
  part: string,
  /** Another value than before: the drawing is another, or stands elsewhere. */
  shownAt: unknown,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: see shownAt
  useLayoutEffect(() => {
    const bar = ref.current
    const stage = bar?.offsetParent
    if (!bar || !(stage instanceof HTMLElement)) return
    const placeAgain = () => placeBar(bar, stage, part)
    placeAgain()
    const sizes = new ResizeObserver(placeAgain)
    sizes.observe(stage)
    sizes.observe(bar)
    return () => sizes.disconnect()
  }, [ref, part, shownAt])
}
