/** Straight in front of the drawing, or straight behind it; the bounds hold the room around it (D-182, D-183). */
import { useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { ViewSide } from '#domain/drawing/scene'
import { type Bounds, fittingScale, positionAt, viewCentreOf } from '../framing.ts'
import { standBehind } from '../stand.ts'
import { useWalk } from './use-walk.ts'

/** Far enough from whatever opens; it makes nothing smaller. */
const DISTANCE = 20_000

interface OrthogonalStandProps {
  readonly side: ViewSide
  readonly bounds: Bounds
  readonly moves: boolean
}

export const OrthogonalStand = ({ side, bounds, moves }: OrthogonalStandProps) => {
  const camera = useThree((state) => state.camera)
  const viewport = useThree((state) => state.size)
  const walk = useWalk()
  const azimuth = useRef(standBehind(side))
  const frame = JSON.stringify([bounds, viewport.width, viewport.height])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `frame` stands for what is framed.
  useEffect(() => {
    const { min, max } = bounds
    const about = viewCentreOf(bounds)
    const [from, to] = [azimuth.current, standBehind(side)]
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
