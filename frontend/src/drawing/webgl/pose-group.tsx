/** Parts that move as one. Asks for frames only while it moves. */
import { useFrame, useThree } from '@react-three/fiber'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import type { Group } from 'three'
import type { Pose, ScenePart } from '#domain/drawing/scene'
import { type Attitude, attitudeAt, durationOf, restOf } from '../opening.ts'
import { boxOf, placementOf } from './place.ts'

interface PoseGroupProps {
  readonly pose: Pose
  readonly parts: readonly ScenePart[]
  readonly open: boolean
  /** False with reduced motion and in pictures: the group is where it should be at once. */
  readonly moves: boolean
  /** Milliseconds until those before it are out of its way. */
  readonly wait: number
  readonly children: ReactNode
}

interface Journey {
  readonly from: Attitude
  readonly startedAt: number
}

export const PoseGroup = ({ pose, parts, open, moves, wait, children }: PoseGroupProps) => {
  const group = useRef<Group>(null)
  const attitude = useRef<Attitude>(restOf(pose, open))
  const journey = useRef<Journey | null>(null)
  const shown = useRef(open)
  const invalidate = useThree((state) => state.invalidate)
  const box = useMemo(() => boxOf(parts), [parts])

  const place = useCallback(() => {
    if (!group.current) return
    group.current.matrix.copy(placementOf(pose, box, attitude.current))
    group.current.matrixWorldNeedsUpdate = true
    invalidate()
  }, [pose, box, invalidate])

  useEffect(() => {
    if (shown.current !== open && moves) {
      journey.current = { from: attitude.current, startedAt: performance.now() }
    } else if (!journey.current) {
      attitude.current = restOf(pose, open)
    }
    shown.current = open
    place()
  }, [pose, open, moves, place])

  useFrame(() => {
    if (!journey.current) return
    const elapsed = performance.now() - journey.current.startedAt - wait
    attitude.current = attitudeAt(pose, open, journey.current.from, elapsed)
    if (elapsed >= durationOf(pose, open)) journey.current = null
    place()
  })

  return (
    <group ref={group} name={pose.id} matrixAutoUpdate={false}>
      {children}
    </group>
  )
}
