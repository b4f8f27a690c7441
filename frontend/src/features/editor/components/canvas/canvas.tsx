/**
 * The drawing table: the product on paper, as large as there is room for. A drawing at first; 3D is fetched when somebody
 * opens it, and where there is no graphics card the drawing stays, with a word about why.
 */
import { useElementSize, useReducedMotion } from '@mantine/hooks'
import { IconDoorEnter, IconRulerMeasure } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { buildScene } from '#domain/drawing/build-scene'
import type { ViewSide } from '#domain/drawing/scene'
import { NONE } from '#domain/rules/offer'
import { readableTextSize } from '../../../../drawing/framing.ts'
import { SelectableDrawing } from '../../../../drawing/svg/selectable-drawing.tsx'
import { formatSize } from '../../../../ui/format.ts'
import { partName } from '../../state/part-names.ts'
import { useEditor } from '../../state/use-editor.ts'
import { editorText } from '../../text.ts'
import { useBarEdits } from '../../use-bar-edits.ts'
import classes from './canvas.module.css'
import { Space } from './space.tsx'

export type Dimension = '2d' | '3d'

interface CanvasProps {
  readonly side: ViewSide
  readonly dimension: Dimension
  /** 3D cannot be shown here. */
  readonly onNo3d: () => void
  readonly has3d: boolean
  /** Why nothing can be changed; null when it can. */
  readonly lockReason: string | null
}

export const Canvas = ({ side, dimension, onNo3d, has3d, lockReason }: CanvasProps) => {
  const editor = useEditor()
  const { configuration, book, selected, select } = editor
  const bars = useBarEdits()
  const [measured, setMeasured] = useState({ '2d': true, '3d': false })
  const [isOpen, setOpen] = useState(false)
  const reducedMotion = useReducedMotion()
  const { ref, ...sheet } = useElementSize()
  const shows3d = dimension === '3d' && has3d
  const measurements = measured[shows3d ? '3d' : '2d']

  const { width, height } = configuration.values
  const textSize = shows3d ? null : readableTextSize({ width, height }, sheet)
  const scene = useMemo(
    () =>
      buildScene(configuration, book, {
        side,
        measurements,
        hideFunctionIndicator: shows3d,
        ...(textSize !== null && { textSize }),
      }),
    [configuration, book, side, measurements, shows3d, textSize],
  )
  const opens = scene.poses.length > 0
  const toggleOpen = () => setOpen(opens && !isOpen)

  return (
    <section className={classes.canvas} aria-label={editorText.drawing}>
      {shows3d ? (
        <Space
          scene={scene}
          label={drawingLabel(editor.configuration, side)}
          isOpen={isOpen}
          moves={!reducedMotion}
          selected={selected}
          onSelect={(part) => select(selected.includes(part) ? [] : [part])}
          onToggleOpen={toggleOpen}
          onLost={onNo3d}
        />
      ) : (
        <div className={classes.paper} ref={ref}>
          <SelectableDrawing
            scene={scene}
            label={drawingLabel(editor.configuration, side)}
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
        </div>
      )}
      <div className={classes.notices} role="status">
        {lockReason === null ? null : <p className={classes.notice}>{lockReason}</p>}
        {dimension === '3d' && !has3d ? <p className={classes.notice}>{editorText.noWebgl}</p> : null}
        {!shows3d && configuration.values.decorLaminate !== NONE ? (
          <p className={classes.notice}>{editorText.laminateNotIn2d}</p>
        ) : null}
      </div>
      <div className={classes.floating}>
        <button
          type="button"
          className={classes.button}
          aria-pressed={measurements}
          onClick={() => setMeasured({ ...measured, [shows3d ? '3d' : '2d']: !measurements })}
        >
          <IconRulerMeasure size={16} aria-hidden />
          {editorText.measurements}
        </button>
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

/** What somebody who does not see the drawing should know of it. */
const drawingLabel = (
  { model, values }: ReturnType<typeof useEditor>['configuration'],
  side: ViewSide,
): string =>
  `${model.name}, ${formatSize(values.width, values.height)} mm, ${
    side === 'outside' ? editorText.seenFromOutside : editorText.seenFromInside
  }`
