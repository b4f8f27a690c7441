/** What each grip consists of, from the face that it is mounted on outwards (trade handbook 7, doorHandleId). */
import type { Point, Polygon, Side } from '#domain/geometry/point'
import { LEVER, ROSE_RADIUS } from '../fitting-sizes.ts'
import { shadow } from '../materials.ts'
import { circle, roundedBar } from '../shapes.ts'
import type { Grip } from './handle-kinds.ts'
import type { Piece } from './piece.ts'

/** A pull clears the cylinder: it stands this far from the lock's axis, towards the hinges. */
const PULL_BESIDE_LOCK = 45
const PLATE = { thickness: 8, rounded: 2.5 }
const ROSE: Omit<Piece, 'outline'> = { extent: [0, LEVER.projection / 5], rounded: 2, mesh: 'rose' }
const NECK_RADIUS = 8
/** The bow of a sliding door's grip, and how far a hand needs behind it. */
const BOW = { thickness: 14, clear: 26, half: 75 }
/** A pull is a tube on feet that stand in from its ends. */
const PULL = { diameter: 32, clear: 40, footRadius: 10, footFromEnd: 110 }
const RECESS = { width: 44, rim: 4 }

const plate = (outline: Polygon): Piece => ({
  outline,
  extent: [0, PLATE.thickness],
  rounded: PLATE.rounded,
})

const neck = (axis: Point): Piece => ({
  outline: circle(axis, NECK_RADIUS),
  extent: [PLATE.thickness, LEVER.projection - LEVER.thickness / 2],
  rounded: 0,
})

/** A round bar from the neck to where the hand is. */
const lever = (axis: Point, to: Point, thickness: number, mesh?: string): Piece => ({
  outline: roundedBar(axis, to, thickness),
  extent: [LEVER.projection - thickness, LEVER.projection],
  rounded: thickness / 2,
  ...(mesh !== undefined && { mesh }),
})

const doorLever = ([x, y]: Point, towards: -1 | 1): Piece[] => [
  neck([x, y]),
  lever([x, y], [x + towards * LEVER.reach, y], LEVER.thickness, 'lever'),
]

const WINDOW_LEVER = { reach: 104, thickness: 17, plate: [26, 40] } as const

const windowLever = (axis: Point, isLevel: boolean): Piece[] => {
  const [x, y] = axis
  const [width, half] = [WINDOW_LEVER.plate[0], WINDOW_LEVER.plate[1] / 2]
  const to: Point = isLevel ? [x + WINDOW_LEVER.reach, y] : [x, y - WINDOW_LEVER.reach]
  const ends = (
    isLevel
      ? [
          [x - half, y],
          [x + half, y],
        ]
      : [
          [x, y - half],
          [x, y + half],
        ]
  ) as [Point, Point]
  return [plate(roundedBar(...ends, width)), neck(axis), lever(axis, to, WINDOW_LEVER.thickness)]
}

const slideGrip = ([x, y]: Point): Piece[] => {
  const { thickness, clear, half } = BOW
  const feet = [-1, 1].map(
    (end): Piece => ({
      outline: circle([x, y + end * (half - thickness / 2)], thickness / 2),
      extent: [PLATE.thickness, clear + thickness / 2],
      rounded: 0,
    }),
  )
  const bow: Piece = {
    outline: roundedBar([x, y - half], [x, y + half], thickness),
    extent: [clear, clear + thickness],
    rounded: thickness / 2,
  }
  return [plate(roundedBar([x, y - 110], [x, y + 110], 34)), ...feet, bow]
}

const pull = ([x, y]: Point, length: number): Piece[] => {
  const { diameter, clear, footRadius, footFromEnd } = PULL
  const feet = [-1, 1].map(
    (end): Piece => ({
      outline: circle([x, y + end * (length / 2 - footFromEnd)], footRadius),
      extent: [0, clear + diameter / 2],
      rounded: 0,
    }),
  )
  const tube: Piece = {
    outline: roundedBar([x, y - length / 2], [x, y + length / 2], diameter),
    extent: [clear, clear + diameter],
    rounded: diameter / 2,
  }
  return [tube, ...feet]
}

/** A channel milled into the leaf: its rim, and the dark of it. */
const recess = ([x, y]: Point, length: number): Piece[] => {
  const channel = (width: number) => roundedBar([x, y - length / 2], [x, y + length / 2], width)
  const { width, rim } = RECESS
  return [
    { outline: channel(width), extent: [0, 1.5], rounded: 0.7 },
    { outline: channel(width - 2 * rim), extent: [1.4, 1.8], rounded: 0, material: shadow },
  ]
}

/** `axis` is where the spindle goes through the leaf; a lever points away from the lock side. */
export const gripPieces = ({ form, length = 0 }: Grip, axis: Point, lockSide: Side): readonly Piece[] => {
  const [x, y] = axis
  const towardsHinges = lockSide === 'LEFT' ? 1 : -1
  const besideLock: Point = [x + towardsHinges * PULL_BESIDE_LOCK, y]
  switch (form) {
    case 'lever-on-rose':
      return [{ ...ROSE, outline: circle(axis, ROSE_RADIUS) }, ...doorLever(axis, towardsHinges)]
    case 'lever-on-plate':
      return [plate(roundedBar([x, y - 131], [x, y + 41], 38)), ...doorLever(axis, towardsHinges)]
    case 'window-lever':
      return windowLever(axis, lockSide === 'TOP' || lockSide === 'BOTTOM')
    case 'slide-grip':
      return slideGrip(axis)
    case 'pull':
      return pull(besideLock, length)
    case 'recess':
      return recess(besideLock, length)
  }
}
