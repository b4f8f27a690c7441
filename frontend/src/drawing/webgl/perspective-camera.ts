/**
 * Moves the camera to its place (camera-place.ts): round the product when the shown side changes; back when it opens, so
 * that what swings out stays in the picture, and forward again when it closes, unless one has moved in the meantime. A
 * product that changes its size is seen from the same direction as before. By hand nobody comes nearer than what stands
 * open allows.
 */
import { useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { ViewSide } from '#domain/drawing/scene'
import {
  type CameraPlace,
  cameraPlaceBetween,
  cameraPlaceFor,
  framingDistance,
  leastDistance,
  type Seen,
} from '../camera-place.ts'
import { directionTo, positionAt, viewCentreOf } from '../framing.ts'
import { useControls } from './use-controls.ts'
import { useWalk } from './use-walk.ts'

/** Nearer than this one sees nothing of the product as a whole, mm. */
const CLOSEST = 600
/** Standing this near to where one was put is not having moved, mm. */
const UNMOVED = 1

interface PerspectiveCameraProps extends Omit<Seen, 'viewport'> {
  readonly side: ViewSide
  readonly moves: boolean
}

interface SteppedBack {
  readonly from: number
  readonly to: number
}

export const PlacePerspectiveCamera = ({ side, moves, ...looked }: PerspectiveCameraProps) => {
  const camera = useThree((state) => state.camera)
  const viewport = useThree((state) => state.size)
  const controls = useControls()
  const walk = useWalk()
  const seen: Seen = { ...looked, viewport }
  const { bounds, openBounds, open, fovDegrees } = looked
  const frame = JSON.stringify([bounds, openBounds, viewport.width, viewport.height, fovDegrees])
  const before = useRef<{ camera: typeof camera; side: ViewSide; frame: string; seen: Seen } | null>(null)
  const steppedBack = useRef<SteppedBack | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `frame` and `open` stand for what is seen.
  useEffect(() => {
    const was = before.current
    before.current = { camera, side, frame, seen }
    const about = viewCentreOf(bounds)
    const put = (place: CameraPlace) => {
      camera.position.set(...positionAt(about, place, place.distance))
      camera.lookAt(...about)
      controls?.target.set(...about)
      controls?.update()
    }
    const home = cameraPlaceFor(side, seen)
    const fromClosed = (): SteppedBack | null =>
      open ? { from: framingDistance({ ...seen, open: false }, home), to: home.distance } : null

    if (was?.camera !== camera || (was.frame !== frame && walk.isUnderWay())) {
      steppedBack.current = fromClosed()
      return walk.go(() => put(home), false)
    }
    const here = directionTo(camera.position.toArray(), viewCentreOf(was.seen.bounds))
    if (was.side !== side) {
      steppedBack.current = fromClosed()
      return walk.go((t) => put(cameraPlaceBetween(here, home, t, seen)), moves)
    }
    const back = steppedBack.current
    if (was.frame !== frame) {
      const larger = framingDistance(seen, here) / framingDistance(was.seen, here)
      steppedBack.current = back && { from: back.from * larger, to: back.to * larger }
      return walk.go(() => put({ ...here, distance: here.distance * larger }), false)
    }
    const goTo = (distance: number) =>
      walk.go((t) => put({ ...here, distance: here.distance + (distance - here.distance) * t }), moves)
    const needed = framingDistance(seen, here)
    if (open && !was.seen.open && needed > here.distance) {
      steppedBack.current = { from: here.distance, to: needed }
      return goTo(needed)
    }
    if (!open && was.seen.open && back) {
      steppedBack.current = null
      if (walk.isUnderWay() || Math.abs(here.distance - back.to) < UNMOVED) return goTo(back.from)
    }
    // The controls come a moment after the camera.
    controls?.target.set(...about)
  }, [camera, controls, side, frame, open, moves, walk])

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (!controls) return
    const guard = () => {
      if (walk.isUnderWay()) return
      const direction = directionTo(camera.position.toArray(), viewCentreOf(bounds))
      controls.minDistance = Math.max(CLOSEST, leastDistance(seen, direction))
    }
    guard()
    controls.addEventListener('change', guard)
    controls.addEventListener('start', walk.stop)
    return () => {
      controls.removeEventListener('change', guard)
      controls.removeEventListener('start', walk.stop)
    }
  }, [camera, controls, frame, open, walk])
  return null
}
