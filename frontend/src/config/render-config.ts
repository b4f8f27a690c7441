/**
 * The limits of how products are drawn in one browser (drawing-engine section 3, Client configuration). The one place where
 * these settings have their limits; the settings page makes its form from them. The shipped values stand beside it.
 */
import * as z from 'zod'
import { positionModes, type RenderConfig, shippedRenderConfig as shipped } from './shipped-render-config.ts'

const share = () => z.number().min(0).max(1)
const thousandths = () => z.number().min(1).max(200)
const offset = () => z.number().min(-100_000).max(100_000)
const colour = () => z.string().regex(/^#[0-9a-f]{6}$/i)

export const lightSchema = z.strictObject({
  name: z.string().trim().min(1).max(40),
  color: colour(),
  intensity: z.number().min(0).max(20),
  yOffset: offset(),
  yFactor: z.number().min(-10).max(10),
  xOffset: offset(),
  zOffset: offset(),
  decay: z.number().min(0).max(4),
  positionMode: z.enum(positionModes),
})

export const LIGHTS_MOST = 8

export const renderConfigSchema = z.strictObject({
  cameraFov: z.number().min(0).max(90).default(shipped.cameraFov),
  cameraFovNarrow: z.number().min(0).max(90).default(shipped.cameraFovNarrow),
  toneMapping: z
    .literal(['none', 'linear', 'reinhard', 'cineon', 'aces', 'agx', 'neutral'])
    .default(shipped.toneMapping),
  colorSpace: z.literal(['srgb', 'srgb-linear']).default(shipped.colorSpace),
  antialiasing: z.literal(['standard', 'fxaa', 'smaa', false]).default(shipped.antialiasing),
  multisampling: z.literal([0, 2, 4, 8]).default(shipped.multisampling),
  lowPerformancePixelLimit: z.int().min(0).max(100_000_000).default(shipped.lowPerformancePixelLimit),
  measurementText: thousandths().default(shipped.measurementText),
  measurementDimension: thousandths().default(shipped.measurementDimension),
  measurementPadding: thousandths().default(shipped.measurementPadding),
  measurementSpacing: thousandths().default(shipped.measurementSpacing),
  evenLightColor: colour().default(shipped.evenLightColor),
  evenLightIntensity: z.number().min(0).max(20).default(shipped.evenLightIntensity),
  lights: z.array(lightSchema).max(LIGHTS_MOST).default(shipped.lights),
  paintRoughness: share().default(shipped.paintRoughness),
  stainRoughness: share().default(shipped.stainRoughness),
  aluminiumRoughness: share().default(shipped.aluminiumRoughness),
  aluminiumMetalness: share().default(shipped.aluminiumMetalness),
  steelRoughness: share().default(shipped.steelRoughness),
  steelMetalness: share().default(shipped.steelMetalness),
  glassOpacity: share().default(shipped.glassOpacity),
  frostedGlassOpacity: share().default(shipped.frostedGlassOpacity),
  glassReflection: share().default(shipped.glassReflection),
  edgeThreshold: z.number().min(0).max(180).default(shipped.edgeThreshold),
  edgeThresholdDoor: z.number().min(0).max(180).default(shipped.edgeThresholdDoor),
  edgeMinLength: z.number().min(0).max(1000).default(shipped.edgeMinLength),
  edgeOpacity: share().default(shipped.edgeOpacity),
  edgeOpacity3d: share().default(shipped.edgeOpacity3d),
  edgeOpacityDoor: share().default(shipped.edgeOpacityDoor),
}) satisfies z.ZodType<RenderConfig>
