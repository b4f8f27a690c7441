/**
 * Light as on a bright day by a house wall: even light from everywhere shows the paint's own colour, and a key light that
 * follows the shown side gives form and the shadows in the rebates (drawing-engine section 3, Light). There is no
 * surrounding to be mirrored: working one out takes software renderers five seconds; panes mirror a sky of their own.
 */
import { useEffect, useMemo, useRef } from 'react'
import { type DirectionalLight, Object3D } from 'three'
import type { ViewSide } from '#domain/drawing/scene'
import { type Bounds, centreOf } from '../framing.ts'

/** D-216. */
const DISTANCE = 4000
/**
 * Together they give a face that is seen straight on its own colour (the sum of what falls on it is π), and one that is
 * turned away six tenths of its light.
 */
const INTENSITY = { even: 1.85, key: 1.6 }

interface LightsProps {
  readonly bounds: Bounds
  readonly side: ViewSide
  readonly shadows: boolean
}

export const Lights = ({ bounds, side, shadows }: LightsProps) => {
  const [x, y, z] = centreOf(bounds)
  const reach = Math.max(bounds.max[0] - bounds.min[0], bounds.max[1] - bounds.min[1])
  const target = useMemo(() => new Object3D(), [])
  const key = useRef<DirectionalLight>(null)
  const out = side === 'outside' ? 1 : -1
  target.position.set(x, y, z)

  useEffect(() => {
    // The shadow camera takes its box when it is told to, not when it is drawn.
    const camera = key.current?.shadow.camera
    if (!camera) return
    Object.assign(camera, {
      left: -reach,
      right: reach,
      top: reach,
      bottom: -reach,
      near: 100,
      far: DISTANCE * 4,
    })
    camera.updateProjectionMatrix()
  }, [reach])

  return (
    <>
      <ambientLight intensity={INTENSITY.even} />
      <primitive object={target} />
      <directionalLight
        ref={key}
        target={target}
        position={[x - 1500 * out, y + reach * 0.5 + 1600, z + DISTANCE * out]}
        intensity={INTENSITY.key}
        castShadow={shadows}
        shadow-mapSize={[2048, 2048]}
        shadow-radius={3}
        shadow-bias={-0.0006}
        shadow-normalBias={2}
      />
    </>
  )
}
