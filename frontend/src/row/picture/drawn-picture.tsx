/** A scene as a picture of a given size, on paper or in the room. Says when it stands, with how to take it. */
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import type { Scene } from '#domain/drawing/scene'
import { toSvgNodes } from '#domain/drawing/to-svg'
import { SvgDrawing } from '../../drawing/svg/svg-drawing.tsx'
import type { LeafState } from '../../drawing/webgl/door/use-leaf-model.ts'
import { captureCanvas, captureSvg } from './capture.ts'
import { PICTURE_LOOK, type PictureOptions } from './picture-options.ts'

const WebglDrawing = lazy(async () => ({
  default: (await import('../../drawing/webgl/webgl-drawing.tsx')).WebglDrawing,
}))

/** A PNG as a data URL; null when there is nothing to take any more. */
export type Capture = () => Promise<string | null>

interface PictureProps {
  readonly scene: Scene
  readonly options: PictureOptions
  readonly onDrawn: (capture: Capture) => void
  /** The graphics card was taken away, or neither a door's model nor its fallback could be had (D-160). */
  readonly onFailure: (error: Error) => void
}

export const DrawnPicture = (props: PictureProps) => {
  const { width, height, transparentBackground, renderer } = props.options
  return (
    <div style={{ width, height, background: transparentBackground ? 'transparent' : '#fff' }}>
      {renderer === 'svg' ? <SvgPicture {...props} /> : <WebglPicture {...props} />}
    </div>
  )
}

const SvgPicture = ({ scene, options: { width, height }, onDrawn }: PictureProps) => {
  const holder = useRef<HTMLDivElement>(null)
  const node = useMemo(() => {
    const svg = toSvgNodes(scene)
    return { ...svg, attributes: { ...svg.attributes, width, height } }
  }, [scene, width, height])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another drawing is drawn anew.
  useEffect(
    () => onDrawn(() => captureSvg(holder.current?.querySelector('svg') ?? null, width, height)),
    [node, width, height, onDrawn],
  )
  return (
    // An inline picture would leave room for the tails of letters below it.
    <div ref={holder} style={{ display: 'grid' }}>
      <SvgDrawing node={node} />
    </div>
  )
}

const WebglPicture = ({ scene, options, onDrawn, onFailure }: PictureProps) => {
  const { width, height, transparentBackground: transparent } = options
  const drawn = useCallback(
    (_: Scene, canvas: HTMLCanvasElement) => onDrawn(async () => captureCanvas(canvas)),
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
        camera={{ view: options.view, fovDegrees: PICTURE_LOOK.fovDegrees }}
        pose={{ open: false, moves: false }}
        quality={{ edgeThreshold: PICTURE_LOOK.edgeThreshold }}
        picture={picture}
        onLost={() => onFailure(new Error('the graphics context was lost'))}
        onLeaf={leaf}
      />
    </Suspense>
  )
}
