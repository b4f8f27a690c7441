/** How what opens moves, as tracks of a clip: the same attitudes at the same moments as in the 3D view. */
import {
  type KeyframeTrack,
  Matrix4,
  Quaternion,
  QuaternionKeyframeTrack,
  Vector3,
  VectorKeyframeTrack,
} from 'three'
import { HANDLE_PRESSED_AT, openingClipOf } from '#domain/drawing/door-model/opening-clip'
import type { LeafModel, Pose } from '#domain/drawing/scene'
import type { Box } from '#domain/geometry/point'
import { attitudeAt, CLOSED, durationOf, PHASE_MS } from '../../opening.ts'
import { placementOf } from '../place.ts'
import { METRES_PER_MM } from './part-node.ts'

const STEPS_PER_PHASE = 16

/** What a group turns about, mm: on its hinges, and where it also tilts at their lower end, about which it does both. */
export const pivotOf = ({ axis: { a, z }, motion }: Pose, box: Box): Vector3 =>
  new Vector3(a[0], motion === 'tilt-turn' ? box.minY : a[1], z)

const framesOf = (pose: Pose): readonly number[] => {
  const steps = (durationOf(pose, true) / PHASE_MS) * STEPS_PER_PHASE
  return Array.from({ length: steps + 1 }, (_, step) => (step / STEPS_PER_PHASE) * PHASE_MS)
}

/** Of the node with this uuid, that stands at its pivot while it is shut; `wait` until those before it are out of its way, ms. */
export const openingTracks = (
  node: string,
  { pose, box, wait }: { readonly pose: Pose; readonly box: Box; readonly wait: number },
): readonly KeyframeTrack[] => {
  const pivot = new Matrix4().makeTranslation(pivotOf(pose, box))
  const frames = framesOf(pose)
  const times = frames.map((elapsed) => (wait + elapsed) / 1000)
  const attitudes = frames.map((elapsed) => {
    const place = placementOf(pose, box, attitudeAt(pose, true, CLOSED, elapsed)).multiply(pivot)
    const [at, turn] = [new Vector3(), new Quaternion()]
    place.decompose(at, turn, new Vector3())
    return { at: at.multiplyScalar(METRES_PER_MM), turn }
  })
  // What slides does not turn, and what turns stays at its pivot.
  return pose.motion === 'slide'
    ? [
        new VectorKeyframeTrack(
          `${node}.position`,
          times,
          attitudes.flatMap(({ at }) => at.toArray()),
        ),
      ]
    : [
        new QuaternionKeyframeTrack(
          `${node}.quaternion`,
          times,
          attitudes.flatMap(({ turn }) => turn.toArray()),
        ),
      ]
}

interface Turn {
  readonly times: readonly number[]
  readonly degrees: readonly number[]
}

const turning = (node: string, axis: Vector3, { times, degrees }: Turn): KeyframeTrack =>
  new QuaternionKeyframeTrack(
    `${node}.quaternion`,
    [...times],
    degrees.flatMap((each) => new Quaternion().setFromAxisAngle(axis, (each * Math.PI) / 180).toArray()),
  )

/** D-168: where nothing is pressed, the leaf turns from the first moment. */
const withoutPressing = ({ times, degrees }: Turn): Turn => {
  const first = times.indexOf(HANDLE_PRESSED_AT)
  return {
    times: times.slice(first).map((time) => time - HANDLE_PRESSED_AT),
    degrees: degrees.slice(first),
  }
}

/** D-167: the handle is pressed and the leaf turns, as the clip of its model has it. */
export const leafTracks = (
  nodes: { readonly leaf: string; readonly levers: string | null },
  { hand }: Pick<LeafModel, 'hand'>,
  { inOut }: Pick<Pose, 'inOut'>,
): readonly KeyframeTrack[] => {
  const { leaf, handle } = openingClipOf(hand, inOut === 'OUT' ? 'D' : 'I')
  const upright = new Vector3(0, 1, 0)
  if (nodes.levers === null) return [turning(nodes.leaf, upright, withoutPressing(leaf))]
  return [turning(nodes.leaf, upright, leaf), turning(nodes.levers, new Vector3(0, 0, 1), handle)]
}
