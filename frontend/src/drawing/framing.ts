/**
 * Where the camera stands so that the whole product is in the picture. The camera looks at the middle of a box from a
 * direction given by two angles: 0/0 is straight from outside, azimuth 180 straight from inside. Pure.
 */

import { rowsOf } from '#domain/drawing/rows-of-scene'
import { MEASUREMENT_SIZES } from '#domain/drawing/rulers/scale'
import type { Scene } from '#domain/drawing/scene'

export interface Bounds {
  readonly min: readonly [number, number, number]
  readonly max: readonly [number, number, number]
}

export type ViewVector = readonly [number, number, number]

export interface Direction {
  /** Degrees around the vertical, positive towards the viewer's right. */
  readonly azimuth: number
  /** Degrees above the horizontal. */
  readonly elevation: number
}

export interface Viewport {
  readonly width: number
  readonly height: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const dot = (a: ViewVector, b: ViewVector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const viewCentreOf = ({ min, max }: Bounds): ViewVector => [
  (min[0] + max[0]) / 2,
  (min[1] + max[1]) / 2,
  (min[2] + max[2]) / 2,
]

/** Towards the camera, to its right and up, each of length one. */
const axesOf = ({ azimuth, elevation }: Direction) => {
  const [a, e] = [radians(azimuth), radians(elevation)]
  const towards: ViewVector = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)]
  const right: ViewVector = [Math.cos(a), 0, -Math.sin(a)]
  const up: ViewVector = [-Math.sin(a) * Math.sin(e), Math.cos(e), -Math.cos(a) * Math.sin(e)]
  return { towards, right, up }
}

/** What the camera has to see: the product in its full depth, and the rulers around it where one looks straight on. */
export const viewBoundsOf = (scene: Scene, view: 'perspective' | 'orthogonal'): Bounds => {
  const depths = rowsOf(scene).flatMap((row) => row.scene.parts.flatMap((part) => part.z))
  const box = view === 'perspective' ? scene.product : scene.bounds
  return {
    min: [box.minX, box.minY, Math.min(0, ...depths)],
    max: [box.maxX, box.maxY, Math.max(0, ...depths)],
  }
}

/** The corners of a box as seen from a point. */
const cornersOf = ({ min, max }: Bounds, about: ViewVector): ViewVector[] => {
  const pick = (index: number, bit: number, axis: 0 | 1 | 2) => (index & bit ? max : min)[axis] - about[axis]
  return Array.from(
    { length: 8 },
    (_, index): ViewVector => [pick(index, 1, 0), pick(index, 2, 1), pick(index, 4, 2)],
  )
}

/** How far a box reaches from a point towards the camera. */
export const reachTowards = (bounds: Bounds, about: ViewVector, direction: Direction): number => {
  const { towards } = axesOf(direction)
  return Math.max(...cornersOf(bounds, about).map((corner) => dot(corner, towards)))
}

interface Lens {
  readonly viewport: Viewport
  readonly fovDegrees: number
  /** mm left free around what is framed. */
  readonly padding: number
}

/** How far from the point that it looks at a perspective camera must stand to see every corner of a box. */
export const perspectiveDistance = (
  bounds: Bounds,
  about: ViewVector,
  direction: Direction,
  { viewport, fovDegrees, padding }: Lens,
): number => {
  const { towards, right, up } = axesOf(direction)
  const slopeY = Math.tan(radians(fovDegrees) / 2)
  const slopeX = slopeY * (viewport.width / viewport.height)
  return Math.max(
    ...cornersOf(bounds, about).map((corner) =>
      Math.max(
        dot(corner, towards) + (Math.abs(dot(corner, right)) + padding) / slopeX,
        dot(corner, towards) + (Math.abs(dot(corner, up)) + padding) / slopeY,
      ),
    ),
  )
}

export const positionAt = (about: ViewVector, direction: Direction, distance: number): ViewVector => {
  const { towards } = axesOf(direction)
  return [
    about[0] + towards[0] * distance,
    about[1] + towards[1] * distance,
    about[2] + towards[2] * distance,
  ]
}

/** From where something stands: the direction and the distance. */
export const directionTo = (
  from: ViewVector,
  about: ViewVector,
): Direction & { readonly distance: number } => {
  const [x, y, z] = [from[0] - about[0], from[1] - about[1], from[2] - about[2]]
  const distance = Math.hypot(x, y, z)
  const degrees = (angle: number) => (angle * 180) / Math.PI
  return { azimuth: degrees(Math.atan2(x, z)), elevation: degrees(Math.asin(y / distance)), distance }
}

/** Pixels per mm at which `width` × `height` mm and `padding` mm on every side fill the viewport. */
export const fittingScale = (width: number, height: number, viewport: Viewport, padding: number): number =>
  Math.min(viewport.width / (width + 2 * padding), viewport.height / (height + 2 * padding))

/** Figures smaller than this on the screen cannot be read, px. */
const LEAST_TEXT = 13
/** Share of the viewport that the rulers leave to the product itself. */
const PRODUCT_SHARE = 0.88

/** Height of measurement text in mm: its share of the larger side (D-180), more where that is too small to read. */
export const readableTextSize = (
  product: Viewport,
  viewport: Viewport,
  { text } = MEASUREMENT_SIZES,
): number | null => {
  if (viewport.width === 0 || viewport.height === 0) return null
  const pixelsPerMm = fittingScale(product.width, product.height, viewport, 0) * PRODUCT_SHARE
  return Math.max((text / 1000) * Math.max(product.width, product.height), LEAST_TEXT / pixelsPerMm)
}
