/**
 * How products are drawn in one browser (drawing-engine section 3, Client configuration): camera, antialiasing,
 * measurements, light, materials, glass and edges. The one place where these settings have their limits and their shipped
 * values; the drawing reads them, and the settings page makes its form from them.
 */
import * as z from 'zod'
import { MEASUREMENT_SIZES, type MeasurementSizes } from '#domain/drawing/rulers/scale'
import { lightNames } from './lights-text.ts'

const share = () => z.number().min(0).max(1)
const thousandths = () => z.number().min(1).max(200)
const offset = () => z.number().min(-100_000).max(100_000)
const colour = () => z.string().regex(/^#[0-9a-f]{6}$/i)

/** What a light follows: nothing, the shown side, where the camera stands, or how it is turned (D-213, DD-51). */
export const positionModes = [
  'fixed',
  'fixed-flip',
  'follow-camera-offset',
  'follow-camera-rotation',
] as const

export const lightSchema = z.strictObject({
  name: z.string().trim().min(1).max(40),
  color: colour(),
  intensity: z.number().min(0).max(20),
  /** Offsets in mm from the middle of the drawing; `yFactor` adds so many times the drawing's height. */
  yOffset: offset(),
  yFactor: z.number().min(-10).max(10),
  xOffset: offset(),
  zOffset: offset(),
  /** 0 is light from afar, as the sun's, that does not weaken; more is a lamp. */
  decay: z.number().min(0).max(4),
  positionMode: z.enum(positionModes),
})
export type Light = z.infer<typeof lightSchema>

export const LIGHTS_MOST = 8

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

export const renderConfigSchema = z.strictObject({
  /** Degrees, on wide screens and on those narrower than 560 px (D-243). */
  cameraFov: z.number().min(0).max(90).default(30),
  cameraFovNarrow: z.number().min(0).max(90).default(42),
  toneMapping: z.literal(['none', 'linear', 'reinhard', 'cineon', 'aces', 'agx', 'neutral']).default('none'),
  colorSpace: z.literal(['srgb', 'srgb-linear']).default('srgb'),
  /** `standard` is the graphics card's own; fxaa and smaa work on the finished picture. */
  antialiasing: z.literal(['standard', 'fxaa', 'smaa', false]).default('standard'),
  /** Samples per pixel before fxaa and smaa. */
  multisampling: z.literal([0, 2, 4, 8]).default(0),
  /** Pixels of the canvas where the machine is weak: 640 × 480; 0 is no limit (D-209, D-210). */
  lowPerformancePixelLimit: z.int().min(0).max(100_000_000).default(307_200),
  measurementText: thousandths().default(MEASUREMENT_SIZES.text),
  measurementDimension: thousandths().default(MEASUREMENT_SIZES.dimension),
  measurementPadding: thousandths().default(MEASUREMENT_SIZES.padding),
  measurementSpacing: thousandths().default(MEASUREMENT_SIZES.spacing),
  /** Light from everywhere, which shows the paint's own colour. */
  evenLightColor: colour().default('#ffffff'),
  evenLightIntensity: z.number().min(0).max(20).default(1.85),
  lights: z.array(lightSchema).max(LIGHTS_MOST).default(shippedLights),
  /** Judged by eye beside painted wood, powder-coated profiles and brushed steel. */
  paintRoughness: share().default(0.62),
  stainRoughness: share().default(0.75),
  aluminiumRoughness: share().default(0.5),
  aluminiumMetalness: share().default(0),
  steelRoughness: share().default(0.3),
  steelMetalness: share().default(0.15),
  glassOpacity: share().default(0.5),
  /** D-144: frosted glass lets a tenth of what is behind it through. */
  frostedGlassOpacity: share().default(0.9),
  /** How much of the sky a pane mirrors. */
  glassReflection: share().default(1),
  /** Degrees between two faces above which the edge between them is drawn (D-220, D-221). */
  edgeThreshold: z.number().min(0).max(180).default(20),
  edgeThresholdDoor: z.number().min(0).max(180).default(10),
  /** Shorter edges are left out, mm. */
  edgeMinLength: z.number().min(0).max(1000).default(0),
  /** D-217 to D-219: on the drawing, in the room, and of door leaves in the room. */
  edgeOpacity: share().default(1),
  edgeOpacity3d: share().default(0.3),
  edgeOpacityDoor: share().default(0.15),
})
export type RenderConfig = z.infer<typeof renderConfigSchema>

export const shippedRenderConfig: RenderConfig = renderConfigSchema.parse({})

export const measurementSizesOf = (config: RenderConfig): MeasurementSizes => ({
  text: config.measurementText,
  dimension: config.measurementDimension,
  padding: config.measurementPadding,
  spacing: config.measurementSpacing,
})

/** A lens of no angle sees nothing, so 0 is drawn as 1 (DD-52). */
export const fieldOfViewOf = ({ cameraFov, cameraFovNarrow }: RenderConfig, isNarrow: boolean): number =>
  Math.max(1, isNarrow ? cameraFovNarrow : cameraFov)
