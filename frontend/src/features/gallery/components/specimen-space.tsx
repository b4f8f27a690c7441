/** One product in the room, fetched when somebody asks for it. */
import { useReducedMotion } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import { buildScene } from '#domain/drawing/build-scene'
import type { ViewSide } from '#domain/drawing/scene'
import type { Configuration } from '#domain/rules/configuration'
import { fieldOfViewOf } from '../../../config/shipped-render-config.ts'
import { useRenderConfig } from '../../../config/stored-config.ts'
import { FailureBoundary } from '../../../drawing/failure-boundary.tsx'
import classes from '../gallery-page.module.css'
import { galleryText } from '../text.ts'

const WebglDrawing = lazy(async () => ({
  default: (await import('../../../drawing/webgl/webgl-drawing.tsx')).WebglDrawing,
}))

interface SpecimenSpaceProps {
  readonly configuration: Configuration
  readonly colorLists: ColorLists
  readonly side: ViewSide
  readonly label: string
}

export const SpecimenSpace = ({ configuration, colorLists, side, label }: SpecimenSpaceProps) => {
  const look = useRenderConfig()
  const isStill = useReducedMotion()
  const [isOpen, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return <p className={classes.fault}>{galleryText.no3d}</p>
  const scene = buildScene(configuration, colorLists, {
    side,
    measurements: false,
    hideFunctionIndicator: true,
  })
  return (
    <FailureBoundary onFailure={() => setFailed(true)}>
      <div className={classes.space} role="img" aria-label={label} onDoubleClick={() => setOpen(!isOpen)}>
        <Suspense fallback={<p className={classes.waiting}>{galleryText.opening3d}</p>}>
          <WebglDrawing
            scene={scene}
            camera={{ view: 'perspective', fovDegrees: fieldOfViewOf(look, false) }}
            pose={{ open: isOpen, moves: !isStill }}
            quality={{ edgeThreshold: look.edgeThreshold, look }}
            onLost={() => setFailed(true)}
          />
        </Suspense>
      </div>
    </FailureBoundary>
  )
}
