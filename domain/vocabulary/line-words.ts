/** Words of a line that quick entry reads by themselves, and the words in which it writes a row. */
/** Which way a sash goes; of a product that slides or stands it says nothing. */
export const directionWords = {
  IN: [
    'innadslående',
    'innoverslående',
    'slår inn',
    'slår innover',
    'åpner inn',
    'åpner innover',
    'går inn',
    'innover',
  ],
  OUT: [
    'utadslående',
    'utoverslående',
    'slår ut',
    'slår utover',
    'åpner ut',
    'åpner utover',
    'går ut',
    'utover',
  ],
} as const

/** Words for kinds of glazing bars, understood only where bars are mentioned. */
export const barKindWords: Readonly<Record<'AIR' | 'SOLID' | 'CLIPS', readonly string[]>> = {
  AIR: [
    'i glass',
    'i glasset',
    'mellom glass',
    'mellom glassene',
    'innvendige sprosser',
    'sprosser mellom glass',
  ],
  SOLID: ['gjennomgående', 'ekte', 'ekte sprosser', 'faste sprosser'],
  CLIPS: ['løs', 'løse', 'utenpåliggende', 'påklips', 'løse sprosser', 'klips'],
}

/** They say what a product is like and not which: «, 3-lags glass» goes on with the row. */
export const qualityWords = [
  ...['glass', 'rute', 'extra', 'ekstra', 'basic', 'smal', 'lyd', 'brann', 'lyddempende', 'brannsikker'],
  ...['innadslående', 'utadslående', 'inn', 'ut', 'hengslet'],
] as const

export const HINGED = 'hengslet'

/** Rooms that models are called after as well. */
export const roomsAndModels = ['bod', 'kjeller'] as const

export const glassNouns = ['glass', 'glasset', 'rute', 'ruta', 'ruter', 'vindusglass'] as const
export const clearGlassWords = ['klartglass', 'klarglass', 'vanligglass'] as const
export const pieceWords = ['stk', 'stykk', 'stykker'] as const

/** Offered by themselves beside the words of the models' names. */
export const singleWords = ['venstre', 'høyre', 'ytterdør', 'boddør'] as const

/** What a model is, and how a compound that names one ends. */
export const kindWords = { window: 'vindu', door: 'dør' } as const

/** The two sides of a size in every form, before a length and behind it, as patterns. */
export const sidePatterns = {
  width: 'b(?:r(?:edden?|eidd[ea]?|ed|ei)?)?',
  height: 'h(?:øyden?|oyden?|oeyden?|øgd[ea]?|ogd[ea]?)?',
  wide: 'bredt?|breit?t?|bredden?|breidd[ea]?|br|b',
  high: 'høyt?|høgt?|høyden?|høgd[ea]?|hoyt?|hoeyt?|hoyden?|h',
  is: String.raw`\.?\s*(?:[=:]|er|på|til)?\s*`,
  module: String.raw`(?:m|modul(?:mål)?\s*)`,
} as const

/** What opens in a window. */
export const sashWord = 'ramme'

/** How a row is written, and what makes a doubt go away: each is read again as it was meant. */
export const lineWords = {
  pieces: (count: string | number) => `${count} stk`,
  size: (width: number, height: number) => `${width}x${height}`,
  sides: {
    width: (width: string) => `bredde ${width}`,
    height: (height: string) => `høyde ${height}`,
  },
  glass: (code: string | number) => `glass ${code}`,
  shape: (id: number) => `form ${id}`,
  depth: (depth: number) => `karmdybde ${depth}`,
  inside: (color: string) => `inne ${color}`,
  outside: (color: string) => `ute ${color}`,
  bothSides: (color: string) => `${color} begge sider`,
  frame: (color: string) => `karm ${color}`,
  leaf: (color: string) => `dørblad ${color}`,
  noCladding: 'uten alu',
  without: (what: string) => `uten ${what}`,
  with: (what: string) => `med ${what}`,
  cladding: (color: string | null) => (color === null ? 'alu' : `alu ${color}`),
  bars: (across: number, up: number, kind: string, sight: number) =>
    `sprosser ${across}x${up} ${kind} ${sight} mm`,
  barKinds: { AIR: 'i glass', SOLID: 'gjennomgående', CLIPS: 'utenpåliggende' },
} as const

/** Choices that quick entry names itself, in the words that it writes. */
export const choiceWords = {
  noVents: 'Uten ventil',
  vents: (count: number) => (count === 1 ? '1 ventil' : `${count} ventiler`),
  ventCode: (count: number) => (count === 1 ? 'ventil' : `${count} ventiler`),
  soundVents: (count: number) => (count === 1 ? 'lydventil' : `${count} lydventiler`),
  layers: (layers: number) => `${layers}-lags`,
  bars: 'Sprosser',
  crossedBars: 'Kryssprosse',
  barsInGlass: 'sprosser i glass',
  throughBars: 'gjennomgående sprosser',
  outsideBars: 'utenpåliggende sprosser',
  laminate: (name: string) => `Laminat ${name}`,
  wood: (name: string) => `treslag ${name}`,
  model: (id: number) => `modell ${id}`,
} as const
