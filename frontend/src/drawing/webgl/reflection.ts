/**
 * What a pane mirrors: a bright sky over darker ground, with streaks of light in it, more of it the flatter one looks along
 * the glass. The horizon is as near as a house across the street, so that also a pane seen from afar is lighter above. It is
 * laid over the pane as light of its own, because transparency would dim it, and it leaves the picture's alpha alone, or a
 * pane would be black on a transparent background.
 */
import { AddEquation, CustomBlending, OneFactor, ShaderMaterial, ZeroFactor } from 'three'

const vertexShader = `
  varying vec3 place;
  varying vec3 facing;
  void main() {
    vec4 world = modelMatrix * vec4(position, 1.0);
    place = world.xyz;
    facing = normalize(mat3(modelMatrix) * normal);
    gl_Position = projectionMatrix * viewMatrix * world;
  }
`

/** Fresnel's law by Schlick's approximation; 0.04 is what glass mirrors seen straight on. */
const fragmentShader = `
  uniform float share;
  varying vec3 place;
  varying vec3 facing;
  void main() {
    vec3 ahead = isOrthographic
      ? -vec3(viewMatrix[0][2], viewMatrix[1][2], viewMatrix[2][2])
      : normalize(place - cameraPosition);
    vec3 mirrored = reflect(ahead, facing);
    float sky = smoothstep(-0.55, 0.75, mirrored.y + (place.y - 700.0) / 2200.0);
    float along = fract((place.x - place.y * 0.55) / 1500.0 + mirrored.x * 0.9);
    float streaks = smoothstep(0.28, 0.31, along) - smoothstep(0.40, 0.43, along)
      + 0.6 * (smoothstep(0.46, 0.48, along) - smoothstep(0.51, 0.53, along));
    float glancing = 0.04 + 0.96 * pow(1.0 - abs(dot(ahead, facing)), 5.0);
    float strength = (0.15 + 0.9 * glancing) * (0.2 + 0.8 * sky) + 0.05 * streaks;
    gl_FragColor = vec4(vec3(0.90, 0.96, 1.0) * strength * share, 1.0);
  }
`

/** `share` of what a real pane mirrors. */
export const makeReflection = (share: number): ShaderMaterial =>
  new ShaderMaterial({
    uniforms: { share: { value: share } },
    vertexShader,
    fragmentShader,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    blendSrcAlpha: ZeroFactor,
    blendDstAlpha: OneFactor,
  })
