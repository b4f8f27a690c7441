/**
 * Where a light stands (DD-51): 4000 mm in front of the middle of the drawing, moved by its offsets, and what it follows
 * when the shown side or the camera changes. Pure.
 */
import { type Quaternion, Vector3 } from 'three'
import type { ViewSide } from '#domain/drawing/scene'
import type { Light } from '../../config/shipped-render-config.ts'
import type { ViewVector } from '../framing.ts'

/** D-216. */
export const LIGHT_DISTANCE = 4000

interface Surroundings {
  readonly centre: ViewVector
  /** Height of the drawing, mm. */
  readonly height: number
  readonly side: ViewSide
  readonly camera: { readonly position: Vector3; readonly quaternion: Quaternion }
}

type Placed = Pick<Light, 'xOffset' | 'yOffset' | 'yFactor' | 'zOffset' | 'positionMode'>

export const placeOfLight = (light: Placed, { centre, height, side, camera }: Surroundings): Vector3 => {
  const { xOffset, zOffset, positionMode } = light
  const yOffset = light.yOffset + light.yFactor * height
  const middle = new Vector3(...centre)
  switch (positionMode) {
    case 'fixed':
      return middle.add(new Vector3(xOffset, yOffset, LIGHT_DISTANCE + zOffset))
    case 'fixed-flip': {
      const out = side === 'outside' ? 1 : -1
      return middle.add(new Vector3(xOffset * out, yOffset, (LIGHT_DISTANCE + zOffset) * out))
    }
    case 'follow-camera-offset':
      return camera.position.clone().add(new Vector3(xOffset, yOffset, zOffset))
    case 'follow-camera-rotation':
      return middle.add(
        new Vector3(xOffset, yOffset, LIGHT_DISTANCE + zOffset).applyQuaternion(camera.quaternion),
      )
  }
}
