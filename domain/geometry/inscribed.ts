/** Upright rectangles in a convex polygon. */
import type { Box, Polygon } from './point.ts'
import { boundsOf } from './polygon.ts'
import { chordEnds } from './split.ts'

const columnsOf = (polygon: Polygon, step: number): readonly number[] => {
  const { minX, maxX } = boundsOf(polygon)
  const between = Array.from({ length: Math.ceil((maxX - minX) / step) }, (_, index) => minX + index * step)
  return [...new Set([...between, maxX, ...polygon.map(([x]) => x)])].toSorted((one, other) => one - other)
}

/** The tallest that stands between each two of the columns `step` mm apart and through the corners. */
export const rectanglesIn = (polygon: Polygon, step: number): readonly Box[] => {
  const chords = columnsOf(polygon, step).flatMap((x) => {
    const ends = chordEnds(polygon, 'VERTICAL', x)
    return ends === null ? [] : [{ x, low: ends[0], high: ends[1] }]
  })
  return chords.flatMap((left, index) =>
    chords.slice(index + 1).flatMap((right): Box[] => {
      const minY = Math.max(left.low, right.low)
      const maxY = Math.min(left.high, right.high)
      return maxY > minY ? [{ minX: left.x, maxX: right.x, minY, maxY }] : []
    }),
  )
}
