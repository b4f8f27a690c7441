/**
 * A model's body as large as the product's leaf. Patterns scale with the frame as in the drawing (D-164: x by W/990, y by
 * H/2090), so that glass lies where areas and U-values have it; the leaf's own edges, whose rebate is the same in every
 * frame, move as they are, and so does the relief of each face when leaves are of different thickness.
 */
import { type BufferGeometry, Float32BufferAttribute } from 'three'
import type { Box } from '#domain/geometry/point'

export interface LeafPlace {
  readonly frame: { readonly width: number; readonly height: number }
  readonly leaf: Box
  readonly z: readonly [back: number, front: number]
}

/** As much of the leaf's border as its bevel takes; relief begins further in. */
const EDGE = 4
/** Nothing that belongs to a face reaches further out of it or into it, and no pane comes as near. */
const RELIEF = 10

interface Span {
  readonly size: number
  readonly min: number
  readonly max: number
}

export const scaleOf = (from: Pick<LeafPlace, 'frame'>, to: Pick<LeafPlace, 'frame'>) => ({
  x: to.frame.width / from.frame.width,
  y: to.frame.height / from.frame.height,
})

const along =
  (from: Span, to: Span) =>
  (at: number): number => {
    if (at < from.min + EDGE) return at - from.min + to.min
    if (at > from.max - EDGE) return at - from.max + to.max
    return Math.min(to.max - EDGE, Math.max(to.min + EDGE, at * (to.size / from.size)))
  }

const through =
  ([fromBack, fromFront]: LeafPlace['z'], [toBack, toFront]: LeafPlace['z']) =>
  (z: number): number => {
    if (z > fromFront - RELIEF) return z - fromFront + toFront
    if (z < fromBack + RELIEF) return z - fromBack + toBack
    return z - (fromBack + fromFront) / 2 + (toBack + toFront) / 2
  }

const across = ({ frame, leaf }: LeafPlace): Span => ({ size: frame.width, min: leaf.minX, max: leaf.maxX })
const upwards = ({ frame, leaf }: LeafPlace): Span => ({ size: frame.height, min: leaf.minY, max: leaf.maxY })

export const stretched = (geometry: BufferGeometry, from: LeafPlace, to: LeafPlace): BufferGeometry => {
  const [x, y, z] = [
    along(across(from), across(to)),
    along(upwards(from), upwards(to)),
    through(from.z, to.z),
  ]
  const scale = scaleOf(from, to)
  const place = geometry.getAttribute('position')
  const facing = geometry.getAttribute('normal')
  const positions = new Float32Array(place.count * 3)
  const normals = new Float32Array(place.count * 3)
  for (let at = 0; at < place.count; at++) {
    positions.set([x(place.getX(at)), y(place.getY(at)), z(place.getZ(at))], at * 3)
    // Slopes become flatter where a face grows.
    const [nx, ny, nz] = [facing.getX(at) / scale.x, facing.getY(at) / scale.y, facing.getZ(at)]
    const length = Math.hypot(nx, ny, nz)
    normals.set([nx / length, ny / length, nz / length], at * 3)
  }
  const fitted = geometry.clone()
  fitted.setAttribute('position', new Float32BufferAttribute(positions, 3))
  fitted.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  fitted.computeBoundingBox()
  fitted.computeBoundingSphere()
  return fitted
}
