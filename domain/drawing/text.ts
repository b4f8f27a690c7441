/** Words in and about a drawing. */
import { texts } from '#domain/texts/texts'

export const sceneText = texts('domain/drawing.scene', {
  error: 'Feil under tegning',
  handle: 'Håndtak',
  wallOpening: 'Veggåpning',
  freeOpening: 'Fri åpning',
} as const)
