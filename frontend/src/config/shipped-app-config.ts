/**
 * How the application behaves where this browser has no settings of its own (drawing-engine section 3, Client
 * configuration). Apart from the limits in app-config.ts, so that a page which only reads them loads no validation.
 */
import type { OverlayMarks } from '#domain/drawing/scene'

export const performanceModes = ['auto', 'high', 'low', 'svg', 'fallback'] as const
export type PerformanceMode = (typeof performanceModes)[number]

export interface AppConfig {
  /** How products are drawn; `auto` takes the best that the machine manages. */
  forcePerformanceMode: PerformanceMode
  /** Milliseconds from the last key press to the save of a field; leaving the field saves at once. */
  debounceTime: number
  /** Milliseconds between two readings of the frame counter, which stands on the 3D view with `perf=true` (DD-08). */
  frameTickerIntervalMs: number
  /** A grid of 100 mm behind the drawing. */
  showGrid: boolean
  /** Shows how many writes are under way on the quote page. */
  debugSync: boolean
  /** The box of every row that is mounted together with this one, with its number. */
  debugConnections: boolean
  /** The address of every field and pane, in it. */
  debugLayoutAdr: boolean
}

export const shippedAppConfig: AppConfig = {
  forcePerformanceMode: 'auto',
  debounceTime: 750,
  frameTickerIntervalMs: 1000,
  showGrid: false,
  debugSync: false,
  debugConnections: false,
  debugLayoutAdr: false,
}

/** What of it is drawn over the drawing; undefined when nothing is. */
export const overlayMarksOf = ({
  showGrid: grid,
  debugLayoutAdr: addresses,
  debugConnections: connections,
}: AppConfig): OverlayMarks | undefined =>
  grid || addresses || connections ? { grid, addresses, connections } : undefined
