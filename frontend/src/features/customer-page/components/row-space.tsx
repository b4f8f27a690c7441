/** One product in the room, to be turned and opened. Three.js is fetched when the first customer asks for it. */
import { useReducedMotion } from '@mantine/hooks'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { RenderPalette } from '#domain/contracts/render'
import { buildScene } from '#domain/drawing/build-scene'
import type { Configuration } from '#domain/rules/configuration'
import { fieldOfViewOf, shippedRenderConfig } from '../../../config/shipped-render-config.ts'
import { FailureBoundary } from '../../../drawing/failure-boundary.tsx'
import { pageText } from '../text.ts'
import classes from './row-space.module.css'
import { OpenButton, ToDrawingButton, ViewButtons } from './view-buttons.tsx'

const WebglDrawing = lazy(async () => ({
  default: (await import('../../../drawing/webgl/webgl-drawing.tsx')).WebglDrawing,
}))

interface Props {
  readonly configuration: Configuration
  readonly palette: RenderPalette
  readonly name: string
  readonly onLeave: () => void
}

export const RowSpace = ({ configuration, palette, name, onLeave }: Props) => {
  const isStill = useReducedMotion()
  const [isOpen, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const scene = useMemo(
    () =>
      buildScene(configuration, palette, {
        side: 'outside',
        measurements: false,
        hideFunctionIndicator: true,
      }),
    [configuration, palette],
  )
  const opens = scene.poses.length > 0
  const toggle = () => setOpen(opens && !isOpen)
  return (
    <>
      {hasFailed ? (
        <p className={classes.spaceNote} role="status">
          {pageText.no3d}
        </p>
      ) : (
        <FailureBoundary onFailure={() => setFailed(true)}>
          <div className={classes.space}>
            <div
              className={classes.canvas}
              role="img"
              aria-label={pageText.space(name)}
              onDoubleClick={toggle}
            >
              <Suspense
                fallback={
                  <p className={classes.spaceNote} role="status">
                    {pageText.opening3d}
                  </p>
                }
              >
                <WebglDrawing
                  scene={scene}
                  camera={{ view: 'perspective', fovDegrees: fieldOfViewOf(shippedRenderConfig, false) }}
                  pose={{ open: isOpen, moves: !isStill }}
                  quality={{ edgeThreshold: shippedRenderConfig.edgeThreshold }}
                  onLost={() => setFailed(true)}
                />
              </Suspense>
            </div>
            <span className={classes.hint}>{pageText.turn}</span>
          </div>
        </FailureBoundary>
      )}
      <ViewButtons>
        <ToDrawingButton onPress={onLeave} />
        {opens && !hasFailed && <OpenButton isOpen={isOpen} onPress={toggle} />}
      </ViewButtons>
    </>
  )
}
