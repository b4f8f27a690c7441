/** A scene moved beside another one: every place in it shifted, every name told apart by whose it is. */
import type { Box, Point, Polygon } from '#domain/geometry/point'
import type { Pose, Scene, SceneLine, ScenePart } from './scene.ts'

const by =
  ([dx, dy]: Point) =>
  // By index: this runs for every corner of every neighbour, at each edit.
  (point: Point): Point => [point[0] + dx, point[1] + dy]

const prefixOf = (row: number): string => `row${row}/`

/**
 * What a neighbour consists of cannot be selected here, and the one 3D model of a scene is its own leaf's: both are left
 * out. Field by field, because copying all but two of them is the dearest step of a construction's drawing.
 */
const partMoved = (part: ScenePart, shift: (polygon: Polygon) => Polygon, row: number): ScenePart => ({
  id: `${prefixOf(row)}${part.id}`,
  kind: part.kind,
  outlines: part.outlines.map(shift),
  z: part.z,
  materialOutside: part.materialOutside,
  materialInside: part.materialInside,
  ofRow: row,
  ...(part.rounded !== undefined && { rounded: part.rounded }),
  ...(part.pose !== undefined && { pose: `${prefixOf(row)}${part.pose}` }),
  ...(part.onlySide !== undefined && { onlySide: part.onlySide }),
  ...(part.isHiddenShut !== undefined && { isHiddenShut: part.isHiddenShut }),
  ...(part.icon !== undefined && { icon: part.icon }),
})

const poseMoved = (pose: Pose, at: (point: Point) => Point, row: number): Pose => ({
  ...pose,
  id: `${prefixOf(row)}${pose.id}`,
  field: `${prefixOf(row)}${pose.field}`,
  axis: { ...pose.axis, a: at(pose.axis.a), b: at(pose.axis.b) },
})

const boxMoved = ({ minX, minY, maxX, maxY }: Box, [dx, dy]: Point): Box => ({
  minX: minX + dx,
  minY: minY + dy,
  maxX: maxX + dx,
  maxY: maxY + dy,
})

type Drawn = Pick<Scene, 'parts' | 'lines' | 'poses' | 'outline' | 'bounds'>

export const movedScene = (
  { parts, lines, poses, outline, bounds }: Drawn,
  offset: Point,
  row: number,
): Drawn => {
  const at = by(offset)
  const shift = (polygon: Polygon): Polygon => polygon.map(at)
  return {
    parts: parts.map((part) => partMoved(part, shift, row)),
    lines: lines.map(
      (line): SceneLine => ({
        ...line,
        id: `${prefixOf(row)}${line.id}`,
        ofRow: row,
        points: line.points.map(at),
      }),
    ),
    poses: poses.map((pose) => poseMoved(pose, at, row)),
    outline: shift(outline),
    bounds: boxMoved(bounds, offset),
  }
}
