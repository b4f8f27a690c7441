/** Says when a scene has been drawn in its size by its own camera, so that a picture of it can be taken. */
import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import type { Scene } from '#domain/drawing/scene'
import { CAMERA_NAME } from './camera.tsx'
import type { PictureSettings } from './webgl-drawing.tsx'

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
