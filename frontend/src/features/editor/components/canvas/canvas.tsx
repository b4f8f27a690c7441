/**
 * The drawing table: the product on paper, as large as there is room for. A drawing at first; 3D is fetched when somebody
 * opens it. What the browser cannot do is done in the next best way, with a word about it.
 */
import { useElementSize, useReducedMotion } from '@mantine/hooks'
import { IconDoorEnter, IconRulerMeasure } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { boxOfRows } from '#domain/drawing/build-construction'
import { type DoorModelStep, doorModelNotices } from '#domain/drawing/door-model/notices'
import { drawingHash } from '#domain/drawing/drawing-hash'
import type { Scene, ViewSide } from '#domain/drawing/scene'
import { heightOf, widthOf } from '#domain/geometry/polygon'
import { NONE } from '#domain/rules/offer'
import { measurementSizesOf } from '../../../../config/render-config.ts'
import { useAppConfig, useRenderConfig } from '../../../../config/stored-config.ts'
import { FailureBoundary } from '../../../../drawing/failure-boundary.tsx'
import { FallbackImage } from '../../../../drawing/fallback-image.tsx'
import { readableTextSize } from '../../../../drawing/framing.ts'
import { shownStep, tellsOfMode } from '../../../../drawing/mode/decide-renderer.ts'
import { ModeNotice } from '../../../../drawing/mode/mode-notice.tsx'
import type { Renderer } from '../../../../drawing/mode/use-renderer.ts'
import { SelectableDrawing } from '../../../../drawing/svg/selectable-drawing.tsx'
import { formatSize } from '../../../../ui/format.ts'
import { partName } from '../../state/part-names.ts'
import { useEditor } from '../../state/use-editor.ts'
import { editorText } from '../../text.ts'
import { useBarEdits } from '../../use-bar-edits.ts'
import type { Construction } from '../../use-construction.ts'
import { BarTip } from './bar-tip.tsx'
import classes from './canvas.module.css'
import { Space } from './space.tsx'
import { useScene } from './use-scene.ts'

export type Dimension = '2d' | '3d'

interface CanvasProps {
  readonly row: { readonly orderNumber: number; readonly rowNumber: number }
  readonly construction: Construction
  readonly side: ViewSide
  readonly dimension: Dimension
  readonly renderer: Renderer
  /** Why nothing can be changed; null when it can. */
  readonly lockReason: string | null
}

export const Canvas = ({ row, construction, side, dimension, renderer, lockReason }: CanvasProps) => {
  const { configuration, book, selected, select } = useEditor()
  const [measured, setMeasured] = useState({ '2d': true, '3d': false })
  const [isOpen, setOpen] = useState(false)
  const [leaf, setLeaf] = useState<DoorModelStep>({ step: 'none' })
  const reducedMotion = useReducedMotion()
  const look = useRenderConfig()
  const { ref, ...sheet } = useElementSize()
  const step = shownStep(renderer.step, dimension)
  const shows3d = step === 'webgl' || step === 'webgl-lowpower'
  const measurements = measured[shows3d ? '3d' : '2d']

  const whole = boxOfRows(construction.rows)
  const measurementSizes = measurementSizesOf(look)
  const textSize = shows3d
    ? null
    : readableTextSize({ width: widthOf(whole), height: heightOf(whole) }, sheet, measurementSizes)
  const scene = useScene(construction.rows, book, {
    side,
    measurements,
    hideFunctionIndicator: shows3d,
    muteNeighbours: true,
    measurementSizes,
    ...(textSize !== null && { textSize }),
  })
  const opens = scene !== null && scene.poses.length > 0
  const toggleOpen = () => setOpen(opens && !isOpen)
  const label = drawingLabel(configuration, side)
  const isTold = tellsOfMode(renderer, dimension)

  const picture = (): ReactNode => {
    if (step === 'none') return <p className={classes.nothing}>Error</p>
    if (step === 'fallback' || scene === null)
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
          selected={selected}
          onSelect={(part) => select(selected.includes(part) ? [] : [part])}
          onToggleOpen={toggleOpen}
          onLost={() => renderer.fail(step)}
          onLeaf={setLeaf}
        />
      )
    return (
      <FailureBoundary onFailure={() => renderer.fail('svg')}>
        <div className={classes.paper} ref={ref}>
          <Paper scene={scene} label={label} />
        </div>
      </FailureBoundary>
    )
  }

  return (
    <section className={classes.canvas} data-told={isTold || undefined} aria-label={editorText.drawing}>
      {picture()}
      {shows3d || step === 'fallback' ? null : <BarTip />}
      <div className={classes.notices} role="status">
        {lockReason === null ? null : <p className={classes.notice}>{lockReason}</p>}
        {scene === null ? <p className={classes.notice}>{editorText.drawingFailed}</p> : null}
        {construction.problem === null ? null : <p className={classes.notice}>{construction.problem}</p>}
        {shows3d && scene?.leafModel
          ? doorModelNotices(scene.leafModel, leaf).map((notice) => (
              <p key={notice} className={classes.notice}>
                {notice}
              </p>
            ))
          : null}
        {!shows3d && configuration.values.decorLaminate !== NONE ? (
          <p className={classes.notice}>{editorText.laminateNotIn2d}</p>
        ) : null}
      </div>
      <div className={classes.floating}>
        {isTold ? <ModeNotice mode={renderer.mode} /> : null}
        {step === 'fallback' ? null : (
          <button
            type="button"
            className={classes.button}
            aria-pressed={measurements}
            onClick={() => setMeasured({ ...measured, [shows3d ? '3d' : '2d']: !measurements })}
          >
            <IconRulerMeasure size={16} aria-hidden />
            {editorText.measurements}
          </button>
        )}
        {shows3d && opens ? (
          <button type="button" className={classes.button} aria-pressed={isOpen} onClick={toggleOpen}>
            <IconDoorEnter size={16} aria-hidden />
            {isOpen ? editorText.close : editorText.open}
          </button>
        ) : null}
      </div>
    </section>
  )
}

/** The product as a drawing whose parts can be chosen and moved. */
const Paper = ({ scene, label }: { readonly scene: Scene; readonly label: string }) => {
  const { configuration, selected, select } = useEditor()
  const bars = useBarEdits()
  const { showGrid, debugLayoutAdr, debugConnections } = useAppConfig()
  const debug = useMemo(
    () => ({ grid: showGrid, addresses: debugLayoutAdr, connections: debugConnections }),
    [showGrid, debugLayoutAdr, debugConnections],
  )
  const { side } = scene.view
  return (
    <SelectableDrawing
      scene={scene}
      debug={debug}
      label={label}
      partsLabel={editorText.parts}
      nameOf={(part) => partName(configuration.layout, part)}
      selected={selected[0] ?? null}
      onSelect={(part) => select(part === null ? [] : [part])}
      onDelete={bars.remove}
      isMovable={bars.isMovable}
      onDrag={bars.drag}
      onDrop={bars.drop}
      onNudge={(part, right, up) => bars.nudge(part, side === 'inside' ? -right : right, up)}
    />
  )
}

/** What somebody who does not see the drawing should know of it. */
const drawingLabel = (
  { model, values }: ReturnType<typeof useEditor>['configuration'],
  side: ViewSide,
): string =>
  `${model.name}, ${formatSize(values.width, values.height)} mm, ${
    side === 'outside' ? editorText.seenFromOutside : editorText.seenFromInside
  }`
