/** At a part that is selected in the drawing. */
import type { PlaceMenuId } from '#domain/drawing/place-options'
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('editor/place')

export const placeText = texts('editor/place', {
  choicesFor: (part: string) => say`Valg for ${part.toLowerCase()}`,
  menus: {
    opening: 'Åpning',
    glass: 'Glass',
    fill: 'Fylling',
    surface: 'Overflate',
    divide: 'Del opp',
    type: 'Type',
    remove: 'Slett',
  } satisfies Record<PlaceMenuId, string>,
  ofAll: 'Gjelder hele produktet',
  fromMiddle: 'Fra midten',
  centre: 'Sett i midten',
  close: 'Lukk valgene',
} as const)
