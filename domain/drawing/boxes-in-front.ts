/** Which of the boxes of a drawing can be measured from a side of it: those that no other stands before. */
import type { Box, Side } from '#domain/geometry/point'

export interface FrontRange {
  readonly low: number
  readonly high: number
}

const across = ({ minX, maxX }: Box): FrontRange => ({ low: minX, high: maxX })
const upwards = ({ minY, maxY }: Box): FrontRange => ({ low: minY, high: maxY })

/** How boxes are measured along a side of the drawing, and which of two stands nearer to that side. */
export const sides: Readonly<
  Record<Side, { along: (box: Box) => FrontRange; isNearer: (one: Box, other: Box) => boolean }>
> = {
  BOTTOM: { along: across, isNearer: (one, other) => one.minY < other.minY },
  TOP: { along: across, isNearer: (one, other) => one.maxY > other.maxY },
  LEFT: { along: upwards, isNearer: (one, other) => one.minX < other.minX },
  RIGHT: { along: upwards, isNearer: (one, other) => one.maxX > other.maxX },
}

const share = (one: FrontRange, other: FrontRange): boolean =>
  Math.min(one.high, other.high) > Math.max(one.low, other.low)

/** Nothing stands between the box and that side of the drawing. */
export const isInFront = (box: Box, boxes: readonly Box[], side: Side): boolean => {
  const { along, isNearer } = sides[side]
  return !boxes.some((other) => isNearer(other, box) && share(along(other), along(box)))
}
