/** Where a kick plate sits on its leaf (trade handbook 2.3), mm. */
import type { Box } from '#domain/geometry/point'

const BESIDE = 30
const BELOW = 30

export const kickplateBox = ({ minX, maxX, minY }: Box, height: number): Box => ({
  minX: minX + BESIDE,
  maxX: maxX - BESIDE,
  minY: minY + BELOW,
  maxY: minY + BELOW + height,
})
