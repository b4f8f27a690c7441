/**
 * What turns with a door's leaf, moved by the clip that came with its model: the handle is pressed, the leaf opens
 * (D-167). Asks for frames only while it moves.
 */
import { useFrame, useThree } from '@react-three/fiber'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { type AnimationAction, type AnimationClip, AnimationMixer, type Group } from 'three'
import { HANDLE_PRESSED_AT, type Hand } from '#domain/drawing/door-model/opening-clip'
import type { Pose } from '#domain/drawing/scene'

interface LeafPoseProps {
  readonly pose: Pose
  readonly hand: Hand
  readonly clip: AnimationClip
  /** D-168: without a handle there is nothing to press, and the clip begins where the leaf does. */
  readonly hasLever: boolean
  readonly open: boolean
  readonly moves: boolean
  readonly children: ReactNode
}

interface Playing {
  readonly mixer: AnimationMixer
  readonly action: AnimationAction
}

export const startOf = (hasLever: boolean): number => (hasLever ? 0 : HANDLE_PRESSED_AT)

export const LeafPose = ({ pose, hand, clip, hasLever, open, moves, children }: LeafPoseProps) => {
  const root = useRef<Group>(null)
  const playing = useRef<Playing | null>(null)
  const invalidate = useThree((state) => state.invalidate)
  const target = open ? clip.duration : startOf(hasLever)
  const time = useRef(target)
  const journey = useRef<{ readonly from: number; readonly startedAt: number } | null>(null)
  const shown = useRef(target)
  const { a, z } = pose.axis

  const show = useCallback(() => {
    if (!playing.current) return
    playing.current.action.time = time.current
    playing.current.mixer.update(0)
    invalidate()
  }, [invalidate])

  // A clip is bound to nodes by their names, and a lever may have come or gone with what is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: children are the nodes that it is bound to.
  useEffect(() => {
    if (!root.current) return
    const mixer = new AnimationMixer(root.current)
    const action = mixer.clipAction(clip).play()
    action.paused = true
    playing.current = { mixer, action }
    show()
    return () => {
      mixer.stopAllAction()
      mixer.uncacheRoot(mixer.getRoot())
      playing.current = null
    }
  }, [clip, children, show])

  useEffect(() => {
    if (shown.current !== target && moves)
      journey.current = { from: time.current, startedAt: performance.now() }
    else if (!journey.current) time.current = target
    shown.current = target
    show()
  }, [target, moves, show])

  useFrame(() => {
    if (!journey.current) return
    const { from, startedAt } = journey.current
    const elapsed = (performance.now() - startedAt) / 1000
    const left = Math.max(0, Math.abs(target - from) - elapsed)
    time.current = target - Math.sign(target - from) * left
    if (left === 0) journey.current = null
    show()
  })

  return (
    <group ref={root} name={pose.id}>
      <group name={`${hand}-leaf`} position={[a[0], 0, z]}>
        <group position={[-a[0], 0, -z]}>{children}</group>
      </group>
    </group>
  )
}
