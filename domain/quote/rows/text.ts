/** Words of facts that are no names of the catalogue. */

import { quantity } from '#domain/messages/figures'
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('domain/quote/rows')

export const factText = texts('domain/quote/rows.fact', {
  yes: 'Ja',
  /** The function of a fixed window or a fixed frame has a name, which says nothing of how it opens. */
  doesNotOpen: 'Åpnes ikke',
  upright: (count: number) => say`${count} stående`,
  level: (count: number) => say`${count} liggende`,
  both: ' og ',
  fourHinges: (hinge: string) => say`${hinge}, fire på hvert dørblad`,
  heavyArms: 'Tungt beslag',
  sound: (db: string) => say`Rw ${db}\u00a0dB`,
} as const)

/** What rows have in common, as short as a line above a list. */
export const commonText = texts('domain/quote/rows.common', {
  depth: (depth: number) => say`karm ${quantity(depth, 'mm')}`,
  material: (isClad: boolean) => (isClad ? say`Aluminium` : say`Tre`),
  vent: (has: boolean) => (has ? say`Ventil Ja` : say`Ventil Nei`),
} as const)

export const offerText = texts('domain/quote/rows.offer', {
  notOffered: 'Produktet fås ikke med dette valget.',
} as const)

export const productMeasureText = texts('domain/quote/rows.measure', {
  no: 'Nei',
  opening: (place: string) => say`Åpning i ${place}`,
  /** 'Sprosse i glass 18 mm, 600 mm fra venstre sett utenfra': to the middle of the bar. */
  fromLeft: (bar: string, length: string) => say`${bar}, ${length} fra venstre sett utenfra`,
  fromBelow: (bar: string, length: string) => say`${bar}, ${length} fra underkant`,
} as const)
