/**
 * The WebGL interpreter of a scene: the same parts as on paper, as solids in the light. Nothing here knows what a window
 * is. Loaded only when somebody opens a 3D view; `prefers-reduced-motion` stops every movement that a person did not make.
 */
import { Canvas } from '@react-three/fiber'
import { useMemo } from 'react'
import { NoToneMapping, PCFShadowMap } from 'three'
import type { Scene } from '#domain/drawing/scene'
import { type Bounds, boundsOf } from '../framing.ts'
import { Camera, type CameraView } from './camera.tsx'
import { Ground } from './ground.tsx'
import { Lights } from './lights.tsx'
import { LossWatch } from './loss-watch.tsx'
import { makeShelf } from './materials.ts'
import { openBoundsOf } from './place.ts'
import { ProductModel } from './product-model.tsx'
import { Rulers } from './rulers.tsx'
import { SceneLines } from './scene-lines.tsx'
import { type PictureSettings, Snapshot } from './snapshot.tsx'
import { StepBack } from './step-back.tsx'
import { useDisposable } from './use-disposable.ts'

interface WebglDrawingProps {
  readonly scene: Scene
  readonly view: CameraView
  readonly open: boolean
  readonly moves: boolean
  /** D-243: 30 on wide screens, 42 on narrow ones, 10 in pictures. */
  readonly fovDegrees: number
  /** D-220, D-221: 15 to 25 on the screen, 10 in pictures. */
  readonly edgeThreshold: number
  readonly selected?: readonly string[]
  readonly onSelect?: (id: string) => void
  /** The graphics card was taken away. */
  readonly onLost?: () => void
  readonly picture?: PictureSettings
}

const NOTHING: readonly string[] = []

export const WebglDrawing = ({
  scene,
  view,
  open,
  moves,
  fovDegrees,
  edgeThreshold,
  ...rest
}: WebglDrawingProps) => {
  const { selected = NOTHING, onSelect, onLost, picture } = rest
  const shelf = useDisposable(makeShelf, [])
  const bounds = useMemo((): Bounds => boundsOf(scene, view), [scene, view])
  const openBounds = useMemo(() => openBoundsOf(scene, bounds), [scene, bounds])
  const perspective = view === 'perspective'

  return (
    <Canvas
      frameloop="demand"
      shadows={{ type: PCFShadowMap }}
      dpr={picture ? 1 : [1, 2]}
      gl={{
        antialias: true,
        alpha: true,
        preserveDrawingBuffer: picture !== undefined,
        toneMapping: NoToneMapping,
      }}
    >
      {picture && !picture.transparent ? <color attach="background" args={['#ffffff']} /> : null}
      <Camera
        view={view}
        side={scene.view.side}
        bounds={bounds}
        fovDegrees={fovDegrees}
        moves={moves}
        turnable={picture === undefined}
      />
      {onLost ? <LossWatch onLost={onLost} /> : null}
      {perspective && picture === undefined ? (
        <StepBack bounds={bounds} openBounds={openBounds} open={open} fovDegrees={fovDegrees} moves={moves} />
      ) : null}
      <Lights bounds={bounds} side={scene.view.side} shadows={perspective} />
      <ProductModel
        scene={scene}
        shelf={shelf}
        open={open}
        moves={moves}
        edgeThreshold={edgeThreshold}
        isRoom={perspective}
        selected={selected}
        onSelect={onSelect}
      />
      <SceneLines scene={scene} />
      <Rulers scene={scene} />
      {perspective ? <Ground bounds={bounds} /> : null}
      {picture ? <Snapshot scene={scene} picture={picture} /> : null}
    </Canvas>
  )
}
