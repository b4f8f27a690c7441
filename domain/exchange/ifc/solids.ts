/**
 * What a product is built of, as straight solids in our own frame of reference: frame, sashes, leaf, posts, glazing bars, panes, panels, cladding and
 * linings, from the outlines of the layout and their place through the wall. Fittings, beads, seals and relief are not among them.
 */
import type { Material, PartKind, ScenePart } from '#domain/drawing/scene'
import type { Polygon } from '#domain/geometry/point'
import { areaOf } from '#domain/geometry/polygon'
import { rounded } from './step/values.ts'

/** What IFC calls the parts of a window or door that are of one material. */
export type MaterialRole = 'Lining' | 'Framing' | 'Glazing' | 'Cladding'

export interface ProductSolid {
  /** The id of the part in the drawing. */
  readonly id: string
  readonly role: MaterialRole
  /** First the outer ring, then its holes. */
  readonly outlines: readonly Polygon[]
  readonly z: readonly [back: number, front: number]
  readonly material: Material
}

const roles: Readonly<Partial<Record<PartKind, MaterialRole>>> = {
  frame: 'Lining',
  threshold: 'Lining',
  divider: 'Lining',
  jamb: 'Lining',
  flowerboard: 'Lining',
  sash: 'Framing',
  leaf: 'Framing',
  crossbar: 'Framing',
  panel: 'Framing',
  glass: 'Glazing',
  cladding: 'Cladding',
}

/** The ridge along a through-going bar stands in the bar itself, which is a solid already. */
const isRelief = ({ id }: ScenePart): boolean => id.endsWith('/ridge')

const samePoint = ([x1, y1]: readonly number[], [x2, y2]: readonly number[]): boolean =>
  x1 === x2 && y1 === y2

/** As it is written, without points that are the same when they are. */
const asWritten = (polygon: Polygon): Polygon => {
  const points = polygon.map(([x, y]) => [rounded(x), rounded(y)] as const)
  return points.filter((point, index) => !samePoint(point, points.at(index - 1) ?? []))
}

/** Thinner than this is nothing, mm². */
const NO_AREA = 0.1

const isSomething = (polygon: Polygon): boolean => polygon.length > 2 && areaOf(polygon) > NO_AREA

const sameLook = (one: Material, other: Material): boolean =>
  one.finish === other.finish && one.rgbHex === other.rgbHex

/** Painted in two colours it is two solids that meet in the middle, each with the colour of its face. */
const faced = (
  solid: Omit<ProductSolid, 'material'>,
  outside: Material,
  inside: Material,
): ProductSolid[] => {
  if (sameLook(outside, inside)) return [{ ...solid, material: outside }]
  const [back, front] = solid.z
  const middle = (back + front) / 2
  return [
    { ...solid, z: [middle, front], material: outside },
    { ...solid, z: [back, middle], material: inside },
  ]
}

export const solidsOf = (parts: readonly ScenePart[]): readonly ProductSolid[] =>
  parts.flatMap((part) => {
    const role = roles[part.kind]
    if (role === undefined || isRelief(part) || part.isHiddenShut === true) return []
    const [outer = [], ...holes] = part.outlines.map(asWritten)
    if (!isSomething(outer)) return []
    const solid = { id: part.id, role, outlines: [outer, ...holes.filter(isSomething)], z: part.z }
    return faced(solid, part.materialOutside, part.materialInside)
  })
