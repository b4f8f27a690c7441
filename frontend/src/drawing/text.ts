/** What is said beside drawings, wherever one is shown. */
import type { ViewSide } from '#domain/drawing/scene'

export const drawingText = {
  show: { outside: 'Vis utvendig', inside: 'Vis innvendig' } satisfies Record<ViewSide, string>,
  zoom: 'Forstørrelse',
  nearer: 'Forstørr',
  farther: 'Forminsk',
  whole: (percent: string) => `${percent}, vis hele tegningen`,
  moveHint: 'Velg den for å flytte den med piltastene',
}
