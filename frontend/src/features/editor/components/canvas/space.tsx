/** The 3D view, fetched when it is first shown. Double-click or double-tap opens and closes the product. */
import { useMediaQuery } from '@mantine/hooks'
import { lazy, type PointerEvent, Suspense, useRef } from 'react'
import type { Scene } from '#domain/drawing/scene'
import { FailureBoundary } from '../../../../drawing/failure-boundary.tsx'
import { isDoubleTap } from '../../../../drawing/opening.ts'
import { editorText } from '../../text.ts'
import classes from './canvas.module.css'

const WebglDrawing = lazy(async () => ({
  default: (await import('../../../../drawing/webgl/webgl-drawing.tsx')).WebglDrawing,
}))

interface SpaceProps {
  readonly scene: Scene
  readonly label: string
  readonly isOpen: boolean
  readonly moves: boolean
  readonly selected: readonly string[]
  readonly onSelect: (part: string) => void
  readonly onToggleOpen: () => void
  readonly onLost: () => void
}

/** D-243. */
const FIELD_OF_VIEW = { wide: 30, narrow: 42 }
/** D-220. */
const EDGE_THRESHOLD = 20
/** A finger that has moved further than this was turning the model. */
const TAP_PIXELS = 10

export const Space = ({
  scene,
  label,
  isOpen,
  moves,
  selected,
  onSelect,
  onToggleOpen,
  onLost,
}: SpaceProps) => {
  const isNarrow = useMediaQuery('(max-width: 560px)')
  const taps = useDoubleTap(onToggleOpen)
  return (
    // Three throws when no context can be made; the drawing on paper takes over.
    <FailureBoundary onFailure={onLost}>
      <div className={classes.space} role="img" aria-label={label} {...taps}>
        <Suspense fallback={<p className={classes.waiting}>{editorText.loading3d}</p>}>
          <WebglDrawing
            scene={scene}
            view="perspective"
            open={isOpen}
            moves={moves}
            fovDegrees={isNarrow ? FIELD_OF_VIEW.narrow : FIELD_OF_VIEW.wide}
            edgeThreshold={EDGE_THRESHOLD}
            selected={selected}
            onSelect={onSelect}
            onLost={onLost}
          />
        </Suspense>
      </div>
    </FailureBoundary>
  )
}

interface Tap {
  readonly at: number
  readonly x: number
  readonly y: number
}

/** Fingers are counted here: browsers disagree on whether two taps are a double-click. */
const useDoubleTap = (onDouble: () => void) => {
  const down = useRef<Tap | null>(null)
  const last = useRef(Number.NEGATIVE_INFINITY)
  const byTouch = useRef(false)
  return {
    onPointerDown: ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent) => {
      down.current = { at, x, y }
    },
    onPointerUp: ({ pointerType, clientX, clientY, timeStamp }: PointerEvent) => {
      byTouch.current = pointerType === 'touch'
      const from = down.current
      if (!byTouch.current || !from) return
      if (Math.hypot(clientX - from.x, clientY - from.y) > TAP_PIXELS) return
      const isDouble = isDoubleTap(last.current, timeStamp)
      last.current = isDouble ? Number.NEGATIVE_INFINITY : timeStamp
      if (isDouble) onDouble()
    },
    onDoubleClick: () => {
      if (!byTouch.current) onDouble()
    },
  }
}
