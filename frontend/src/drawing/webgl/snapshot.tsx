/** Says when a scene has been drawn in its size by its own camera, so that a picture of it can be taken. */
import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import type { Scene } from '#domain/drawing/scene'
import { CAMERA_NAME } from './camera.tsx'

/** A picture for paper or a list, taken once, instead of a view that a person turns. */
export interface PictureSettings {
  readonly width: number
  readonly height: number
  readonly transparent: boolean
  /** Called with the canvas when everything of `scene` has been drawn on it. */
  readonly onDrawn: (scene: Scene, canvas: HTMLCanvasElement) => void
}

interface SnapshotProps {
  readonly scene: Scene
  readonly picture: PictureSettings
}

/** Stands last in the canvas: its effect runs after every part has taken its place. */
export const Snapshot = ({ scene, picture: { width, height, onDrawn } }: SnapshotProps) => {
  const gl = useThree((state) => state.gl)
  const world = useThree((state) => state.scene)
  const camera = useThree((state) => state.camera)
  const size = useThree((state) => state.size)
  useEffect(() => {
    // The canvas learns its size, and which camera is its own, a moment after it is made.
    if (camera.name !== CAMERA_NAME || size.width !== width || size.height !== height) return
    gl.render(world, camera)
    onDrawn(scene, gl.domElement)
  }, [gl, world, camera, size, width, height, scene, onDrawn])
  return null
}
