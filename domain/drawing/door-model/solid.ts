/**
 * Solids as triangles, for models that are made once and kept as files. A face has its own corners, so that edges stay
 * sharp; round surfaces are given their normals. Corners run counter-clockwise seen from outside the solid.
 */
import type { Point } from '#domain/geometry/point'

export type Vector = readonly [x: number, y: number, z: number]

interface Corner {
  readonly at: Vector
  readonly normal: Vector
}

export type Triangle = readonly [Corner, Corner, Corner]

export type Solid = readonly Triangle[]

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

const across = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** Two corners of a triangle this near to each other bound nothing, mm. */
const NOTHING = 1e-6

/** A flat face between three points; none where they are not apart. */
const flat = (a: Vector, b: Vector, c: Vector): Triangle[] => {
  const normal = across(minus(b, a), minus(c, a))
  if (Math.hypot(...normal) < NOTHING) return []
  const facing = unit(normal)
  return [[a, b, c].map((at) => ({ at, normal: facing })) as unknown as Triangle]
}

export const quad = (a: Vector, b: Vector, c: Vector, d: Vector): Triangle[] => [
  ...flat(a, b, c),
  ...flat(a, c, d),
]

/** A closed line of points; counter-clockwise seen from outside. */
export type Ring = readonly Vector[]

/** The surface from a ring to one with as many points that lies inside it or in front of it. */
export const band = (from: Ring, to: Ring): Triangle[] =>
  from.flatMap((a, index) => {
    const next = (index + 1) % from.length
    const [b, c, d] = [from[next], to[next], to[index]]
    return b && c && d ? quad(a, b, c, d) : []
  })

/** Surfaces through rings one after the other. */
export const loft = (rings: readonly Ring[]): Triangle[] =>
  rings.slice(1).flatMap((ring, index) => band(rings[index] ?? [], ring))

/** Closes a flat ring from its middle, so that neighbours may divide its sides as they like. */
export const cap = (ring: Ring): Triangle[] => {
  const middle = (axis: 0 | 1 | 2): number => ring.reduce((sum, at) => sum + at[axis], 0) / ring.length
  const centre: Vector = [middle(0), middle(1), middle(2)]
  return ring.flatMap((a, index) => {
    const b = ring[(index + 1) % ring.length]
    return b ? flat(a, b, centre) : []
  })
}

const moved = (
  solid: Solid,
  at: (v: Vector) => Vector,
  normal: (v: Vector) => Vector,
  turns: boolean,
): Solid =>
  solid.map(([a, b, c]) => {
    const place = (corner: Corner): Corner => ({ at: at(corner.at), normal: normal(corner.normal) })
    // A mirror turns the order of corners round.
    return turns ? [place(a), place(c), place(b)] : [place(a), place(b), place(c)]
  })

/** Mirrored at the plane z. */
export const mirroredAt = (solid: Solid, z: number): Solid =>
  moved(
    solid,
    ([x, y, depth]) => [x, y, 2 * z - depth],
    ([x, y, depth]) => [x, y, -depth],
    true,
  )

export const shiftedBy = (solid: Solid, [dx, dy, dz]: Vector): Solid =>
  moved(
    solid,
    ([x, y, z]) => [x + dx, y + dy, z + dz],
    (normal) => normal,
    false,
  )

/** The same in other axes: x → y → z → x. */
export const axesTurned = (solid: Solid): Solid =>
  moved(
    solid,
    ([x, y, z]) => [z, x, y],
    ([x, y, z]) => [z, x, y],
    false,
  )

/**
 * Turns a profile of (radius, height) from bottom to top round the z axis, smooth round the axis and with an edge at each
 * corner of the profile.
 */
export const lathe = (profile: readonly Point[], segments: number): Solid =>
  profile.slice(1).flatMap(([upper, top], index) => {
    const [lower, bottom] = profile[index] ?? [0, 0]
    const [slopeOut, slopeUp] = [top - bottom, lower - upper]
    const corner = (radius: number, height: number, step: number): Corner => {
      const angle = (2 * Math.PI * step) / segments
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      return {
        at: [radius * x, radius * y, height],
        normal: unit([slopeOut * x, slopeOut * y, slopeUp]),
      }
    }
    return Array.from({ length: segments }).flatMap((_, step): Triangle[] => {
      const [a, b] = [corner(lower, bottom, step), corner(lower, bottom, step + 1)]
      const [c, d] = [corner(upper, top, step + 1), corner(upper, top, step)]
      return [...(lower > 0 ? [[a, b, c] as Triangle] : []), ...(upper > 0 ? [[a, c, d] as Triangle] : [])]
    })
  })

export interface Indexed {
  readonly positions: Float32Array<ArrayBuffer>
  readonly normals: Float32Array<ArrayBuffer>
  readonly indices: Uint32Array<ArrayBuffer>
}

/** As graphics cards take it: corners that are alike are kept once. */
export const indexed = (solid: Solid): Indexed => {
  const known = new Map<string, number>()
  const positions: number[] = []
  const normals: number[] = []
  const indices: number[] = []
  for (const { at, normal } of solid.flat()) {
    const key = [...at, ...normal].map((value) => Math.round(value * 1e4)).join(' ')
    const index = known.get(key) ?? known.size
    if (!known.has(key)) {
      known.set(key, index)
      positions.push(...at)
      normals.push(...normal)
    }
    indices.push(index)
  }
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    indices: new Uint32Array(indices),
  }
}
