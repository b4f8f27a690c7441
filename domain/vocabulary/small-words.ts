/** Words that say where, how many or nothing at all, wherever people write of windows and doors. */

/** Where a colour goes. */
export type Place = 'inside' | 'outside' | 'cladding' | 'frame' | 'leaf'

/** The first is how the program says it. */
export const placeWords: Readonly<Record<Place, readonly string[]>> = {
  inside: ['inne', 'innvendig', 'innv', 'innside', 'innsida', 'inni', 'innvending'],
  outside: ['ute', 'utvendig', 'utv', 'utside', 'utsida', 'utenpå', 'utvending'],
  cladding: [
    'alu',
    'aluminium',
    'alukledning',
    'aluminiumskledning',
    'alukledd',
    'aluminiumskledd',
    'alubeslått',
    'alubekledd',
    'aluminiumsbeslått',
    'kledning',
    'kledd',
  ],
  frame: ['karm', 'karmfarge'],
  leaf: ['dørblad', 'blad'],
}

/** Before or behind the depth of the frame in mm. */
export const depthWords: readonly string[] = ['karm', 'karmdybde', 'dybde', 'veggtykkelse']

/** Small words that say nothing of the product. */
export const fillers: readonly string[] = [
  ...[
    'med',
    'm',
    'og',
    'i',
    'på',
    'for',
    'til',
    'av',
    'som',
    'er',
    'skal',
    'være',
    'a',
    'en',
    'et',
    'ett',
    'ei',
  ],
  ...['farge', 'farget', 'mm', 'stk', 'stykk', 'stykker', 'type', 'bxh', 'vanlig', 'vanlige', 'ny', 'nye'],
  ...[
    'jeg',
    'vil',
    'ha',
    'trenger',
    'ønsker',
    'ønskes',
    'takk',
    'bytt',
    'endre',
    'sett',
    'velg',
    'størrelse',
  ],
]

/** Before what is not to be there. */
export const withoutWords: readonly string[] = ['uten', 'ikke', 'ingen', 'fjern']

/** Before what a row is called in the house. */
export const referenceWords: readonly string[] = [
  'ref',
  'referanse',
  'merket',
  'merke',
  'merkes',
  'merking',
  'pos',
]

/** Rooms that rows are named after. Those that are models as well (bod, kjeller) are not here. */
export const rooms: readonly string[] = [
  ...[
    'stue',
    'stua',
    'tv-stue',
    'spisestue',
    'kjøkken',
    'kjøkkenet',
    'bad',
    'badet',
    'soverom',
    'gang',
    'gangen',
  ],
  ...[
    'entre',
    'vindfang',
    'vaskerom',
    'wc',
    'toalett',
    'kontor',
    'loft',
    'loftstue',
    'hall',
    'trapp',
    'trapperom',
  ],
  ...[
    'barnerom',
    'gjesterom',
    'garasje',
    'hems',
    'verksted',
    'vinterhage',
    'hagestue',
    'peisestue',
    'grovkjøkken',
  ],
]

/** How many, in words; «tre» is the wood as well, so a number in words counts only where a count stands. */
export const numberWords: Readonly<Record<string, number | undefined>> = {
  to: 2,
  tre: 3,
  fire: 4,
  fem: 5,
  seks: 6,
  sju: 7,
  syv: 7,
  åtte: 8,
  ni: 9,
  ti: 10,
  elleve: 11,
  tolv: 12,
}

/** Words for a whole family of colours of which none is called just that. */
export const colorFamilies: readonly string[] = ['grå', 'blå', 'grønn', 'brun', 'beige', 'gul', 'rød', 'beis']
