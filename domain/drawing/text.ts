/** Words in and about a drawing. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('domain/drawing')

export const sceneText = texts('domain/drawing.scene', {
  error: 'Feil under tegning',
  handle: 'Håndtak',
  wallOpening: 'Veggåpning',
  freeOpening: 'Fri åpning',
} as const)

/** The faces of a product that is cut through, at the end of its section. */
export const faceText = texts('domain/drawing.face', { inside: 'inne', outside: 'ute' } as const)

/** Parts as people call them. */
export const partNameText = texts('domain/drawing.part', {
  sash: 'Ramme',
  leaf: 'Dørblad',
  field: 'Felt',
  pane: 'Rute',
  fieldNumber: (number: number) => say`felt ${number}`,
  paneNumber: (number: number) => say`rute ${number}`,
  post: (number: string) => say`Stående post ${number}`,
  transom: (number: string) => say`Liggende losholt ${number}`,
  uprightBar: (number: string) => say`Stående sprosse ${number}`,
  levelBar: (number: string) => say`Liggende sprosse ${number}`,
  in: (part: string, place: string) => say`${part} i ${place}`,
})

/** What may be done at a place of a drawing. */
export const placeChoiceText = texts('domain/drawing.place', {
  remove: 'Slett',
  dividers: { VERTICAL: 'Stående post', HORIZONTAL: 'Liggende losholt' },
  crossbars: { VERTICAL: 'Stående sprosse', HORIZONTAL: 'Liggende sprosse' },
})
