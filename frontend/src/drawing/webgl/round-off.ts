/**
 * A fitting as a solid whose edges are rounded on both faces: plates a little, levers and pulls until they are round bars.
 * Its outline is one convex ring. Where the outline itself bends softly, as round a circle, so does the light on it.
 */
import type { BufferGeometry } from 'three'
import type { ScenePart } from '#domain/drawing/scene'
import type { Point, Polygon } from '#domain/geometry/point'
import { edgesOf, isCounterClockwise } from '#domain/geometry/polygon'
import { addTriangle, type Corner, emptyHalf, type Half, solidOf } from './halves.ts'

/** From the side to the face, a quarter of a circle. */
const STEPS = 4
/** Edges of the outline that turn by less belong to one curve: cosine of 35 degrees. */
const SOFT_TURN = 0.82
/** The rings of a round bar never meet, or their order would turn round: its ends are chords of a circle, 2 % nearer. */
const NEARLY = 0.97

const dot = ([ax, ay]: Point, [bx, by]: Point): number => ax * bx + ay * by

const normalsOf = (ring: Polygon): Point[] =>
  edgesOf(ring).map(([[x1, y1], [x2, y2]]) => {
    const length = Math.hypot(x2 - x1, y2 - y1)
    return [(y2 - y1) / length, (x1 - x2) / length]
  })

const between = ([ax, ay]: Point, [bx, by]: Point): Point => {
  const length = Math.hypot(ax + bx, ay + by)
  return [(ax + bx) / length, (ay + by) / length]
}

interface Rim {
  readonly ring: Polygon
  /** Direction of the light along the edge that leaves each corner, at that corner and at the next one. */
  readonly light: readonly (readonly [from: Point, to: Point])[]
  readonly at: (inwards: number) => Polygon
}

const rimOf = (outline: Polygon): Rim => {
  const ring = isCounterClockwise(outline) ? outline : outline.toReversed()
  const normals = normalsOf(ring)
  const before = (index: number): Point => normals[(index + ring.length - 1) % ring.length] ?? [0, 0]
  const after = (index: number): Point => normals[(index + 1) % ring.length] ?? [0, 0]
  const soft = (one: Point, other: Point): Point => (dot(one, other) > SOFT_TURN ? between(one, other) : one)
  return {
    ring,
    light: normals.map((normal, index) => [soft(normal, before(index)), soft(normal, after(index))]),
    at: (inwards) =>
      ring.map(([x, y], index): Point => {
        const [one, other]: readonly [Point, Point] = [before(index), normals[index] ?? [0, 0]]
        const share = inwards / (1 + dot(one, other))
        return [x - share * (one[0] + other[0]), y - share * (one[1] + other[1])]
      }),
  }
}

interface Step {
  readonly inwards: number
  readonly z: number
  /** How much of the light comes from the side, and how much from the face. */
  readonly turn: readonly [sideways: number, up: number]
}

const addBand = (half: Half, { at, light }: Rim, from: Step, to: Step, isFront: boolean): void => {
  const [low, high] = [at(from.inwards), at(to.inwards)]
  for (const [index, [start, end]] of light.entries()) {
    const next = (index + 1) % light.length
    const corner = (ring: Polygon, where: number, z: number): Corner => {
      const [x, y] = ring[where] ?? [0, 0]
      return [x, y, z]
    }
    const normal = ([x, y]: Point, { turn: [sideways, up] }: Step): Corner => [x * sideways, y * sideways, up]
    const a = [corner(low, index, from.z), normal(start, from)] as const
    const b = [corner(low, next, from.z), normal(end, from)] as const
    const c = [corner(high, next, to.z), normal(end, to)] as const
    const d = [corner(high, index, to.z), normal(start, to)] as const
    for (const three of [
      [a, b, c],
      [a, c, d],
    ] as const) {
      const [one, two, last] = isFront ? three : [three[0], three[2], three[1]]
      addTriangle(half, [one[0], two[0], last[0]], one[1], two[1], last[1])
    }
  }
}

const addCap = (half: Half, ring: Polygon, z: number, isFront: boolean): void => {
  const [first] = ring
  if (!first) return
  for (const [index, to] of ring.entries()) {
    const from = ring[index - 1]
    if (index < 2 || !from) continue
    const corners: Corner[] = [
      [first[0], first[1], z],
      [from[0], from[1], z],
      [to[0], to[1], z],
    ]
    addTriangle(half, isFront ? corners : corners.toReversed(), [0, 0, isFront ? 1 : -1])
  }
}

/** The half from the middle of the part's thickness to one of its faces. */
const halfOf = (rim: Rim, middle: number, face: number, radius: number): Half => {
  const half = emptyHalf()
  const towards = Math.sign(face - middle)
  const rise = Math.min(radius, Math.abs(face - middle))
  const steps = Array.from({ length: STEPS + 1 }, (_, step): Step => {
    const angle = ((step / STEPS) * Math.PI) / 2
    return {
      inwards: NEARLY * radius * (1 - Math.cos(angle)),
      z: face - towards * rise * (1 - Math.sin(angle)),
      turn: [Math.cos(angle), towards * Math.sin(angle)],
    }
  })
  const all: Step[] = [{ inwards: 0, z: middle, turn: [1, 0] }, ...steps]
  for (const [index, to] of all.entries()) {
    const from = all[index - 1]
    if (from) addBand(half, rim, from, to, towards > 0)
  }
  addCap(half, rim.at(NEARLY * radius), face, towards > 0)
  return half
}

export const roundOff = (
  { outlines: [outline], z: [back, front] }: Pick<ScenePart, 'outlines' | 'z'>,
  radius: number,
): BufferGeometry => {
  const rim = rimOf(outline ?? [])
  const middle = (back + front) / 2
  return solidOf(halfOf(rim, middle, front, radius), halfOf(rim, middle, back, radius))
}
