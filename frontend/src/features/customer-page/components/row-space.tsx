/** One product in the room, to be turned and opened. Three.js is fetched when the first customer asks for it. */
import { Button } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconDoor, IconDoorOff } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { Palette } from '#domain/contracts/render'
import { buildScene } from '#domain/drawing/build-scene'
import type { Configuration } from '#domain/rules/configuration'
import { fieldOfViewOf, shippedRenderConfig } from '../../../config/render-config.ts'
import { FailureBoundary } from '../../../drawing/failure-boundary.tsx'
import classes from '../customer-page.module.css'
import { pageText } from '../text.ts'

const WebglDrawing = lazy(async () => ({
  default: (await import('../../../drawing/webgl/webgl-drawing.tsx')).WebglDrawing,
}))

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

interface Props {
  readonly configuration: Configuration
  readonly palette: Palette
  readonly name: string
}

export const RowSpace = ({ configuration, palette, name }: Props) => {
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
  if (hasFailed) return <p className={classes.spaceNote}>{pageText.no3d}</p>
  return (
    <FailureBoundary onFailure={() => setFailed(true)}>
      <div className={classes.space} role="img" aria-label={pageText.space(name)}>
        <Suspense
          fallback={
            <p className={classes.spaceNote} role="status">
              {pageText.opening3d}
            </p>
          }
        >
          <WebglDrawing
            scene={scene}
            view="perspective"
            open={isOpen}
            moves={!isStill}
            fovDegrees={fieldOfViewOf(shippedRenderConfig, false)}
            edgeThreshold={shippedRenderConfig.edgeThreshold}
            onLost={() => setFailed(true)}
          />
        </Suspense>
      </div>
      <div className={classes.spaceBar}>
        <span className={classes.soft}>{pageText.turn}</span>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={isOpen ? <IconDoorOff {...icon} /> : <IconDoor {...icon} />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? pageText.close : pageText.open}
        </Button>
      </div>
    </FailureBoundary>
  )
}
