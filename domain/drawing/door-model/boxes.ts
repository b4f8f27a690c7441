/** Straight pieces of a leaf: panes with their spacers, glazing bars, and what lies in the leaf's edge. */
import type { Box } from '#domain/geometry/point'
import { grown } from '#domain/geometry/polygon'
import { band, cap, loft, type Ring, type Solid } from './solid.ts'

export type Range = readonly [back: number, front: number]

const ringOf = ({ minX, minY, maxX, maxY }: Box, z: number): Ring => [
  [minX, minY, z],
  [maxX, minY, z],
  [maxX, maxY, z],
  [minX, maxY, z],
]

export const block = (box: Box, [back, front]: Range): Solid => {
  const [rear, face] = [ringOf(box, back), ringOf(box, front)]
  return [...cap(rear.toReversed()), ...band(rear, face), ...cap(face)]
}

/** A block with its long edges broken on both faces. */
export const bevelled = (box: Box, [back, front]: Range, bevel: number): Solid => {
  const inner = grown(box, -bevel)
  const rings = [
    ringOf(inner, back),
    ringOf(box, back + bevel),
    ringOf(box, front - bevel),
    ringOf(inner, front),
  ]
  return [...cap((rings[0] ?? []).toReversed()), ...loft(rings), ...cap(rings[3] ?? [])]
}

/** A border of even width inside a box. */
export const border = (box: Box, width: number, [back, front]: Range): Solid => {
  const inner = grown(box, -width)
  return [
    ...loft([ringOf(inner, back), ringOf(box, back), ringOf(box, front), ringOf(inner, front)]),
    ...band(ringOf(inner, front), ringOf(inner, back)),
  ]
}
