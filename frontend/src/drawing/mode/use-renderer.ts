/** How a product is drawn on this page, from what was asked for and what has failed since. */
import { useState } from 'react'
import { readAppConfig } from '../../config/stored-config.ts'
import {
  afterFailure,
  type RendererState,
  type RendererStep,
  requestedMode,
  startIn,
} from './decide-renderer.ts'
import { tryGraphics } from './graphics-support.ts'

export interface Renderer extends RendererState {
  /** Asks the graphics card; called when somebody wants to see the room, because asking costs a moment. */
  readonly prepare3d: () => void
  readonly fail: (failed: RendererStep) => void
}

export const useRenderer = (): Renderer => {
  const [mode] = useState(() => requestedMode(window.location.search, readAppConfig().forcePerformanceMode))
  const [state, setState] = useState(() => startIn(mode))
  const [isTried, setTried] = useState(false)
  return {
    ...state,
    prepare3d: () => {
      if (isTried) return
      setTried(true)
      setState(tryGraphics(mode))
    },
    fail: (failed) => setState((before) => afterFailure(before, failed)),
  }
}
