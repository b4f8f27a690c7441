/** Straight in front of the drawing, or straight behind it; the bounds hold the room around it (D-182, D-183). */
import { useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { ViewSide } from '#domain/drawing/scene'
import { azimuthOf } from '../camera-place.ts'
import { type Bounds, fittingScale, positionAt, viewCentreOf } from '../framing.ts'
import { useWalk } from './use-walk.ts'

/** Far enough from whatever opens; it makes nothing smaller. */
const DISTANCE = 20_000

interface OrthogonalCameraProps {
  readonly side: ViewSide
  readonly bounds: Bounds
  readonly moves: boolean
}

export const PlaceOrthogonalCamera = ({ side, bounds, moves }: OrthogonalCameraProps) => {
  const camera = useThree((state) => state.camera)
  const viewport = useThree((state) => state.size)
  const walk = useWalk()
  const azimuth = useRef(azimuthOf(side))
  const frame = JSON.stringify([bounds, viewport.width, viewport.height])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `frame` stands for what is framed.
  useEffect(() => {
    const { min, max } = bounds
    const about = viewCentreOf(bounds)
    const [from, to] = [azimuth.current, azimuthOf(side)]
    camera.zoom = fittingScale(max[0] - min[0], max[1] - min[1], viewport, 0)
    camera.updateProjectionMatrix()
    const step = (t: number) => {
      azimuth.current = from + (to - from) * t
      camera.position.set(...positionAt(about, { azimuth: azimuth.current, elevation: 0 }, DISTANCE))
      camera.lookAt(...about)
    }
    walk.go(step, moves && from !== to)
  }, [camera, side, frame, moves, walk])
  return null
}
