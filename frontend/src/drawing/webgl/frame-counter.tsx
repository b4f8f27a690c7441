/** How many pictures are drawn a second, for those who look for what is slow (`perf=true`). */
import { useFrame } from '@react-three/fiber'
import { type RefObject, useRef } from 'react'
import { formatWhole } from '../../ui/format.ts'

interface FrameCounterProps {
  readonly shownIn: RefObject<HTMLElement | null>
  readonly intervalMs: number
}

export const FrameCounter = ({ shownIn, intervalMs }: FrameCounterProps) => {
  const counted = useRef({ frames: 0, since: performance.now() })
  useFrame(() => {
    const now = performance.now()
    const { frames, since } = counted.current
    counted.current.frames = frames + 1
    if (now - since < intervalMs) return
    if (shownIn.current)
      shownIn.current.textContent = `${formatWhole(((frames + 1) * 1000) / (now - since))} bilder/s`
    counted.current = { frames: 0, since: now }
  })
  return null
}
