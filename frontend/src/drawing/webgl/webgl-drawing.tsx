/**
 * The WebGL interpreter of a scene: the same parts as on paper, as solids in the light. Nothing here knows what a window
 * is. Loaded only when somebody opens a 3D view; `prefers-reduced-motion` stops every movement that a person did not make.
 */
import './three-console.ts'
import { Canvas } from '@react-three/fiber'
import { lazy, memo, Suspense, useEffect, useMemo, useRef } from 'react'
import { PCFShadowMap } from 'three'
import type { Scene } from '#domain/drawing/scene'
import { type RenderConfig, shippedRenderConfig } from '../../config/shipped-render-config.ts'
import { type Bounds, viewBoundsOf } from '../framing.ts'
import { Camera, type CameraView } from './camera.tsx'
import { type LeafState, useLeafModel } from './door/use-leaf-model.ts'
import { FrameCounter } from './frame-counter.tsx'
import { Ground } from './ground.tsx'
import { useLaminate } from './laminate/use-laminate.ts'
import { Lights } from './lights.tsx'
import { LookContext } from './look.ts'
import { LossWatch } from './loss-watch.tsx'
import { makeShelf } from './materials.ts'
import { outputOf } from './output.ts'
import { SpaceOverlay } from './overlay.tsx'
import { PixelRatio } from './pixel-ratio.tsx'
import { openBoundsOf } from './place.ts'
import { ProductSolids } from './product-model.tsx'
import { RowsBeside } from './rows-beside.tsx'
import { Rulers } from './rulers.tsx'
import { SceneLines } from './scene-lines.tsx'
import { type PictureSettings, Snapshot } from './snapshot.tsx'
import { useDisposable } from './use-disposable.ts'
import { useSteady, useSteadyCall } from './use-steady.ts'
import classes from './webgl-drawing.module.css'
import { Marker } from './words.tsx'

const SmoothPass = lazy(async () => ({ default: (await import('./smooth-pass.tsx')).SmoothPass }))

interface Quality {
  /** D-220, D-221: 15 to 25 on the screen, 10 in pictures. */
  readonly edgeThreshold: number
  /** How this browser wants it; as shipped where nobody says otherwise. */
  readonly look?: RenderConfig
  /** A weak machine: few pixels, no shadows, no antialiasing (D-198). */
  readonly isLow?: boolean
  /** Draws all the time and counts, so often in milliseconds (DD-08). */
  readonly countsFramesEvery?: number
}

interface Selection {
  /** What lights up. */
  readonly selected?: readonly string[]
  /** Null for a press beside everything that can be selected. */
  readonly onSelect?: ((id: string | null) => void) | undefined
}

interface WebglDrawingProps {
  readonly scene: Scene
  readonly camera: {
    readonly view: CameraView
    /** D-243: 30 on wide screens, 42 on narrow ones, 10 in pictures. */
    readonly fovDegrees: number
  }
  /** Whether what can be opened stands open, and whether it moves there. */
  readonly pose: { readonly open: boolean; readonly moves: boolean }
  readonly quality: Quality
  readonly selection?: Selection
  /** The graphics card was taken away. */
  readonly onLost?: () => void
  /** How far the 3D model of a door's leaf has come. */
  readonly onLeaf?: (leaf: LeafState) => void
  readonly picture?: PictureSettings
}

const NOTHING: readonly string[] = []

export const WebglDrawing = (props: WebglDrawingProps) => {
  const { scene, picture } = props
  const steady = useSteady(scene)
  const camera = useSteady(props.camera)
  const pose = useSteady(props.pose)
  const quality = useSteady(props.quality)
  const selected = useSteady(props.selection?.selected ?? NOTHING)
  const onSelect = useSteadyCall(props.selection?.onSelect)
  const selection = useMemo((): Selection => ({ selected, onSelect }), [selected, onSelect])
  const onLost = useSteadyCall(props.onLost)
  const onLeaf = useSteadyCall(props.onLeaf)
  // A picture is taken of each scene that is handed in, also of the same one twice.
  return (
    <Room
      {...props}
      {...{ camera, pose, quality, selection }}
      scene={picture ? scene : steady}
      onLost={onLost}
      onLeaf={onLeaf}
    />
  )
}

const Room = memo(
  ({ scene, camera, pose, quality, selection, onLost, onLeaf, picture }: WebglDrawingProps) => {
    const { view, fovDegrees } = camera
    const { open, moves } = pose
    const { selected = NOTHING, onSelect } = selection ?? {}
    const { edgeThreshold, look = shippedRenderConfig, isLow = false, countsFramesEvery } = quality
    const frames = useRef<HTMLOutputElement>(null)
    const laminate = useLaminate(scene)
    const laminatePicture = laminate.step === 'shown' ? laminate.texture : null
    const shelf = useDisposable(() => makeShelf(look, laminatePicture), [look, laminatePicture])
    const { antialiasing } = look
    const bounds = useMemo((): Bounds => viewBoundsOf(scene, view), [scene, view])
    const openBounds = useMemo(() => openBoundsOf(scene, bounds), [scene, bounds])
    const perspective = view === 'perspective'
    // A picture is drawn once, by the snapshot that takes it; only a pass that smooths it works in a frame.
    const isDrawnOnce = picture !== undefined && antialiasing === 'standard'
    const frameloop = isDrawnOnce ? 'never' : countsFramesEvery === undefined ? 'demand' : 'always'
    const leaf = useLeafModel(scene.leafModel)
    const leafName = leaf.step === 'shown' ? leaf.name : null
    // biome-ignore lint/correctness/useExhaustiveDependencies: a leaf that is only stretched anew is no news.
    useEffect(() => onLeaf?.(leaf), [leaf.step, leafName, onLeaf])
    // A picture waits for the model and the laminate; without a model it is not taken (D-160), without a laminate it is.
    const isComplete = (leaf.step === 'none' || leaf.step === 'shown') && laminate.step !== 'loading'
    const shown = { shelf, open, moves, edgeThreshold, isRoom: perspective, onSelect }

    return (
      <>
        <Canvas
          // What a graphics context is made with cannot be changed afterwards.
          key={`${antialiasing} ${isLow}`}
          frameloop={frameloop}
          shadows={isLow ? false : { type: PCFShadowMap }}
          dpr={1}
          onPointerMissed={() => onSelect?.(null)}
          gl={{
            antialias: antialiasing === 'standard' && !isLow,
            powerPreference: isLow ? 'low-power' : 'default',
            alpha: true,
            preserveDrawingBuffer: picture !== undefined,
            ...outputOf(look),
          }}
        >
          <LookContext value={look}>
            {picture && !picture.transparent ? <color attach="background" args={['#ffffff']} /> : null}
            <Camera
              view={view}
              side={scene.view.side}
              bounds={bounds}
              openBounds={openBounds}
              open={open}
              fovDegrees={fovDegrees}
              moves={moves}
              turnable={picture === undefined}
            />
            {onLost ? <LossWatch onLost={onLost} /> : null}
            <Lights bounds={bounds} side={scene.view.side} shadows={perspective && !isLow} />
            <ProductSolids {...shown} scene={scene} leaf={leaf} selected={selected} />
            <RowsBeside {...shown} scene={scene} />
            <SceneLines scene={scene} />
            <Rulers scene={scene} />
            <SpaceOverlay scene={scene} />
            <Marker scene={scene} />
            {perspective ? <Ground bounds={bounds} /> : null}
            {picture && isComplete ? <Snapshot scene={scene} picture={picture} /> : null}
            {picture ? null : <PixelRatio isLow={isLow} />}
            {(antialiasing === 'fxaa' || antialiasing === 'smaa') && !isLow ? (
              <Suspense>
                <SmoothPass kind={antialiasing} samples={look.multisampling} />
              </Suspense>
            ) : null}
            {countsFramesEvery === undefined ? null : (
              <FrameCounter shownIn={frames} intervalMs={countsFramesEvery} />
            )}
          </LookContext>
        </Canvas>
        {countsFramesEvery === undefined ? null : (
          <output ref={frames} className={classes.frames} aria-live="off" />
        )}
      </>
    )
  },
)
