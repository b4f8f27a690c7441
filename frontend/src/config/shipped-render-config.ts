/**
 * How products are drawn where this browser has no settings of its own (drawing-engine section 3, Client configuration):
 * camera, antialiasing, measurements, light, materials, glass and edges. Apart from the limits in render-config.ts, so that a
 * page which only draws loads no validation.
 */
import { MEASUREMENT_SIZES, type MeasurementSizes } from '#domain/drawing/rulers/scale'
import { lightNames } from './lights-text.ts'

/** What a light follows: nothing, the shown side, where the camera stands, or how it is turned (D-213, DD-51). */
export const positionModes = [
  'fixed',
  'fixed-flip',
  'follow-camera-offset',
  'follow-camera-rotation',
] as const

export interface Light {
  readonly name: string
  readonly color: string
  readonly intensity: number
  /** Offsets in mm from the middle of the drawing; `yFactor` adds so many times the drawing's height. */
  readonly yOffset: number
  readonly yFactor: number
  readonly xOffset: number
  readonly zOffset: number
  /** 0 is light from afar, as the sun's, that does not weaken; more is a lamp. */
  readonly decay: number
  readonly positionMode: (typeof positionModes)[number]
}

/** A bright day by a house wall; the fill light is there to be turned up. */
const shippedLights: Light[] = [
  {
    get name() {
      return lightNames.main
    },
    color: '#ffffff',
    intensity: 1.6,
    yOffset: 1600,
    yFactor: 0.5,
    xOffset: -1500,
    zOffset: 0,
    decay: 0,
    positionMode: 'fixed-flip',
  },
  {
    get name() {
      return lightNames.fill
    },
    color: '#ffffff',
    intensity: 0,
    yOffset: 500,
    yFactor: 0,
    xOffset: 1500,
    zOffset: 0,
    decay: 0,
    positionMode: 'follow-camera-offset',
  },
]

export interface RenderConfig {
  /** Degrees, on wide screens and on those narrower than 560 px (D-243). */
  cameraFov: number
  cameraFovNarrow: number
  toneMapping: 'none' | 'linear' | 'reinhard' | 'cineon' | 'aces' | 'agx' | 'neutral'
  colorSpace: 'srgb' | 'srgb-linear'
  /** `standard` is the graphics card's own; fxaa and smaa work on the finished picture. */
  antialiasing: 'standard' | 'fxaa' | 'smaa' | false
  /** Samples per pixel before fxaa and smaa. */
  multisampling: 0 | 2 | 4 | 8
  /** Pixels of the canvas where the machine is weak: 640 × 480; 0 is no limit (D-209, D-210). */
  lowPerformancePixelLimit: number
  measurementText: number
  measurementDimension: number
  measurementPadding: number
  measurementSpacing: number
  /** Light from everywhere, which shows the paint's own colour. */
  evenLightColor: string
  evenLightIntensity: number
  lights: Light[]
  /** Judged by eye beside painted wood, powder-coated profiles and brushed steel. */
  paintRoughness: number
  stainRoughness: number
  aluminiumRoughness: number
  aluminiumMetalness: number
  steelRoughness: number
  steelMetalness: number
  glassOpacity: number
  /** D-144: frosted glass lets a tenth of what is behind it through. */
  frostedGlassOpacity: number
  /** How much of the sky a pane mirrors. */
  glassReflection: number
  /** Degrees between two faces above which the edge between them is drawn (D-220, D-221). */
  edgeThreshold: number
  edgeThresholdDoor: number
  /** Shorter edges are left out, mm. */
  edgeMinLength: number
  /** D-217 to D-219: on the drawing, in the room, and of door leaves in the room. */
  edgeOpacity: number
  edgeOpacity3d: number
  edgeOpacityDoor: number
}

export const shippedRenderConfig: RenderConfig = {
  cameraFov: 30,
  cameraFovNarrow: 42,
  toneMapping: 'none',
  colorSpace: 'srgb',
  antialiasing: 'standard',
  multisampling: 0,
  lowPerformancePixelLimit: 307_200,
  measurementText: MEASUREMENT_SIZES.text,
  measurementDimension: MEASUREMENT_SIZES.dimension,
  measurementPadding: MEASUREMENT_SIZES.padding,
  measurementSpacing: MEASUREMENT_SIZES.spacing,
  evenLightColor: '#ffffff',
  evenLightIntensity: 1.85,
  lights: shippedLights,
  paintRoughness: 0.62,
  stainRoughness: 0.75,
  aluminiumRoughness: 0.5,
  aluminiumMetalness: 0,
  steelRoughness: 0.3,
  steelMetalness: 0.15,
  glassOpacity: 0.5,
  frostedGlassOpacity: 0.9,
  glassReflection: 1,
  edgeThreshold: 20,
  edgeThresholdDoor: 10,
  edgeMinLength: 0,
  edgeOpacity: 1,
  edgeOpacity3d: 0.3,
  edgeOpacityDoor: 0.15,
}

export const measurementSizesOf = (config: RenderConfig): MeasurementSizes => ({
  text: config.measurementText,
  dimension: config.measurementDimension,
  padding: config.measurementPadding,
  spacing: config.measurementSpacing,
})

/** A lens of no angle sees nothing, so 0 is drawn as 1 (DD-52). */
export const fieldOfViewOf = ({ cameraFov, cameraFovNarrow }: RenderConfig, isNarrow: boolean): number =>
  Math.max(1, isNarrow ? cameraFovNarrow : cameraFov)
