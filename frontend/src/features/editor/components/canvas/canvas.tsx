/**
 * The drawing table: the product on paper, as large as there is room for. A drawing at first; 3D is fetched when somebody
 * opens it. What the browser cannot do is done in the next best way, with a word about it.
 */
import { useElementSize } from '@mantine/hooks'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { DoorModelStep } from '#domain/drawing/door-model/notices'
import type { ViewSide } from '#domain/drawing/scene'
import { highlightOf } from '#domain/drawing/selection'
import type { Dimension } from '../../../../drawing/dimension-control.tsx'
import { FloatingArea } from '../../../../drawing/floating-area.tsx'
import { isModeNoticeDue, shownStep } from '../../../../drawing/mode/decide-renderer.ts'
import type { Renderer } from '../../../../drawing/mode/use-renderer.ts'
import { useShowFocused } from '../../../../drawing/svg/use-show-focused.ts'
import { useZoomKeys } from '../../../../drawing/svg/use-zoom-keys.ts'
import { WHOLE } from '../../../../drawing/svg/zoom.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { whenIdle } from '../../../../ui/when-idle.ts'
import { canvasNotices } from '../../state/canvas-notices.ts'
import { useEditor } from '../../state/use-editor.ts'
import { editorText, joineryText } from '../../text.ts'
import type { ShownConstruction } from '../../use-construction.ts'
import classes from './canvas.module.css'
import { CanvasPicture } from './canvas-picture.tsx'
import { CanvasTools } from './canvas-tools.tsx'
import { Parts } from './parts.tsx'
import { useCanvasScene } from './use-canvas-scene.ts'

const ModeNotice = lazyPart(async () => (await import('../../../../drawing/mode/mode-notice.tsx')).ModeNotice)

/** Loaded when something is selected for the first time. */
const loadPlaceBar = () => import('../place/place-bar.tsx')
const PlaceBar = lazy(async () => ({ default: (await loadPlaceBar()).PlaceBar }))

interface CanvasProps {
  readonly row: { readonly orderNumber: number; readonly rowNumber: number }
  readonly construction: ShownConstruction
  readonly side: ViewSide
  readonly dimension: Dimension
  readonly onSide: (side: ViewSide) => void
  readonly renderer: Renderer
  /** Why nothing can be changed; null when it can. */
  readonly lockReason: string | null
}

export const Canvas = ({ row, construction, side, dimension, onSide, ...rest }: CanvasProps) => {
  const { renderer, lockReason } = rest
  const { configuration, selected, select } = useEditor()
  const [zoom, setZoom] = useState(WHOLE)
  const [focused, setFocused] = useState<string | null>(null)
  const [leaf, setLeaf] = useState<DoorModelStep>({ step: 'none' })
  const { ref: sheetRef, ...sheet } = useElementSize()
  const step = shownStep(renderer.step, dimension)
  const isRoom = step === 'webgl' || step === 'webgl-lowpower'
  const isDrawn = step !== 'fallback' && step !== 'none'
  const { scene, measures, showsWallOpening } = useCanvasScene(construction, { side, isRoom, sheet })
  const { layout } = configuration
  const lit = useMemo(
    () => highlightOf(focused === null ? selected : [focused], layout),
    [focused, selected, layout],
  )
  /** A press selects, the next one on the same part clears. */
  const choose = (part: string | null) => select(part === null || selected.includes(part) ? [] : [part])
  const region = useRef<HTMLElement>(null)
  useZoomKeys(region, zoom, setZoom)
  useShowFocused(region, focused, zoom, setZoom)
  const shownAt = useMemo(() => ({ scene, zoom }), [scene, zoom])
  const [only] = selected
  // A press on a part must not wait for it.
  useEffect(() => whenIdle(loadPlaceBar), [])
  const notices = [
    ...[lockReason, construction.problem].filter((notice) => notice !== null),
    ...canvasNotices({
      isRoom,
      leafModel: scene.leafModel,
      leaf,
      decorLaminate: configuration.values.decorLaminate,
    }),
  ]

  return (
    <section ref={region} className={classes.canvas} aria-label={editorText.drawing}>
      <div className={classes.stage}>
        <FloatingArea flip={{ side, onFlip: onSide }} className={classes.buttons}>
          <CanvasPicture
            row={row}
            scene={scene}
            side={side}
            step={step}
            onFailure={renderer.fail}
            selection={{ selected: lit, onSelect: choose }}
            paper={{ zoom, setZoom, ref: sheetRef }}
            onLeaf={setLeaf}
          />
          {/* In the room one may walk round to the other side. */}
          {isRoom || step === 'none' ? null : (
            <p className={classes.caption}>
              {editorText.seenFrom[side]}
              {showsWallOpening ? <span>{joineryText.wallSource}</span> : null}
            </p>
          )}
          {isDrawn ? (
            <>
              <Parts side={side} onSelect={choose} onFocus={setFocused} />
              {isRoom || only === undefined ? null : (
                <Suspense>
                  <PlaceBar part={only} shownAt={shownAt} />
                </Suspense>
              )}
              <CanvasTools measures={measures} drawing={isRoom ? null : { zoom, setZoom }} />
            </>
          ) : null}
        </FloatingArea>
      </div>
      <div className={classes.under}>
        <div className={classes.notices} role="status">
          {notices.map((notice) => (
            <p key={notice} className={classes.notice}>
              {notice}
            </p>
          ))}
        </div>
        {isModeNoticeDue(renderer, dimension) ? <ModeNotice mode={renderer.mode} /> : null}
      </div>
    </section>
  )
}
