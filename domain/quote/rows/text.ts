/** Words of facts that are no names of the catalogue. */
import { quantity } from '#domain/messages/figures'

export const factText = {
  yes: 'Ja',
  /** The function of a fixed window or a fixed frame has a name, which says nothing of how it opens. */
  doesNotOpen: 'Åpnes ikke',
  upright: (count: number) => `${count} stående`,
  level: (count: number) => `${count} liggende`,
  both: ' og ',
  sound: (db: string) => `Rw ${db}\u00a0dB`,
} as const

/** What rows have in common, as short as a line above a list. */
export const commonText = {
  depth: (depth: number) => `karm ${quantity(depth, 'mm')}`,
  material: (isClad: boolean) => (isClad ? 'Aluminium' : 'Tre'),
  vent: (has: boolean) => (has ? 'Ventil Ja' : 'Ventil Nei'),
} as const

export const notOffered = 'Produktet fås ikke med dette valget.'
