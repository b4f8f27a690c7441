/** Words that say where, how many or nothing at all, wherever people write of windows and doors. */

/** Where a colour goes. */
export type Place = 'inside' | 'outside' | 'cladding' | 'frame' | 'leaf'

/** The first is how the program says it. */
export const placeWords: Readonly<Record<Place, readonly string[]>> = {
  inside: [
    ...[
      'inne',
      'innvendig',
      'innv',
      'innside',
      'innsida',
      'inni',
      'innvending',
      'innvendes',
      'innafor',
      'indre',
    ],
  ],
  outside: [
    ...[
      'ute',
      'utvendig',
      'utv',
      'utside',
      'utsida',
      'utenpå',
      'utanpå',
      'utapå',
      'utvending',
      'utvendes',
      'utafor',
    ],
    ...['ytre'],
  ],
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
    'alubekledning',
    'aluminiumsbekledning',
    'alukapsling',
    'alumantlet',
    'alubeslag',
    'aluminiumsbeslag',
    'utvendig alu',
    'kledd i alu',
    'kledd i aluminium',
    'kledd med aluminium',
    'bekledning',
    'kledning',
    'kledd',
  ],
  frame: ['karm', 'karmfarge'],
  leaf: ['dørblad', 'blad', 'dørbladet', 'bladet'],
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
    'eit',
    'ein',
    'den',
    'det',
    'de',
    'denne',
    'dette',
  ],
  ...[
    'farge',
    'farget',
    'mm',
    'stk',
    'stykk',
    'stykker',
    'type',
    'utførelse',
    'bxh',
    'vanlig',
    'vanlige',
    'ny',
    'nye',
  ],
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
    'størrelsen',
    'mål',
    'karmmål',
    'gjør',
    'gjer',
    'gi',
    'legg',
    'bruk',
    'heller',
    'snu',
    'vend',
    'malt',
    'malte',
    'måla',
    'pluss',
    'slagretning',
    'slagside',
    'hengsleside',
    'hengsling',
    'åpningsretning',
    'åpning',
    'åpningsfunksjon',
    'klarglass',
    'klart glass',
    'vanlig glass',
    'utvendig karmmål',
    'utv karmmål',
    'ytre karmmål',
    'utvendig mål',
    'utv mål',
    'ytre mål',
    'yttermål',
  ],
  // A bare colour is that of both sides.
  ...[
    'begge sider',
    'på begge sider',
    'begge sidene',
    'over alt',
    'overalt',
    'hele',
    'helt',
    'side',
    'siden',
    'sida',
  ],
]

/**
 * The small words of the language, bokmål and nynorsk, and what a letter is begun and ended with. Those that say something of a
 * product («inn», «over», «uten») or of another row («samme») are not among them.
 */
export const chatter: readonly string[] = [
  ...'og jeg eg det at den der så var meg seg men har har vi me min mi mitt mine ha hadde nå no da då ved frå fra du oss opp'.split(
    ' ',
  ),
  ...'kan eller hva kva skal selv sjølv her alle vil bli blir ble være vere når noen nokon noe noko ville skulle deres kun ja'.split(
    ' ',
  ),
  ...'denne disse dei de deg dykk sin si sine sitt mot å hver kvar også òg både bare berre enn før mange slik sånn hvis etter'.split(
    ' ',
  ),
  ...[
    'vi skal',
    'vi vil',
    'vi har',
    'vi må',
    'vi trenger',
    'vi treng',
    'vi ønsker',
    'skal vi',
    'kan vi',
    'har vi',
    'trenger vi',
  ],
  ...'hei hallo pris prisen priser pristilbud tilbud tilbod gjerne vær snill snarest mvh hilsen bestill bestille bestilling bestiller'.split(
    ' ',
  ),
  ...'kjøpe kjøp få fått like lik lika kunde kunden kundens huset hus hytta stedet heter modell modellen stor stort store liten lite lita små overkant overkarmen gi sende send behov behøver ønske rad'.split(
    ' ',
  ),
]

/** Between two things of which the first is not to be there: whether the second is, is asked. */
export const joiningWords: readonly string[] = ['og', 'eller']

/** Before what is not to be there. */
export const withoutWords: readonly string[] = [
  ...[
    'uten',
    'utan',
    'u',
    'ikke',
    'ikkje',
    'ingen',
    'null',
    'fjern',
    'dropp',
    'sløyf',
    'kutt',
    'stryk',
    'slett',
    'minus',
  ],
  ...['ta bort', 'ta vekk', 'ta av', 'kutt ut'],
]

/** Before what a row is called in the house. */
export const referenceWords: readonly string[] = [
  'ref',
  'referanse',
  'merket',
  'merke',
  'merkes',
  'merking',
  'merk',
  'littera',
  'mrk',
  'posisjon',
  'post nr',
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
    'baderom',
    'gangen',
    'stuen',
    'sov',
    'inngang',
    'teknisk rom',
    'garderobe',
    'bibliotek',
    'kjellerstue',
  ],
]

/** What compounds that name rooms end with: «hovedsoverom», «tvillingstua». */
export const roomEndings: readonly string[] = [
  'rom',
  'rommet',
  'stue',
  'stua',
  'stuen',
  'kjøkken',
  'kjøkkenet',
  'kontor',
  'kontoret',
  'inngang',
  'inngangen',
]

/** Behind a room: where in the house it is. */
export const roomWhereabouts: readonly string[] = [
  ...['nord', 'sør', 'syd', 'øst', 'aust', 'vest', 'nordøst', 'nordvest', 'sørøst', 'sørvest'],
  ...[
    'oppe',
    'nede',
    'etg',
    'etasje',
    'plan',
    'hovedplan',
    'underetasje',
    'u.etg',
    'hovedetasje',
    'stor',
    'liten',
    'lite',
    'stort',
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
export const STAIN = 'beis'
export const colorFamilies: readonly string[] = ['grå', 'blå', 'grønn', 'brun', 'beige', 'gul', 'rød', STAIN]

/** An item of a list with its number behind it, and else what parts a frame. */
export const positionWord = 'post'

/** What parts a frame. It stands where it is put in the drawing, so a line cannot say it. */
export const postWords: readonly string[] = [
  positionWord,
  'poster',
  'midtpost',
  'tverrpost',
  'losholt',
  'losholter',
]
