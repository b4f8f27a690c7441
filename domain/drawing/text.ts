/** Words in and about a drawing. */
export const sceneText = {
  error: 'Feil under tegning',
  handle: 'Håndtak',
  wallOpening: 'Veggåpning',
  freeOpening: 'Fri åpning',
} as const
