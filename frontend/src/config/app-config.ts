/**
 * How the application behaves in one browser (drawing-engine section 3, Client configuration). The one place where these
 * settings have their limits: forms and import read them from here. The shipped values stand beside it.
 */
import * as z from 'zod'
import { type AppConfig, performanceModes, shippedAppConfig } from './shipped-app-config.ts'

export const appConfigSchema = z.strictObject({
  forcePerformanceMode: z.enum(performanceModes).default(shippedAppConfig.forcePerformanceMode),
  debounceTime: z.int().min(0).max(10_000).default(shippedAppConfig.debounceTime),
  frameTickerIntervalMs: z.int().min(100).max(60_000).default(shippedAppConfig.frameTickerIntervalMs),
  showGrid: z.boolean().default(shippedAppConfig.showGrid),
  debugSync: z.boolean().default(shippedAppConfig.debugSync),
  debugConnections: z.boolean().default(shippedAppConfig.debugConnections),
  debugLayoutAdr: z.boolean().default(shippedAppConfig.debugLayoutAdr),
}) satisfies z.ZodType<AppConfig>
