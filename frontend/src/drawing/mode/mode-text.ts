import { texts } from '#domain/texts/texts'
import type { PerformanceMode } from '../../config/shipped-app-config.ts'

export const modeNames: Record<PerformanceMode, string> = texts('drawing/mode/mode.names', {
  auto: 'Automatisk',
  high: 'Høy ytelse',
  low: 'Lav ytelse',
  svg: 'Bare tegning (SVG)',
  fallback: 'Bilde fra server',
})

export const modeText = texts('drawing/mode/mode', {
  reduced: 'Grafikkort er ikke tilgjengelig, ytelsen er redusert. Velg ytelsesmodus:',
} as const)
