/** Where a moving group of parts stands in space at a given attitude. */
import { Box3, Matrix4, Vector3 } from 'three'
import { rowsOf } from '#domain/drawing/rows-of-scene'
import type { Pose, Scene, ScenePart } from '#domain/drawing/scene'
import type { Box, Point } from '#domain/geometry/point'
import type { Bounds } from '../framing.ts'
import { type Attitude, waypoints } from '../opening.ts'

interface Axis {
  readonly from: Vector3
  readonly along: Vector3
}

/** Around everything that moves, in elevation. */
export const boxOf = (parts: readonly Pick<ScenePart, 'outlines'>[]): Box => {
  const points = parts.flatMap((part) => part.outlines.flat())
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) }
}

const hingeAxis = ({ axis: { a, b, z } }: Pose): Axis => {
  const from = new Vector3(a[0], a[1], z)
  return { from, along: new Vector3(b[0], b[1], z).sub(from).normalize() }
}

const bottomAxis = (pose: Pose, box: Box): Axis => ({
  from: new Vector3(box.minX, box.minY, pose.axis.z),
  along: new Vector3(1, 0, 0),
})

/** +1 or −1: which way round the axis brings the middle of the group to the side it opens to. */
const senseOf = (pose: Pose, axis: Axis, box: Box): number => {
  const arm = new Vector3((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2, pose.axis.z).sub(axis.from)
  const rises = axis.along.x * arm.y - axis.along.y * arm.x
  return Math.sign(rises) * (pose.inOut === 'OUT' ? 1 : -1)
}

const turnAbout = (axis: Axis, radians: number): Matrix4 =>
  new Matrix4()
    .makeTranslation(axis.from)
    .multiply(new Matrix4().makeRotationAxis(axis.along, radians))
    .multiply(new Matrix4().makeTranslation(axis.from.clone().negate()))

export const placementOf = (pose: Pose, box: Box, attitude: Attitude): Matrix4 => {
  const turned = (axis: Axis, degrees: number) =>
    turnAbout(axis, (senseOf(pose, axis, box) * degrees * Math.PI) / 180)
  return new Matrix4()
    .makeTranslation(attitude.shift, 0, 0)
    .multiply(turned(hingeAxis(pose), attitude.turn))
    .multiply(turned(bottomAxis(pose, box), attitude.tilt))
}

const boxCorners = (parts: readonly ScenePart[]): Vector3[] => {
  const { minX, minY, maxX, maxY } = boxOf(parts)
  const depths = parts.flatMap((part) => part.z)
  const [back, front] = [Math.min(...depths), Math.max(...depths)]
  return [minX, maxX].flatMap((x) =>
    [minY, maxY].flatMap((y) => [back, front].map((z) => new Vector3(x, y, z))),
  )
}

const expandByMovement = (box: Box3, { parts, poses }: Scene, [dx, dy]: Point): void => {
  const place = new Vector3(dx, dy, 0)
  for (const pose of poses) {
    const moving = parts.filter((part) => part.pose === pose.id)
    if (moving.length === 0) continue
    for (const attitude of waypoints(pose, true)) {
      const placement = placementOf(pose, boxOf(moving), attitude)
      for (const corner of boxCorners(moving)) box.expandByPoint(corner.applyMatrix4(placement).add(place))
    }
  }
}

/** Around everything that moves, wherever it passes until the product is open, and `closed`. */
export const openBoundsOf = (scene: Scene, closed: Bounds): Bounds => {
  const box = new Box3(new Vector3(...closed.min), new Vector3(...closed.max))
  for (const row of rowsOf(scene)) expandByMovement(box, row.scene, row.at)
  return { min: box.min.toArray(), max: box.max.toArray() }
}
