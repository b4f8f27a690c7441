/**
 * How a product opens and closes (drawing-engine section 4): hinged sashes turn 45°, glide sashes the smaller of 45° and
 * what their fitting allows, sliding leaves travel half their width, tilt-turn sashes tilt 22.5° about the bottom, come
 * back and then turn. Pure: a pose and a moment give an attitude; both renderers and the tests read the same motion.
 */
import { ease } from '#domain/drawing/ease'
import type { Pose } from '#domain/drawing/scene'

/** Where a moving group stands: degrees about its hinge side, degrees about its bottom edge, mm along x. */
export interface Attitude {
  readonly turn: number
  readonly tilt: number
  readonly shift: number
}

export const CLOSED: Attitude = { turn: 0, tilt: 0, shift: 0 }

/** D-187, D-188: nothing turns further than this on the screen, whatever the fitting allows. */
const TURN_DEGREES = 45
/** D-190. */
const TILT_DEGREES = 22.5
/** D-192; one phase of the tilt-turn sequence lasts as long. */
export const PHASE_MS = 500
/** D-194: one group is half way when the next one begins, unless there are so many that it would take long. */
const STAGGER_MS = 250
const LONGEST_WAIT_MS = 1000

const open = (pose: Pose): Attitude =>
  pose.motion === 'slide'
    ? { ...CLOSED, shift: pose.travel }
    : { ...CLOSED, turn: Math.min(TURN_DEGREES, pose.angleDegrees) }

/** The attitudes that a group passes through, one per phase, the last being where it comes to rest. */
export const waypoints = (pose: Pose, opening: boolean): readonly Attitude[] => {
  if (!opening) return [CLOSED]
  if (pose.motion !== 'tilt-turn') return [open(pose)]
  return [{ ...CLOSED, tilt: TILT_DEGREES }, CLOSED, open(pose)]
}

export const restOf = (pose: Pose, opening: boolean): Attitude => (opening ? open(pose) : CLOSED)

/** D-191, D-192: 1500 ms for the whole tilt-turn sequence, 500 ms for everything else. */
export const durationOf = (pose: Pose, opening: boolean): number => waypoints(pose, opening).length * PHASE_MS

/** How long a group waits for those before it: what opened last closes first. */
export const waitOf = ({ openIndex }: Pose, groups: number, opening: boolean): number => {
  const before = opening ? openIndex : groups - 1 - openIndex
  return before * Math.min(STAGGER_MS, LONGEST_WAIT_MS / Math.max(1, groups - 1))
}

const between = (from: Attitude, to: Attitude, t: number): Attitude => ({
  turn: from.turn + (to.turn - from.turn) * t,
  tilt: from.tilt + (to.tilt - from.tilt) * t,
  shift: from.shift + (to.shift - from.shift) * t,
})

/** The attitude `elapsed` ms after the group began to move from `from`. */
export const attitudeAt = (pose: Pose, opening: boolean, from: Attitude, elapsed: number): Attitude => {
  const stops = [from, ...waypoints(pose, opening)]
  const phase = Math.min(Math.max(0, Math.floor(elapsed / PHASE_MS)), stops.length - 2)
  const t = Math.min(1, Math.max(0, elapsed / PHASE_MS - phase))
  const [start, end] = [stops[phase], stops[phase + 1]]
  return start && end ? between(start, end, ease(t)) : from
}

/** D-186: two taps at most this far apart are a double tap. */
const DOUBLE_TAP_MS = 300
export const isDoubleTap = (previous: number, now: number): boolean => now - previous <= DOUBLE_TAP_MS
