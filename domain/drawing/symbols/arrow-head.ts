/** The head of an arrow that says where a leaf slides. */
import type { Point } from '#domain/geometry/point'
import { distanceBetween } from '#domain/geometry/polygon'

/** A barb is never longer than this share of the stroke that it ends. */
const BARB = 0.4

/** Barbs of an arrow, as long as the figures are high where there is room. */
export const arrowHead = (points: readonly Point[], textSize: number): readonly Point[] => {
  const tip = points.at(-1)
  const before = points.at(-2)
  if (tip === undefined || before === undefined) return []
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0])
  const reach = Math.min(textSize, BARB * distanceBetween(before, tip))
  const barb = (turn: number): Point => [
    tip[0] - reach * Math.cos(angle + turn),
    tip[1] - reach * Math.sin(angle + turn),
  ]
  return [barb(0.38), tip, barb(-0.38)]
}
