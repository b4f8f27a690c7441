/**
 * Words of the trade for what the catalogue calls otherwise, so that a clerk can write as he speaks. Whatever the catalogue
 * names itself is not here.
 */

/** A word, and the words of a model or an opening that it may stand for. */
export const shortFor: Readonly<Record<string, readonly string[]>> = {
  fast: ['fastkarm'],
  sving: ['toppsving', 'sidesving'],
  hengslet: ['topphengslet', 'sidehengslet', 'bunnhengslet'],
  venstrehengslet: ['venstre'],
  høyrehengslet: ['høyre'],
  v: ['venstre'],
  h: ['høyre'],
  ekstra: ['extra'],
  tofløyet: ['2-rams', 'pardør'],
  skrå: ['skråvindu'],
  møne: ['mønevindu'],
  hevskyvedør: ['hevskyv'],
  folddør: ['foldedør'],
}

/** Words for all models of some groups of the menu. */
export const groupWords: Readonly<Record<string, readonly number[]>> = {
  ytterdør: [80, 90],
  inngangsdør: [80, 90],
  terrassedør: [60],
  glassdør: [60, 70],
  boddør: [110],
  uthusdør: [110],
  skyvedør: [70],
  innadslående: [30],
}

/** Small words that say nothing of the product. */
export const fillers: readonly string[] = ['med', 'og', 'i', 'på', 'for', 'farge', 'mm', 'stk', 'type']

/** Where a colour goes. */
export type Place = 'inside' | 'outside' | 'cladding' | 'frame' | 'leaf'

export const placeWords: Readonly<Record<Place, readonly string[]>> = {
  inside: ['inne', 'innvendig', 'innv', 'innside'],
  outside: ['ute', 'utvendig', 'utv', 'utside'],
  cladding: ['alu', 'aluminium', 'alukledning', 'aluminiumskledning', 'alukledd', 'kledning', 'kledd'],
  frame: ['karm', 'karmfarge'],
  leaf: ['dørblad', 'blad'],
}

/** Before the depth of the frame in mm. */
export const depthWords: readonly string[] = ['karm', 'karmdybde', 'dybde']
