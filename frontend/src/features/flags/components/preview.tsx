/** A window and a door as the settings make them look, at once. */
import { SegmentedControl } from '@mantine/core'
import { useElementSize, useReducedMotion } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import { buildScene } from '#domain/drawing/build-scene'
import type { ViewSide } from '#domain/drawing/scene'
import { toSvgNodes } from '#domain/drawing/to-svg'
import { overlayMarksOf } from '../../../config/shipped-app-config.ts'
import { fieldOfViewOf, measurementSizesOf } from '../../../config/shipped-render-config.ts'
import { useAppConfig, useRenderConfig } from '../../../config/stored-config.ts'
import { type Dimension, DimensionControl } from '../../../drawing/dimension-control.tsx'
import { FailureBoundary } from '../../../drawing/failure-boundary.tsx'
import { FloatingArea } from '../../../drawing/floating-area.tsx'
import { readableTextSize } from '../../../drawing/framing.ts'
import { SvgDrawing } from '../../../drawing/svg/svg-drawing.tsx'
import { colorListsQuery } from '../../../row/get-colors.ts'
import classes from '../flags-page.module.css'
import { flagsText } from '../text.ts'

const WebglDrawing = lazy(async () => ({
  default: (await import('../../../drawing/webgl/webgl-drawing.tsx')).WebglDrawing,
}))

/** A top-swing window and a front door with glass. */
const MODELS = { window: 1002, door: 3104 } as const
type Shown = keyof typeof MODELS

export const FlagsPreview = () => {
  const [shown, setShown] = useState<Shown>('window')
  const [view, setView] = useState<Dimension>('3d')
  const { data: colorLists } = useQuery(colorListsQuery)
  return (
    <section className={classes.preview} aria-label={flagsText.preview}>
      <div className={classes.choices}>
        <SegmentedControl
          size="xs"
          aria-label={flagsText.product}
          value={shown}
          onChange={setShown}
          data={[
            { value: 'window', label: flagsText.window },
            { value: 'door', label: flagsText.door },
          ]}
        />
        <DimensionControl value={view} onChange={setView} />
      </div>
      {colorLists ? (
        <Drawn key={`${shown} ${view}`} model={MODELS[shown]} view={view} colorLists={colorLists} />
      ) : (
        <p className={classes.waiting}>{flagsText.loading}</p>
      )}
    </section>
  )
}

interface DrawnProps {
  readonly model: number
  readonly view: Dimension
  readonly colorLists: ColorLists
}

const Drawn = ({ model, view, colorLists }: DrawnProps) => {
  const look = useRenderConfig()
  const overlay = overlayMarksOf(useAppConfig())
  const isStill = useReducedMotion()
  const { ref, ...sheet } = useElementSize()
  const [hasFailed, setFailed] = useState(false)
  const [side, setSide] = useState<ViewSide>('outside')
  const configuration = useMemo(() => {
    const product = createProduct(model)
    if (!product.ok) throw new Error(product.code)
    return configure(product.value, colorLists)
  }, [model, colorLists])
  const { width, height } = configuration.values
  const measurementSizes = measurementSizesOf(look)
  const textSize = readableTextSize({ width, height }, sheet, measurementSizes)
  const scene = buildScene(configuration, colorLists, {
    side,
    measurements: true,
    hideFunctionIndicator: view === '3d',
    measurementSizes,
    ...(overlay && { overlay }),
    ...(textSize !== null && { textSize }),
  })
  if (hasFailed) return <p className={classes.waiting}>{flagsText.previewFailed}</p>
  return (
    <div className={classes.stage}>
      <FloatingArea flip={{ side, onFlip: setSide }}>
        <div ref={ref} className={classes.picture} role="img" aria-label={configuration.facts.description}>
          {view === '2d' ? (
            <SvgDrawing node={toSvgNodes(scene)} />
          ) : (
            <FailureBoundary onFailure={() => setFailed(true)}>
              <Suspense fallback={<p className={classes.waiting}>{flagsText.loading}</p>}>
                <WebglDrawing
                  scene={scene}
                  camera={{ view: 'perspective', fovDegrees: fieldOfViewOf(look, false) }}
                  pose={{ open: false, moves: !isStill }}
                  quality={{ edgeThreshold: look.edgeThreshold, look }}
                />
              </Suspense>
            </FailureBoundary>
          )}
        </div>
      </FloatingArea>
    </div>
  )
}
