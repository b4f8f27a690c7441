/** Wood types and ways of mounting (trade handbook 7). */
export interface NumberedName {
  readonly id: number
  readonly name: string
}

export const woodTypes: readonly NumberedName[] = [
  { id: 1, name: 'Furu' },
  { id: 2, name: 'Malmfuru' },
  { id: 3, name: 'Eik' },
  { id: 4, name: 'Acetylert furu' },
]

export const OAK = 3

export const mountings: readonly NumberedName[] = [
  { id: 1, name: 'Skruefeste gjennom karm' },
  { id: 2, name: 'Festejern' },
  { id: 3, name: 'Sammenkoblet' },
  { id: 4, name: 'Ikke valgt' },
]

export const NOT_CHOSEN = 4
export const COUPLED = 3
