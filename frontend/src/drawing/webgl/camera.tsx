/**
 * The camera: straight on for drawings (orthogonal), a step to the side for looking (perspective), and what turns it by
 * hand. It stays where a person has turned it until something is shown that calls for another place.
 */
import { OrbitControls, OrthographicCamera, PerspectiveCamera } from '@react-three/drei'
import type { ViewSide } from '#domain/drawing/scene'
import { LENS } from '../camera-place.ts'
import type { Bounds } from '../framing.ts'
import { PlaceOrthogonalCamera } from './orthogonal-camera.ts'
import { PlacePerspectiveCamera } from './perspective-camera.ts'

/** Tells our camera from the one that a canvas begins with. */
export const CAMERA_NAME = 'view'

export type CameraView = 'perspective' | 'orthogonal'

interface CameraProps {
  readonly view: CameraView
  readonly side: ViewSide
  readonly bounds: Bounds
  /** Around the product wherever its sashes pass when it opens. */
  readonly openBounds: Bounds
  readonly open: boolean
  readonly fovDegrees: number
  /** False in pictures and with reduced motion. */
  readonly moves: boolean
  /** Pictures are taken from where the camera stands; nobody turns it. */
  readonly turnable: boolean
}

export const Camera = ({ view, turnable, fovDegrees, openBounds, open, ...placed }: CameraProps) => (
  <>
    {view === 'perspective' ? (
      <>
        <PerspectiveCamera name={CAMERA_NAME} makeDefault fov={fovDegrees} {...LENS} />
        <PlacePerspectiveCamera {...placed} {...{ fovDegrees, openBounds, open }} />
      </>
    ) : (
      <>
        <OrthographicCamera name={CAMERA_NAME} makeDefault {...LENS} />
        <PlaceOrthogonalCamera {...placed} />
      </>
    )}
    {turnable && view === 'perspective' ? (
      <OrbitControls
        makeDefault
        enableDamping={false}
        enablePan={false}
        maxPolarAngle={Math.PI * 0.62}
        minPolarAngle={Math.PI * 0.18}
        maxDistance={40_000}
      />
    ) : null}
  </>
)
