/** Decor laminates of door leaves (trade handbook 8.2); '00' is none. */
export interface Laminate {
  readonly code: string
  readonly name: string
}

export const laminates: readonly Laminate[] = [
  { code: '00', name: 'Ingen' },
  { code: 'L101', name: 'Hvit matt' },
  { code: 'L102', name: 'Lys grå' },
  { code: 'L103', name: 'Antrasitt' },
  { code: 'L104', name: 'Sort' },
  { code: 'L201', name: 'Eik natur' },
  { code: 'L202', name: 'Eik røkt' },
  { code: 'L203', name: 'Valnøtt' },
  { code: 'L204', name: 'Furu børstet' },
  { code: 'L301', name: 'Betong lys' },
  { code: 'L302', name: 'Rust' },
]
