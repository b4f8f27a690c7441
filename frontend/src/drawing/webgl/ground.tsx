/**
 * What the product stands on: nothing to be seen but a soft shadow that is darkest where the product touches the ground
 * and is gone a forearm away. Worked out from the footprint, so it costs a plane and no further pass over the scene.
 */
import { useMemo } from 'react'
import { Vector2 } from 'three'
import type { Bounds } from '../framing.ts'

/** How far the shadow reaches, mm. */
const REACH = 330
const DARKNESS = 0.34

const vertexShader = `
  varying vec2 place;
  void main() {
    place = position.xy;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }
`

const fragmentShader = `
  uniform vec2 half_footprint;
  uniform float reach;
  uniform float darkness;
  varying vec2 place;
  void main() {
    float away = length(max(abs(place) - half_footprint, 0.0)) / reach;
    float shade = pow(max(1.0 - away, 0.0), 3.0);
    gl_FragColor = vec4(0.11, 0.14, 0.15, shade * darkness);
  }
`

export const Ground = ({ bounds: { min, max } }: { readonly bounds: Bounds }) => {
  const [width, depth] = [max[0] - min[0], max[2] - min[2]]
  const uniforms = useMemo(
    () => ({
      half_footprint: { value: new Vector2(width / 2 - 20, Math.max(depth / 2 - 20, 1)) },
      reach: { value: REACH },
      darkness: { value: DARKNESS },
    }),
    [width, depth],
  )
  return (
    <mesh
      name="ground"
      position={[(min[0] + max[0]) / 2, min[1] - 2, (min[2] + max[2]) / 2]}
      rotation={[-Math.PI / 2, 0, 0]}
      renderOrder={-1}
    >
      <planeGeometry args={[width + 2 * REACH, depth + 2 * REACH]} />
      <shaderMaterial
        key={`${width} ${depth}`}
        uniforms={uniforms}
        vertexShader={vertexShader}
        fragmentShader={fragmentShader}
        transparent
        depthWrite={false}
      />
    </mesh>
  )
}
