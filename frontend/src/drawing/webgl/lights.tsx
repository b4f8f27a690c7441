/**
 * Light as on a bright day by a house wall: even light from everywhere shows the paint's own colour, and a key light that
 * follows the shown side gives form and the shadows in the rebates (drawing-engine section 3, Light). There is no
 * surrounding to be mirrored: working one out takes software renderers five seconds; panes mirror a sky of their own.
 * As shipped they together give a face that is seen straight on its own colour (the sum of what falls on it is π).
 */
import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { type DirectionalLight, Object3D, type PointLight } from 'three'
import type { ViewSide } from '#domain/drawing/scene'
import type { Light } from '../../config/shipped-render-config.ts'
import { type Bounds, viewCentreOf } from '../framing.ts'
import { useLook } from './look.ts'
import { LIGHT_DISTANCE, placeOfLight } from './place-light.ts'

interface LightsProps {
  readonly bounds: Bounds
  readonly side: ViewSide
  readonly shadows: boolean
}

export const Lights = ({ bounds, side, shadows }: LightsProps) => {
  const { evenLightColor, evenLightIntensity, lights } = useLook()
  const target = useMemo(() => new Object3D(), [])
  target.position.set(...viewCentreOf(bounds))
  return (
    <>
      <ambientLight color={evenLightColor} intensity={evenLightIntensity} />
      <primitive object={target} />
      {lights.map((light, index) =>
        light.intensity === 0 ? null : (
          <LightSource
            // biome-ignore lint/suspicious/noArrayIndexKey: lights have no other identity than their order
            key={index}
            light={light}
            target={target}
            bounds={bounds}
            side={side}
            // One shadow is form; a second is a riddle.
            shadows={shadows && index === 0}
          />
        ),
      )}
    </>
  )
}

interface LightSourceProps extends LightsProps {
  readonly light: Light
  readonly target: Object3D
}

const LightSource = ({ light, target, bounds, side, shadows }: LightSourceProps) => {
  const { color, intensity, decay } = light
  const source = useRef<DirectionalLight & PointLight>(null)
  const camera = useThree((state) => state.camera)
  const invalidate = useThree((state) => state.invalidate)
  const [width, height] = [bounds.max[0] - bounds.min[0], bounds.max[1] - bounds.min[1]]
  const reach = Math.max(width, height)
  const place = () =>
    source.current?.position.copy(placeOfLight(light, { centre: viewCentreOf(bounds), height, side, camera }))

  useFrame(() => {
    place()
  })
  // Where it stands is no property of the element: a change places it, for a picture that is taken at once, and asks for
  // a frame itself.
  useEffect(() => {
    place()
    invalidate()
  })

  useEffect(() => {
    // The shadow camera takes its box when it is told to, not when it is drawn.
    const lens = source.current?.shadow.camera
    if (!lens || decay > 0) return
    Object.assign(lens, {
      left: -reach,
      right: reach,
      top: reach,
      bottom: -reach,
      near: 100,
      far: LIGHT_DISTANCE * 4,
    })
    lens.updateProjectionMatrix()
  }, [reach, decay])

  if (decay > 0)
    return (
      <pointLight
        ref={source}
        color={color}
        // The stated intensity is what arrives from the ordinary distance.
        intensity={intensity * LIGHT_DISTANCE ** decay}
        decay={decay}
      />
    )
  return (
    <directionalLight
      ref={source}
      target={target}
      color={color}
      intensity={intensity}
      castShadow={shadows}
      shadow-mapSize={[2048, 2048]}
      shadow-radius={3}
      shadow-bias={-0.0006}
      shadow-normalBias={2}
    />
  )
}
