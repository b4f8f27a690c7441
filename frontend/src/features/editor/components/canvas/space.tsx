/** The 3D view, fetched when it is first shown. Double-click or double-tap opens and closes the product. */
import { IconDoorEnter } from '@tabler/icons-react'
import { lazy, type PointerEvent, Suspense, useRef, useState } from 'react'
import type { DoorModelStep } from '#domain/drawing/door-model/notices'
import type { Scene } from '#domain/drawing/scene'
import { fieldOfViewOf } from '../../../../config/shipped-render-config.ts'
import { useAppConfig, useRenderConfig } from '../../../../config/stored-config.ts'
import { FailureBoundary } from '../../../../drawing/failure-boundary.tsx'
import { Floating, FloatingButton } from '../../../../drawing/floating-area.tsx'
import { wantsPerf } from '../../../../drawing/mode/decide-renderer.ts'
import { isDoubleTap } from '../../../../drawing/opening.ts'
import { useMedia } from '../../../../ui/use-media.ts'
import { editorText } from '../../text.ts'
import classes from './canvas.module.css'

const WebglDrawing = lazy(async () => ({
  default: (await import('../../../../drawing/webgl/webgl-drawing.tsx')).WebglDrawing,
}))

interface SpaceProps {
  readonly scene: Scene
  readonly label: string
  readonly isLow: boolean
  readonly opening: {
    readonly isOpen: boolean
    readonly moves: boolean
    /** Null where nothing opens. */
    readonly onToggle: (() => void) | null
  }
  readonly selection: {
    readonly selected: readonly string[]
    /** Null for a press beside everything that can be selected. */
    readonly onSelect: (part: string | null) => void
  }
  readonly onLost: () => void
  /** How far the 3D model of a door has come. */
  readonly onLeaf: (leaf: DoorModelStep) => void
}

/** A finger that has moved further than this was turning the model. */
const TAP_PIXELS = 10

export const Space = ({ scene, label, isLow, opening, selection, onLost, onLeaf }: SpaceProps) => {
  const isNarrow = useMedia('(max-width: 560px)')
  const look = useRenderConfig()
  const { frameTickerIntervalMs } = useAppConfig()
  const [perf] = useState(() => wantsPerf(window.location.search))
  const taps = useDoubleTap(() => opening.onToggle?.())
  return (
    // Three throws when no context can be made; the next best way of drawing takes over.
    <FailureBoundary onFailure={onLost}>
      <div className={classes.space} role="img" aria-label={label} {...taps}>
        <Suspense fallback={<p className={classes.waiting}>{editorText.loading3d}</p>}>
          <WebglDrawing
            scene={scene}
            camera={{ view: 'perspective', fovDegrees: fieldOfViewOf(look, isNarrow) }}
            pose={{ open: opening.isOpen, moves: opening.moves }}
            quality={{
              edgeThreshold: look.edgeThreshold,
              look,
              isLow,
              ...(perf && { countsFramesEvery: frameTickerIntervalMs }),
            }}
            selection={selection}
            onLost={onLost}
            onLeaf={onLeaf}
          />
        </Suspense>
      </div>
      {opening.onToggle === null ? null : (
        <Floating>
          <FloatingButton
            icon={<IconDoorEnter size={16} aria-hidden />}
            isPressed={opening.isOpen}
            onClick={opening.onToggle}
          >
            {opening.isOpen ? editorText.close : editorText.open}
          </FloatingButton>
        </Floating>
      )}
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
