/**
 * The drawing table: the product on paper, as large as there is room for. A drawing at first; 3D is fetched when somebody
 * opens it. What the browser cannot do is done in the next best way, with a word about it.
 */
import { useElementSize, useReducedMotion } from '@mantine/hooks'
import { IconRulerMeasure } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { boxOfRows } from '#domain/drawing/build-construction'
import type { DoorModelStep } from '#domain/drawing/door-model/notices'
import { drawingHash } from '#domain/drawing/drawing-hash'
import type { JoineryMark } from '#domain/drawing/joinery/marks'
import { opensAnything } from '#domain/drawing/rows-of-scene'
import type { ViewSide } from '#domain/drawing/scene'
import { highlightOf } from '#domain/drawing/selection'
import { heightOf, widthOf } from '#domain/geometry/polygon'
import { overlayMarksOf } from '../../../../config/app-config.ts'
import { useRenderConfig } from '../../../../config/checked-config.ts'
import { measurementSizesOf } from '../../../../config/render-config.ts'
import { useAppConfig } from '../../../../config/stored-config.ts'
import type { Dimension } from '../../../../drawing/dimension-control.tsx'
import { FailureBoundary } from '../../../../drawing/failure-boundary.tsx'
import { FallbackImage } from '../../../../drawing/fallback-image.tsx'
import { Floating, FloatingArea, FloatingButton } from '../../../../drawing/floating-area.tsx'
import { readableTextSize } from '../../../../drawing/framing.ts'
import { shownStep, tellsOfMode } from '../../../../drawing/mode/decide-renderer.ts'
import type { Renderer } from '../../../../drawing/mode/use-renderer.ts'
import { useShowFocused } from '../../../../drawing/svg/use-show-focused.ts'
import { useZoomKeys } from '../../../../drawing/svg/use-zoom-keys.ts'
import { WHOLE } from '../../../../drawing/svg/zoom.ts'
import { ZoomButtons } from '../../../../drawing/zoom-buttons.tsx'
import { formatSize } from '../../../../ui/format.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { whenIdle } from '../../../../ui/when-idle.ts'
import { canvasNotices } from '../../state/canvas-notices.ts'
import { keepMarks, keptMarks, roomBeside } from '../../state/joinery-marks.ts'
import { useEditor } from '../../state/use-editor.ts'
import { editorText, joineryText } from '../../text.ts'
import type { Construction } from '../../use-construction.ts'
import classes from './canvas.module.css'
import { MeasureMenu } from './measure-menu.tsx'
import { Paper, Parts } from './parts.tsx'
import { Space } from './space.tsx'
import { useScene } from './use-scene.ts'

const NO_MARKS: readonly JoineryMark[] = []

const ModeNotice = lazyPart(async () => (await import('../../../../drawing/mode/mode-notice.tsx')).ModeNotice)

/** Of no use before something is selected. */
const loadPlaceBar = () => import('../place/place-bar.tsx')
const PlaceBar = lazy(async () => ({ default: (await loadPlaceBar()).PlaceBar }))

interface CanvasProps {
  readonly row: { readonly orderNumber: number; readonly rowNumber: number }
  readonly construction: Construction
  readonly side: ViewSide
  readonly dimension: Dimension
  readonly onSide: (side: ViewSide) => void
  readonly renderer: Renderer
  /** Why nothing can be changed; null when it can. */
  readonly lockReason: string | null
}

export const Canvas = ({ row, construction, side, dimension, onSide, ...rest }: CanvasProps) => {
  const { renderer, lockReason } = rest
  const { configuration, book, selected, select } = useEditor()
  const [zoom, setZoom] = useState(WHOLE)
  const [marks, setMarks] = useState(keptMarks)
  const [measured, setMeasured] = useState({ '2d': true, '3d': false })
  const [isOpen, setOpen] = useState(false)
  const [focused, setFocused] = useState<string | null>(null)
  const [leaf, setLeaf] = useState<DoorModelStep>({ step: 'none' })
  const reducedMotion = useReducedMotion()
  const look = useRenderConfig()
  const overlay = overlayMarksOf(useAppConfig())
  const { ref, ...sheet } = useElementSize()
  const step = shownStep(renderer.step, dimension)
  const shows3d = step === 'webgl' || step === 'webgl-lowpower'
  const measurements = measured[shows3d ? '3d' : '2d']

  const whole = boxOfRows(construction.rows)
  const measurementSizes = measurementSizesOf(look)
  const joinery = shows3d ? NO_MARKS : marks
  const beside = roomBeside(joinery) * Math.max(widthOf(whole), heightOf(whole))
  const textSize = shows3d
    ? null
    : readableTextSize(
        { width: widthOf(whole) + beside, height: heightOf(whole) + beside },
        sheet,
        measurementSizes,
      )
  const scene = useScene(construction.rows, book, {
    side,
    measurements,
    hideFunctionIndicator: shows3d,
    muteNeighbours: true,
    measurementSizes,
    ...(overlay && { overlay }),
    ...(joinery.length > 0 && { joinery }),
    ...(textSize !== null && { textSize }),
  })
  const opens = opensAnything(scene)
  const toggleOpen = () => setOpen(opens && !isOpen)
  const label = drawingLabel(configuration, side)
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
  const isTold = tellsOfMode(renderer, dimension)
  const notices = [
    ...[lockReason, construction.problem].filter((notice) => notice !== null),
    ...canvasNotices({
      isRoom: shows3d,
      leafModel: scene.leafModel,
      leaf,
      decorLaminate: configuration.values.decorLaminate,
    }),
  ]

  const picture = (): ReactNode => {
    // The server's own picture comes with the row's number.
    if (step === 'fallback' && row.rowNumber < 0)
      return <p className={classes.nothing}>{editorText.loading}</p>
    if (step === 'none') return <p className={classes.nothing}>Error</p>
    if (step === 'fallback')
      return (
        <div className={classes.paper}>
          <FallbackImage
            {...row}
            side={side}
            hash={drawingHash(configuration.product)}
            onFailure={() => renderer.fail('fallback')}
          />
        </div>
      )
    if (shows3d)
      return (
        <Space
          key={step}
          scene={scene}
          label={label}
          isLow={step === 'webgl-lowpower'}
          isOpen={isOpen}
          moves={!reducedMotion}
          selected={lit}
          onSelect={choose}
          onToggleOpen={opens ? toggleOpen : null}
          onLost={() => renderer.fail(step)}
          onLeaf={setLeaf}
        />
      )
    return (
      <FailureBoundary onFailure={() => renderer.fail('svg')}>
        <div className={classes.paper} ref={ref}>
          <Paper scene={scene} label={label} lit={lit} onSelect={choose} zoom={zoom} setZoom={setZoom} />
        </div>
      </FailureBoundary>
    )
  }

  return (
    <section ref={region} className={classes.canvas} aria-label={editorText.drawing}>
      <div className={classes.stage}>
        <FloatingArea flip={{ side, onFlip: onSide }} className={classes.buttons}>
          {picture()}
          {/* In the room one may walk round to the other side. */}
          {shows3d || step === 'none' ? null : (
            <p className={classes.caption}>
              {editorText.seenFrom[side]}
              {joinery.includes('wall-opening') ? <span>{joineryText.wallSource}</span> : null}
            </p>
          )}
          {step === 'fallback' || step === 'none' ? null : (
            <>
              <Parts side={side} onSelect={choose} onFocus={setFocused} />
              {shows3d || only === undefined ? null : (
                <Suspense>
                  <PlaceBar part={only} shownAt={shownAt} />
                </Suspense>
              )}
              <Floating>
                <FloatingButton
                  icon={<IconRulerMeasure size={16} aria-hidden />}
                  isPressed={measurements}
                  onClick={() => setMeasured({ ...measured, [shows3d ? '3d' : '2d']: !measurements })}
                >
                  {editorText.measurements}
                </FloatingButton>
                {shows3d ? null : (
                  <>
                    <MeasureMenu
                      marks={marks}
                      onChange={(next) => {
                        keepMarks(next)
                        setMarks(next)
                      }}
                    />
                    <ZoomButtons zoom={zoom} setZoom={setZoom} />
                  </>
                )}
              </Floating>
            </>
          )}
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
        {isTold ? <ModeNotice mode={renderer.mode} /> : null}
      </div>
    </section>
  )
}

/** What somebody who does not see the drawing should know of it. */
const drawingLabel = (
  { model, values }: ReturnType<typeof useEditor>['configuration'],
  side: ViewSide,
): string =>
  `${model.name}, ${formatSize(values.width, values.height)} mm, ${editorText.seenFrom[side].toLowerCase()}`
