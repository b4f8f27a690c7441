/** Solids of a product as IfcExtrudedAreaSolids, each with its colour; what several have in common is written once. */
import type { Material } from '#domain/drawing/scene'
import type { Polygon } from '#domain/geometry/point'
import type { LocalFrame } from './local-frame.ts'
import type { ProductSolid } from './solids.ts'
import type { StepFile } from './step/step-file.ts'
import {
  type Encoded,
  enumeration,
  exact,
  integer,
  label,
  list,
  logical,
  real,
  typed,
  UNSET,
} from './step/values.ts'

export const point3 = (file: StepFile, ...coordinates: readonly number[]): Encoded =>
  file.shared('IFCCARTESIANPOINT', list(coordinates.map(real)))

export const direction = (file: StepFile, ...ratios: readonly number[]): Encoded =>
  file.shared('IFCDIRECTION', list(ratios.map(real)))

/** A closed line. */
const ringOf = (file: StepFile, ring: Polygon): Encoded => {
  const points = file.shared('IFCCARTESIANPOINTLIST2D', list(ring.map((point) => list(point.map(real)))))
  const order = [...ring.map((_, index) => integer(index + 1)), integer(1)]
  const line = typed('IFCLINEINDEX', list(order))
  return file.shared('IFCINDEXEDPOLYCURVE', points, list([line]), logical(false))
}

const profileOf = (file: StepFile, [outer = [], ...holes]: readonly Polygon[]): Encoded =>
  holes.length === 0
    ? file.shared('IFCARBITRARYCLOSEDPROFILEDEF', enumeration('AREA'), UNSET, ringOf(file, outer))
    : file.shared(
        'IFCARBITRARYPROFILEDEFWITHVOIDS',
        enumeration('AREA'),
        UNSET,
        ringOf(file, outer),
        list(holes.map((hole) => ringOf(file, hole))),
      )

/** The plane of an elevation at `y`: its x is x, its y is z, and what is extruded from it comes towards whoever looks along y. */
const elevationPlaneAt = (file: StepFile, y: number): Encoded =>
  file.shared(
    'IFCAXIS2PLACEMENT3D',
    point3(file, 0, y, 0),
    direction(file, 0, -1, 0),
    direction(file, 1, 0, 0),
  )

/** Through clear glass one sees most of what is behind it. */
const TRANSPARENCY: Readonly<Partial<Record<Material['finish'], number>>> = { glass: 0.7, frosted: 0.3 }

const channelsOf = (rgbHex: string): Encoded[] => {
  const value = Number.parseInt(rgbHex.slice(1), 16)
  return [16, 8, 0].map((shift) => exact(Math.round((((value >> shift) & 255) / 255) * 1000) / 1000))
}

const styleOf = (file: StepFile, { rgbHex, finish }: Material): Encoded => {
  const color = file.shared('IFCCOLOURRGB', UNSET, ...channelsOf(rgbHex))
  const rendering = file.shared(
    'IFCSURFACESTYLERENDERING',
    color,
    exact(TRANSPARENCY[finish] ?? 0),
    ...Array.from({ length: 6 }, () => UNSET),
    enumeration('NOTDEFINED'),
  )
  return file.shared('IFCSURFACESTYLE', label(`${finish} ${rgbHex}`), enumeration('BOTH'), list([rendering]))
}

const solidOf = (
  file: StepFile,
  { outlines, z: [back, front], material }: ProductSolid,
  frame: LocalFrame,
): Encoded => {
  const profile = profileOf(file, outlines.map(frame.elevation))
  const nearest = Math.max(frame.through(back), frame.through(front))
  const solid = file.add(
    'IFCEXTRUDEDAREASOLID',
    profile,
    elevationPlaneAt(file, nearest),
    direction(file, 0, 0, 1),
    real(front - back),
  )
  file.add('IFCSTYLEDITEM', solid, list([styleOf(file, material)]), UNSET)
  return solid
}

export const bodyRepresentation = (
  file: StepFile,
  solids: readonly ProductSolid[],
  frame: LocalFrame,
  context: Encoded,
): Encoded =>
  file.add(
    'IFCSHAPEREPRESENTATION',
    context,
    label('Body'),
    label('SweptSolid'),
    list(solids.map((solid) => solidOf(file, solid, frame))),
  )
