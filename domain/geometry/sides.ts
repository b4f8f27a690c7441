/** Sides of a box. */
import type { Box, Point, Side } from './point.ts'

export const oppositeSide = {
  LEFT: 'RIGHT',
  RIGHT: 'LEFT',
  TOP: 'BOTTOM',
  BOTTOM: 'TOP',
} as const satisfies Record<Side, Side>

const corners = {
  LEFT: ['minX', 'minY', 'minX', 'maxY'],
  RIGHT: ['maxX', 'minY', 'maxX', 'maxY'],
  BOTTOM: ['minX', 'minY', 'maxX', 'minY'],
  TOP: ['minX', 'maxY', 'maxX', 'maxY'],
} as const

/** The ends of a side, from the left or from below. */
export const sideOfBox = (box: Box, side: Side): readonly [Point, Point] => {
  const [x1, y1, x2, y2] = corners[side]
  return [
    [box[x1], box[y1]],
    [box[x2], box[y2]],
  ]
}

export const centreOf = ({ minX, minY, maxX, maxY }: Box): Point => [(minX + maxX) / 2, (minY + maxY) / 2]
