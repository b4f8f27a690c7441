/** The picture on the drawing table in the way that this browser can: in 3D, as a drawing, or as a picture from the server. */
import { useReducedMotion } from '@mantine/hooks'
import { type ComponentProps, type Ref, useState } from 'react'
import type { DoorModelStep } from '#domain/drawing/door-model/notices'
import { drawingHash } from '#domain/drawing/drawing-hash'
import { opensAnything } from '#domain/drawing/rows-of-scene'
import type { Scene, ViewSide } from '#domain/drawing/scene'
import { FailureBoundary } from '../../../../drawing/failure-boundary.tsx'
import { FallbackImage } from '../../../../drawing/fallback-image.tsx'
import type { Renderer } from '../../../../drawing/mode/use-renderer.ts'
import { formatSize } from '../../../../ui/format.ts'
import { useEditor } from '../../state/use-editor.ts'
import { editorText } from '../../text.ts'
import classes from './canvas.module.css'
import { Paper } from './parts.tsx'
import { Space } from './space.tsx'

interface PictureProps {
  readonly row: { readonly orderNumber: number; readonly rowNumber: number }
  readonly scene: Scene
  readonly side: ViewSide
  readonly step: Renderer['step']
  readonly onFailure: Renderer['fail']
  readonly selection: ComponentProps<typeof Space>['selection']
  readonly paper: Pick<ComponentProps<typeof Paper>, 'zoom' | 'setZoom'> & {
    readonly ref: Ref<HTMLDivElement>
  }
  readonly onLeaf: (leaf: DoorModelStep) => void
}

export const CanvasPicture = ({
  row,
  scene,
  side,
  step,
  onFailure,
  selection,
  paper,
  onLeaf,
}: PictureProps) => {
  const { configuration } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const reducedMotion = useReducedMotion()
  const opens = opensAnything(scene)
  const label = drawingLabel(configuration, side)

  // The server's own picture comes with the row's number.
  if (step === 'fallback' && row.rowNumber < 0) return <p className={classes.nothing}>{editorText.loading}</p>
  if (step === 'none') return <p className={classes.nothing}>Error</p>
  if (step === 'fallback')
    return (
      <div className={classes.paper}>
        <FallbackImage
          {...row}
          side={side}
          hash={drawingHash(configuration.product)}
          onFailure={() => onFailure('fallback')}
        />
      </div>
    )
  if (step === 'webgl' || step === 'webgl-lowpower')
    return (
      <Space
        key={step}
        scene={scene}
        label={label}
        isLow={step === 'webgl-lowpower'}
        opening={{ isOpen, moves: !reducedMotion, onToggle: opens ? () => setOpen(!isOpen) : null }}
        selection={selection}
        onLost={() => onFailure(step)}
        onLeaf={onLeaf}
      />
    )
  return (
    <FailureBoundary onFailure={() => onFailure('svg')}>
      <div className={classes.paper} ref={paper.ref}>
        <Paper
          scene={scene}
          label={label}
          lit={selection.selected}
          onSelect={selection.onSelect}
          zoom={paper.zoom}
          setZoom={paper.setZoom}
        />
      </div>
    </FailureBoundary>
  )
}

/** What somebody who does not see the drawing should know of it. */
const drawingLabel = (
  { model, values }: ReturnType<typeof useEditor>['configuration'],
  side: ViewSide,
): string =>
  `${model.name}, ${formatSize(values.width, values.height)}\u00a0mm, ${editorText.seenFrom[side].toLowerCase()}`
