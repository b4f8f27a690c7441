/** What the graphics card of this machine can do. Every context that was tried is given back at once. */
import type { PerformanceMode } from '../../config/shipped-app-config.ts'
import { afterFailure, type RendererState, startIn } from './decide-renderer.ts'

const canMakeContext = (attributes: WebGLContextAttributes): boolean => {
  try {
    const context = document.createElement('canvas').getContext('webgl2', attributes)
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}

/** Software that plays graphics card draws everything, slowly: nothing to begin with unless somebody insists. */
export const tryGraphics = (mode: PerformanceMode): RendererState => {
  const start = startIn(mode)
  if (start.step === 'svg' || start.step === 'fallback') return start
  const ordinary = start.step === 'webgl' && canMakeContext({ failIfMajorPerformanceCaveat: mode === 'auto' })
  if (ordinary) return start
  const sparing = afterFailure(start, 'webgl')
  return canMakeContext({ antialias: false, powerPreference: 'low-power' })
    ? sparing
    : afterFailure(sparing, 'webgl-lowpower')
}
