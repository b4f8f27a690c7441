/** A movement of the camera: one step per picture until it is there, at once where nothing may move. */
import { useFrame, useThree } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import { ease } from '#domain/drawing/ease'
import { PHASE_MS } from '../opening.ts'

/** Takes the camera as far as `t`, 0 to 1. */
type Step = (t: number) => void

export const useWalk = () => {
  const invalidate = useThree((state) => state.invalidate)
  const underWay = useRef<{ readonly step: Step; readonly startedAt: number } | null>(null)
  useFrame(() => {
    if (!underWay.current) return
    const { step, startedAt } = underWay.current
    // As long as what opens takes, so that nothing outruns the camera.
    const t = Math.min(1, (performance.now() - startedAt) / PHASE_MS)
    if (t === 1) underWay.current = null
    step(ease(t))
    invalidate()
  })
  return useMemo(
    () => ({
      go: (step: Step, moves: boolean) => {
        underWay.current = moves ? { step, startedAt: performance.now() } : null
        if (!moves) step(1)
        invalidate()
      },
      /** The person has taken over. */
      stop: () => {
        underWay.current = null
      },
      isUnderWay: () => underWay.current !== null,
    }),
    [invalidate],
  )
}
