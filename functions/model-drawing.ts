/** Where the picture of a model is. It may be kept for ever, so its address changes with the program that draws it. */
import { setting } from './environment.ts'

export const modelDrawingUrl = (modelId: number): string =>
  `/api/v1/drawings/models/${modelId}.svg?v=${encodeURIComponent(setting('RENDERER_VERSION'))}`
