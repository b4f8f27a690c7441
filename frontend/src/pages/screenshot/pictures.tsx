/** The two ways in which a picture is drawn. Each says when it stands, with how to take it. */
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import type { RowImageInput } from '#domain/contracts/render'
import type { Scene } from '#domain/drawing/scene'
import { toSvgNodes } from '#domain/drawing/to-svg'
import { SvgDrawing } from '../../drawing/svg/svg-drawing.tsx'
import type { LeafState } from '../../drawing/webgl/door/use-leaf-model.ts'
import { rasterise } from './rasterise.ts'

const WebglDrawing = lazy(async () => ({
  default: (await import('../../drawing/webgl/webgl-drawing.tsx')).WebglDrawing,
}))

interface PictureProps {
  readonly scene: Scene
  readonly input: RowImageInput
  readonly onDrawn: (capture: () => Promise<string>) => void
}

export const SvgPicture = ({ scene, input: { width, height }, onDrawn }: PictureProps) => {
  const holder = useRef<HTMLDivElement>(null)
  const node = useMemo(() => {
    const svg = toSvgNodes(scene)
    return { ...svg, attributes: { ...svg.attributes, width, height } }
  }, [scene, width, height])
  useEffect(() => {
    const svg = holder.current?.querySelector('svg')
    if (svg) onDrawn(() => rasterise(svg, width, height))
  }, [width, height, onDrawn])
  return (
    // An inline picture would leave room for the tails of letters below it.
    <div ref={holder} style={{ display: 'grid' }}>
      <SvgDrawing node={node} />
    </div>
  )
}

/** D-028: a long lens and every edge. */
const FIELD_OF_VIEW = 10
const EDGE_THRESHOLD = 10

interface WebglPictureProps extends PictureProps {
  readonly onLost: () => void
  /** Neither a door's model nor its fallback could be had (D-160). */
  readonly onFailure: (error: Error) => void
}

export const WebglPicture = ({ scene, input, onDrawn, onLost, onFailure }: WebglPictureProps) => {
  const { width, height, transparentBackground: transparent } = input
  const drawn = useCallback(
    (_: Scene, canvas: HTMLCanvasElement) => onDrawn(async () => canvas.toDataURL('image/png')),
    [onDrawn],
  )
  const picture = useMemo(
    () => ({ width, height, transparent, onDrawn: drawn }),
    [width, height, transparent, drawn],
  )
  const leaf = useCallback(
    (state: LeafState) => {
      if (state.step === 'failed') onFailure(state.error)
    },
    [onFailure],
  )
  return (
    <Suspense>
      <WebglDrawing
        scene={scene}
        view={input.view}
        open={false}
        moves={false}
        fovDegrees={FIELD_OF_VIEW}
        edgeThreshold={EDGE_THRESHOLD}
        picture={picture}
        onLost={onLost}
        onLeaf={leaf}
      />
    </Suspense>
  )
}
