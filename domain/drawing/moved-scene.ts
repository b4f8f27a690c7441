/** A scene moved beside another one: every place in it shifted, every name told apart by whose it is. */
import type { Point, Polygon } from '#domain/geometry/point'
import type { Pose, Scene, SceneLine, ScenePart } from './scene.ts'

const by =
  ([dx, dy]: Point) =>
  ([x, y]: Point): Point => [x + dx, y + dy]

const prefixOf = (row: number): string => `row${row}/`

const partMoved = (part: ScenePart, shift: (polygon: Polygon) => Polygon, row: number): ScenePart => {
  // What a neighbour consists of cannot be selected here, and the one 3D model of a scene is its own leaf's.
  const { selects: _, model: __, pose, ...rest } = part
  return {
    ...rest,
    id: `${prefixOf(row)}${part.id}`,
    ofRow: row,
    outlines: part.outlines.map(shift),
    ...(pose !== undefined && { pose: `${prefixOf(row)}${pose}` }),
  }
}

const poseMoved = (pose: Pose, at: (point: Point) => Point, row: number): Pose => ({
  ...pose,
  id: `${prefixOf(row)}${pose.id}`,
  field: `${prefixOf(row)}${pose.field}`,
  axis: { ...pose.axis, a: at(pose.axis.a), b: at(pose.axis.b) },
})

export type Drawn = Pick<Scene, 'parts' | 'lines' | 'poses' | 'outline'>

export const movedScene = ({ parts, lines, poses, outline }: Drawn, offset: Point, row: number): Drawn => {
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
  }
}
