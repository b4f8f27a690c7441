/** Says when a scene has been drawn, so that a picture of it can be taken. */
import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import type { Scene } from '#domain/drawing/scene'
import type { PictureSettings } from './webgl-drawing.tsx'

interface SnapshotProps {
  readonly scene: Scene
  readonly onDrawn: PictureSettings['onDrawn']
}

/** Stands last in the canvas: its effect runs after every part has taken its place. */
export const Snapshot = ({ scene, onDrawn }: SnapshotProps) => {
  const { gl, scene: world, camera, size } = useThree()
  useEffect(() => {
    // The camera that was made for this view becomes the default one a render later.
    const { width, height } = size
    if (width === 0 || height === 0) return
    gl.render(world, camera)
    onDrawn(scene, gl.domElement)
  }, [gl, world, camera, size, scene, onDrawn])
  return null
}
