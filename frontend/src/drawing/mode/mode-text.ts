import type { PerformanceMode } from '../../config/shipped-app-config.ts'

export const modeNames: Record<PerformanceMode, string> = {
  auto: 'Automatisk',
  high: 'Høy ytelse',
  low: 'Lav ytelse',
  svg: 'Bare tegning (SVG)',
  fallback: 'Bilde fra server',
}

export const reducedText = 'Grafikkort er ikke tilgjengelig, ytelsen er redusert. Velg ytelsesmodus:'
