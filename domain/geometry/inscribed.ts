/** The largest upright rectangle in a convex polygon. */
import type { Box, Polygon } from './point.ts'
import { boundsOf } from './polygon.ts'
import { chordEnds } from './split.ts'

/** Into so many parts the width is divided at first, and then what lies around the best of them. */
const PARTS = 40

const evenly = (low: number, high: number): readonly number[] =>
  Array.from({ length: PARTS + 1 }, (_, index) => low + ((high - low) * index) / PARTS)

interface Chord {
  readonly x: number
  readonly low: number
  readonly high: number
}

const chordsAt = (polygon: Polygon, columns: readonly number[]): readonly Chord[] =>
  columns.flatMap((x) => {
    const ends = chordEnds(polygon, 'VERTICAL', x)
    return ends === null ? [] : [{ x, low: ends[0], high: ends[1] }]
  })

/** By width and height; the larger the better. */
type Worth = (width: number, height: number) => number

/** Between each two chords a rectangle is as high as both of them allow: the polygon is convex. */
const bestBetween = (lefts: readonly Chord[], rights: readonly Chord[], worthOf: Worth): Box | null => {
  let best: Box | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const left of lefts)
    for (const right of rights) {
      const minY = Math.max(left.low, right.low)
      const maxY = Math.min(left.high, right.high)
      if (right.x <= left.x || maxY <= minY) continue
      const worth = worthOf(right.x - left.x, maxY - minY)
      if (worth > most) {
        most = worth
        best = { minX: left.x, maxX: right.x, minY, maxY }
      }
    }
  return best
}

/** To some millimetres; null in a polygon without width. */
export const largestRectangle = (polygon: Polygon, worthOf: Worth): Box | null => {
  if (polygon.length === 0) return null
  const { minX, maxX } = boundsOf(polygon)
  const chords = chordsAt(polygon, [...evenly(minX, maxX), ...polygon.map(([x]) => x)])
  const found = bestBetween(chords, chords, worthOf)
  if (found === null) return null
  const part = (maxX - minX) / PARTS
  const around = (x: number) =>
    chordsAt(polygon, [x, ...evenly(Math.max(minX, x - part), Math.min(maxX, x + part))])
  return bestBetween(around(found.minX), around(found.maxX), worthOf)
}
