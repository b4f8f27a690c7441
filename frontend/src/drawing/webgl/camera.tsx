/**
 * The camera: straight on for drawings (orthogonal), a step to the side for looking (perspective). It frames the product
 * when its size, the viewport or the shown side changes, and otherwise stays where a person has turned it.
 */
import { OrbitControls, OrthographicCamera, PerspectiveCamera } from '@react-three/drei'
import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { ease } from '#domain/drawing/ease'
import type { ViewSide } from '#domain/drawing/scene'
import { type Bounds, centreOf, type Direction, fittingScale, perspectivePosition } from '../framing.ts'

/** D-244. */
const NEAR = 200
const FAR = 300_000
/** D-182, D-184: mm left free around the product. */
export const PADDING = { orthogonal: 20, perspective: 150 }
/** From where one stands in front of a house wall: a little to the right and above the middle. */
const STANCE: Direction = { azimuth: 26, elevation: 9 }
export const STEP_MS = 200

/** Tells our camera from the one that a canvas begins with. */
export const CAMERA_NAME = 'view'

export type CameraView = 'perspective' | 'orthogonal'

interface CameraProps {
  readonly view: CameraView
  readonly side: ViewSide
  readonly bounds: Bounds
  readonly fovDegrees: number
  /** False in pictures and with reduced motion. */
  readonly moves: boolean
  /** Pictures are taken from where the camera stands; nobody turns it. */
  readonly turnable: boolean
}

const behind = (side: ViewSide): number => (side === 'inside' ? 180 : 0)

export const Camera = ({ view, side, bounds, fovDegrees, moves, turnable }: CameraProps) => {
  const camera = useThree((state) => state.camera)
  const controls = useThree((state) => state.controls) as {
    target: { set: (...at: number[]) => void }
    update: () => void
  } | null
  const size = useThree((state) => state.size)
  const invalidate = useThree((state) => state.invalidate)
  const azimuth = useRef(behind(side))
  const flip = useRef<{ from: number; startedAt: number } | null>(null)
  const lens = { viewport: size, fovDegrees, padding: PADDING.perspective }
  const frame = JSON.stringify([bounds, size.width, size.height, fovDegrees])

  const stand = (around: number) => {
    const centre = centreOf(bounds)
    if (view === 'perspective') {
      const direction = { azimuth: STANCE.azimuth + around, elevation: STANCE.elevation }
      camera.position.set(...perspectivePosition(bounds, direction, lens))
    } else {
      const radians = (around * Math.PI) / 180
      camera.position.set(
        centre[0] + Math.sin(radians) * 20_000,
        centre[1],
        centre[2] + Math.cos(radians) * 20_000,
      )
      camera.zoom = fittingScale(
        bounds.max[0] - bounds.min[0],
        bounds.max[1] - bounds.min[1],
        size,
        PADDING.orthogonal,
      )
    }
    camera.lookAt(...centre)
    camera.updateProjectionMatrix()
    controls?.target.set(...centre)
    controls?.update()
    azimuth.current = around
    invalidate()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `frame` stands for what is framed; a mere redraw must not undo a turn.
  useEffect(() => {
    if (azimuth.current !== behind(side) && moves) {
      flip.current = { from: azimuth.current, startedAt: performance.now() }
      invalidate()
    } else stand(behind(side))
  }, [camera, controls, view, side, frame, moves])

  useFrame(() => {
    if (!flip.current) return
    const t = Math.min(1, (performance.now() - flip.current.startedAt) / STEP_MS)
    stand(flip.current.from + (behind(side) - flip.current.from) * ease(t))
    if (t === 1) flip.current = null
  })

  return (
    <>
      {view === 'perspective' ? (
        <PerspectiveCamera name={CAMERA_NAME} makeDefault fov={fovDegrees} near={NEAR} far={FAR} />
      ) : (
        <OrthographicCamera name={CAMERA_NAME} makeDefault near={NEAR} far={FAR} />
      )}
      {turnable ? (
        <OrbitControls
          makeDefault
          enableDamping={false}
          enablePan={false}
          enableRotate={view === 'perspective'}
          maxPolarAngle={Math.PI * 0.62}
          minPolarAngle={Math.PI * 0.18}
          minDistance={600}
          maxDistance={40_000}
        />
      ) : null}
    </>
  )
}
