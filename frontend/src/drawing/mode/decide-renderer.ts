/**
 * How a product is drawn in this browser: with the graphics card, with it but sparing it, as a drawing, or as a picture
 * that the server makes (drawing-engine section 4, Renderer degradation). What was asked for decides where to begin; what
 * fails leads one step down, never past one (D-201). Nothing of this is remembered (DD-49). Pure.
 */
import { type PerformanceMode, performanceModes } from '../../config/shipped-app-config.ts'

export const rendererSteps = ['webgl', 'webgl-lowpower', 'svg', 'fallback', 'none'] as const
/** `none`: even the picture failed. */
export type RendererStep = (typeof rendererSteps)[number]

/** Flags of the address: these count for more than what is stored (D-207, D-208, DD-35). */
export const requestedMode = (search: string, stored: PerformanceMode): PerformanceMode => {
  const flags = new URLSearchParams(search)
  if (flags.get('fallback') === 'true') return 'fallback'
  if (flags.get('svg') === 'true') return 'svg'
  return stored
}

/** DD-08. */
export const wantsPerf = (search: string): boolean => new URLSearchParams(search).get('perf') === 'true'

export interface RendererState {
  readonly mode: PerformanceMode
  readonly step: RendererStep
}

const firstSteps: Record<PerformanceMode, RendererStep> = {
  auto: 'webgl',
  high: 'webgl',
  low: 'webgl-lowpower',
  svg: 'svg',
  fallback: 'fallback',
}

export const startIn = (mode: PerformanceMode): RendererState => ({ mode, step: firstSteps[mode] })

const rankOf = (step: RendererStep): number => rendererSteps.indexOf(step)

/** Whether a way of drawing is worse than another. */
const isBelow = (step: RendererStep, other: RendererStep): boolean => rankOf(step) > rankOf(other)

/**
 * What failed; a failure of what has been given up already changes nothing. The drawing may fail while the room has not
 * been tried.
 */
export const afterFailure = (state: RendererState, failed: RendererStep): RendererState => {
  if (isBelow(state.step, failed)) return state
  return { ...state, step: rendererSteps[rankOf(failed) + 1] ?? 'none' }
}

/** What is drawn when a person asks for the drawing or for the room: the drawing needs no graphics card. */
export const shownStep = (step: RendererStep, asked: '2d' | '3d'): RendererStep =>
  asked === '2d' && isBelow('svg', step) ? 'svg' : step

/** Whether a person should be told, and offered another mode (D-041): the machine gave in, or was told to. */
export const isModeNoticeDue = ({ mode, step }: RendererState, asked: '2d' | '3d'): boolean => {
  if (mode === 'svg' || mode === 'fallback') return true
  return isBelow(shownStep(step, asked), asked === '2d' ? 'svg' : firstSteps[mode])
}

/** D-203: what the control under the drawing offers; the settings page offers all of them. */
export const switchableModes = ['auto', 'svg', 'fallback'] as const satisfies readonly PerformanceMode[]

export const isPerformanceMode = (value: string): value is PerformanceMode =>
  performanceModes.some((mode) => mode === value)
