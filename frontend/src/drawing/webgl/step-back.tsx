/**
 * Steps back when the product opens, so that what swings out stays in the picture, and forward again when it closes, unless
 * the person has moved in the meantime. From where one stands one looks the same way as before.
 */
import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { ease } from '#domain/drawing/ease'
import { type Bounds, centreOf, directionTo, perspectiveDistance, positionAt } from '../framing.ts'
import { PADDING, STEP_MS } from './camera.tsx'

interface StepBackProps {
  readonly bounds: Bounds
  /** Around the product when it is open. */
  readonly openBounds: Bounds
  readonly open: boolean
  readonly fovDegrees: number
  readonly moves: boolean
}

interface Walk {
  readonly from: number
  readonly to: number
  readonly startedAt: number
}

/** Standing this near to where one was put is not having moved, mm. */
const UNMOVED = 1

export const StepBack = ({ bounds, openBounds, open, fovDegrees, moves }: StepBackProps) => {
  const camera = useThree((state) => state.camera)
  const viewport = useThree((state) => state.size)
  const invalidate = useThree((state) => state.invalidate)
  const wasOpen = useRef(open)
  /** Where the person stood before, and where the step back led. */
  const stepped = useRef<{ readonly before: number; readonly after: number } | null>(null)
  const walk = useRef<Walk | null>(null)

  useEffect(() => {
    if (wasOpen.current === open) return
    wasOpen.current = open
    const about = centreOf(bounds)
    const { distance, ...direction } = directionTo(camera.position.toArray(), about)
    const lens = { viewport, fovDegrees, padding: PADDING.perspective / 2 }
    const needed = perspectiveDistance(openBounds, about, direction, lens)
    const back = stepped.current
    if (open && needed > distance) stepped.current = { before: distance, after: needed }
    else if (!open && back && Math.abs(distance - back.after) < UNMOVED) stepped.current = null
    else return
    const to = open ? needed : (back?.before ?? distance)
    walk.current = { from: distance, to, startedAt: moves ? performance.now() : Number.NEGATIVE_INFINITY }
    invalidate()
  }, [open, camera, bounds, openBounds, viewport, fovDegrees, moves, invalidate])

  useFrame(() => {
    if (!walk.current) return
    const { from, to, startedAt } = walk.current
    const t = Math.min(1, (performance.now() - startedAt) / STEP_MS)
    const about = centreOf(bounds)
    const { distance: _, ...direction } = directionTo(camera.position.toArray(), about)
    camera.position.set(...positionAt(about, direction, from + (to - from) * ease(t)))
    if (t === 1) walk.current = null
    invalidate()
  })
  return null
}
