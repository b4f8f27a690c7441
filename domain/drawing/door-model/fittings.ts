/**
 * What a hand finds on a door, each in a place of its own: z is 0 on the face that it sits on and rises outwards, x and y
 * are 0 at its axis, a lever points along +x. Hinges stand upright with the middle of the barrel at 0.
 */
import { BARREL, CYLINDER, LEVER, ROSE_RADIUS } from '../fitting-sizes.ts'
import { axesTurned, cap, lathe, loft, type Ring, type Solid, shiftedBy } from './solid.ts'

/** Fine enough that a fitting is round at the size of a screen. */
const ROUND = 32
const ROSE_STANDS = LEVER.projection / 5
const NECK_RADIUS = 8.5

/** The round plate behind a lever; its edge is broken. */
export const rose = (): Solid =>
  lathe(
    [
      [ROSE_RADIUS, 0],
      [ROSE_RADIUS, ROSE_STANDS - 2],
      [ROSE_RADIUS - 0.6, ROSE_STANDS - 0.6],
      [ROSE_RADIUS - 2, ROSE_STANDS],
      [0, ROSE_STANDS],
    ],
    ROUND,
  )

/** The bend of a round bar between two straight pieces at right angles, in the plane y = 0, from upwards to +x. */
const bend = (radius: number, around: number, height: number): Solid => {
  const rings = Array.from({ length: 9 }, (_, step): Ring => {
    const turn = (step / 8) * (Math.PI / 2)
    return Array.from({ length: ROUND }, (_, index) => {
      const angle = (2 * Math.PI * index) / ROUND
      const out = around - radius * Math.cos(angle)
      return [around - out * Math.cos(turn), radius * Math.sin(angle), height + out * Math.sin(turn)]
    })
  })
  return loft(rings)
}

/** A round bar that rises from the rose and turns along the leaf; its end is a dome. */
export const lever = (): Solid => {
  const radius = LEVER.thickness / 2
  const bendAround = 13
  const centreHeight = LEVER.projection - radius
  const bar = axesTurned(
    lathe(
      [
        [NECK_RADIUS, bendAround],
        [radius, bendAround + 16],
        [radius, LEVER.reach],
        ...[18, 36, 54, 72, 90].map((degrees): readonly [number, number] => {
          const angle = (degrees * Math.PI) / 180
          return [degrees === 90 ? 0 : radius * Math.cos(angle), LEVER.reach + radius * Math.sin(angle)]
        }),
      ],
      ROUND,
    ),
  )
  const neck = lathe(
    [
      [NECK_RADIUS + 3, ROSE_STANDS],
      [NECK_RADIUS + 3, ROSE_STANDS + 4],
      [NECK_RADIUS, ROSE_STANDS + 6],
      [NECK_RADIUS, centreHeight - bendAround],
    ],
    ROUND,
  )
  return [
    ...neck,
    ...bend(NECK_RADIUS, bendAround, centreHeight - bendAround),
    ...shiftedBy(bar, [0, 0, centreHeight]),
  ]
}

/** The cylinder in its escutcheon: a ring, the plug a little deeper, and the slot for the key. */
export const lock = (): Solid => {
  const { radius, projection } = CYLINDER
  const slot: Ring = [
    [-1.2, -5, projection - 0.9],
    [1.2, -5, projection - 0.9],
    [1.2, 5, projection - 0.9],
    [-1.2, 5, projection - 0.9],
  ]
  return [
    ...lathe(
      [
        [radius, 0],
        [radius, projection - 2],
        [radius - 2, projection],
        [10, projection],
        [9, projection - 3],
        [8, projection - 3],
        [8, projection - 1],
        [0, projection - 1],
      ],
      ROUND,
    ),
    ...cap(slot),
  ]
}

/** A barrel of three knuckles with a pin through them, rounded at both ends. */
export const hinge = (): Solid => {
  const { length, radius } = BARREL
  const knuckle = length / 3
  const gap = 0.8
  const ends = length / 2
  const barrel = lathe(
    [
      [0, -ends - 4],
      [radius * 0.55, -ends - 3.2],
      [radius * 0.8, -ends],
      [radius, -ends],
      [radius, -knuckle / 2 - gap],
      [radius - 1.6, -knuckle / 2 - gap],
      [radius - 1.6, -knuckle / 2],
      [radius, -knuckle / 2],
      [radius, knuckle / 2],
      [radius - 1.6, knuckle / 2],
      [radius - 1.6, knuckle / 2 + gap],
      [radius, knuckle / 2 + gap],
      [radius, ends],
      [radius * 0.8, ends],
      [radius * 0.55, ends + 3.2],
      [0, ends + 4],
    ],
    20,
  )
  // The lathe turns about z; a hinge stands upright.
  return axesTurned(axesTurned(barrel))
}
