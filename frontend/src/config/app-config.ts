/**
 * How the application behaves in one browser (drawing-engine section 3, Client configuration). The one place where these
 * settings have their limits and their shipped values: forms, import and the pages read them from here.
 */
import * as z from 'zod'
import type { OverlayMarks } from '#domain/drawing/scene'

export const performanceModes = ['auto', 'high', 'low', 'svg', 'fallback'] as const
export type PerformanceMode = (typeof performanceModes)[number]

export const appConfigSchema = z.strictObject({
  /** How products are drawn; `auto` takes the best that the machine manages. */
  forcePerformanceMode: z.enum(performanceModes).default('auto'),
  /** Milliseconds from the last key press to the save of a field; leaving the field saves at once. */
  debounceTime: z.int().min(0).max(10_000).default(750),
  /** Milliseconds between two readings of the frame counter, which stands on the 3D view with `perf=true` (DD-08). */
  frameTickerIntervalMs: z.int().min(100).max(60_000).default(1000),
  /** A grid of 100 mm behind the drawing. */
  showGrid: z.boolean().default(false),
  /** Shows how many writes are under way on the quote page. */
  debugSync: z.boolean().default(false),
  /** The box of every row that is mounted together with this one, with its number. */
  debugConnections: z.boolean().default(false),
  /** The address of every field and pane, in it. */
  debugLayoutAdr: z.boolean().default(false),
})
export type AppConfig = z.infer<typeof appConfigSchema>

/** What of it is drawn over the drawing; undefined when nothing is. */
export const overlayMarksOf = ({
  showGrid: grid,
  debugLayoutAdr: addresses,
  debugConnections: connections,
}: AppConfig): OverlayMarks | undefined =>
  grid || addresses || connections ? { grid, addresses, connections } : undefined
