/** Norwegian strings about windows and doors of an architect's model. */
import { decimal, sizeText } from '#domain/messages/figures'
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('exchange/ifc-import')

/** What stands in a group of pieces, said beside the line that it becomes. */
export const foundText = texts('exchange/ifc-import.found', {
  kinds: { WINDOW: 'vindu', DOOR: 'dør' },
  pieces: (count: number) => say`${count}\u00a0stk.`,
  onStorey: (name: string, count: number) => say`${name} (${count})`,
  fire: (asked: string) => say`brann ${asked}`,
  sound: (asked: string) => say`lyd ${asked}`,
  uValue: (asked: number) => say`U høyst ${decimal(asked, 2)}`,
  external: 'utvendig',
  internal: 'innvendig',
} as const)

/** How panels of windows and doors open, of what IFC has a word for. Its left is our right. */
export const openingNames: Readonly<Record<string, string>> = texts('exchange/ifc-import.openings', {
  FIXEDCASEMENT: 'fast',
  FIXEDPANEL: 'fast',
  TOPHUNG: 'hengslet i toppen',
  BOTTOMHUNG: 'hengslet i bunnen',
  SIDEHUNGRIGHTHAND: 'hengslet til venstre',
  SIDEHUNGLEFTHAND: 'hengslet til høyre',
  TILTANDTURNRIGHTHAND: 'dreh-kipp venstre',
  TILTANDTURNLEFTHAND: 'dreh-kipp høyre',
  PIVOTHORIZONTAL: 'vipper om midten',
  PIVOTVERTICAL: 'dreier om midten',
  SLIDINGHORIZONTAL: 'skyves sidelengs',
  SLIDINGVERTICAL: 'skyves opp',
  REMOVABLECASEMENT: 'løs',
  OTHEROPERATION: 'åpner på en annen måte',
  SINGLE_SWING_RIGHT: 'hengslet til venstre',
  SINGLE_SWING_LEFT: 'hengslet til høyre',
  DOUBLE_DOOR_SINGLE_SWING: 'pardør',
  DOUBLE_DOOR_SINGLE_SWING_OPPOSITE_LEFT: 'pardør som slår hver sin vei',
  DOUBLE_DOOR_SINGLE_SWING_OPPOSITE_RIGHT: 'pardør som slår hver sin vei',
  DOUBLE_SWING_LEFT: 'pendeldør',
  DOUBLE_SWING_RIGHT: 'pendeldør',
  DOUBLE_DOOR_DOUBLE_SWING: 'pendeldør med to blad',
  SLIDING_TO_LEFT: 'skyves mot venstre',
  SLIDING_TO_RIGHT: 'skyves mot høyre',
  DOUBLE_DOOR_SLIDING: 'skyvedør med to blad',
  FOLDING_TO_LEFT: 'foldes mot høyre',
  FOLDING_TO_RIGHT: 'foldes mot venstre',
  DOUBLE_DOOR_FOLDING: 'foldedør med to sett',
  SWING_FIXED_LEFT: 'hengslet til høyre, med fast felt',
  SWING_FIXED_RIGHT: 'hengslet til venstre, med fast felt',
  REVOLVING: 'svingdør',
  ROLLINGUP: 'rulleport',
})

/** Why a model is proposed. */
export const proposalText = texts('exchange/ifc-import.reasons', {
  ownArticle: (modelId: number) => say`Filen sier artikkel ${modelId}`,
  opens: (how: string) => say`åpner som i filen: ${how}`,
  openingUnknown: 'filen sier ikke hvordan det åpner',
  size: 'målet kan leveres',
  fire: (fireClass: string) => say`har ${fireClass}`,
  sound: (decibels: number) => say`demper ${decibels}\u00a0dB`,
  soundGlass: (glass: string) => say`demper lyd med ${glass}`,
  uValue: (has: number) => say`U ${decimal(has, 2)}`,
  uValueTooHigh: (has: number, asked: number) =>
    say`U-verdien er ${decimal(has, 2)}, og filen ber om ${decimal(asked, 2)}. Velg et bedre glass.`,
} as const)

/** What is asked for and not in the range. */
export const misfitText = texts('exchange/ifc-import.misfits', {
  opening: (how: string) => say`Ingen modell åpner slik: ${how}.`,
  size: (size: string, why: string) => `${size}: ${why}`,
  fire: (asked: string, classes: string) =>
    say`Brannkrav ${asked} har ingen av disse modellene. Vi har ${classes}.`,
  noFire: (asked: string) => say`Brannkrav ${asked} har ingen modell som åpner slik.`,
  fireUnclear: (asked: string) => say`Brannkravet «${asked}» er ikke forstått. Se på det selv.`,
  sound: (decibels: number) => say`Lydkrav ${decibels}\u00a0dB har ingen av disse modellene.`,
  soundUnclear: (asked: string) => say`Lydkravet «${asked}» er ikke forstått. Se på det selv.`,
  internal: 'Filen sier at den er innvendig. Vi lager vinduer og dører for yttervegg.',
  article: (modelId: number) => say`Filen sier artikkel ${modelId}, som ikke er i sortimentet.`,
  special: {
    SKYLIGHT: 'Takvindu lages ikke.',
    LIGHTDOME: 'Overlyskuppel lages ikke.',
    GATE: 'Port lages ikke.',
    TRAPDOOR: 'Luke lages ikke.',
    BOOM_BARRIER: 'Bom lages ikke.',
    TURNSTILE: 'Sperreport lages ikke.',
  } as Readonly<Record<string, string>>,
  otherSpecial: (kind: string) => say`Filen kaller den ${kind}, og den er ikke i sortimentet.`,
})

/** Why a piece is no line. */
export const leftOutPieceText = texts('exchange/ifc-import.left-out', {
  'no-id': 'har ingen gyldig GlobalId',
  'same-id': 'har samme GlobalId som et annet stykke i filen, og er talt én gang',
  'no-size': 'har ikke bredde og høyde i filen',
  'too-small': 'er mindre enn 10\u00a0cm. Er enheten i filen riktig?',
  'too-large': 'er større enn 20\u00a0m. Er enheten i filen riktig?',
} as const)

export const pieceSizeText = (width: number | null, height: number | null): string =>
  width === null || height === null ? '' : sizeText(width, height)
