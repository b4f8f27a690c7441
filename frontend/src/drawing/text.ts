/** What is said beside drawings, wherever one is shown. */

import type { ViewSide } from '#domain/drawing/scene'
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('drawing')

export const drawingText = texts('drawing', {
  show: { outside: 'Vis utvendig', inside: 'Vis innvendig' } satisfies Record<ViewSide, string>,
  zoom: 'Forstørrelse',
  nearer: 'Forstørr',
  farther: 'Forminsk',
  whole: (percent: string) => say`${percent}, vis hele tegningen`,
  moveHint: 'Velg den for å flytte den med piltastene',
})
