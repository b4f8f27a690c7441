/** What the editor says. */
import type { RowConflict } from '#domain/contracts/product'
import type { JoineryMark } from '#domain/drawing/joinery/marks'
import { OWN_WALL_CLEARANCE } from '#domain/drawing/joinery/wall-clearance'
import type { PlaceMenuId } from '#domain/drawing/place-options'
import type { ViewSide } from '#domain/drawing/scene'

/** Who has changed a row while it was edited here: somebody else, or the same person in another tab or on another machine. */
type Changed = Pick<RowConflict, 'changedBy' | 'byViewer'>
const whoChanged = ({ changedBy, byViewer }: Changed): string => `${byViewer ? 'Du' : changedBy} har endret`
const elsewhere = ({ byViewer }: Changed): string => (byViewer ? ' et annet sted' : '')

export const editorText = {
  loading: 'Laster',
  failed: 'Feil',
  rowNotFound: (row: number, order: number) => `Rad ${row} finnes ikke i tilbud ${order}`,
  toQuote: 'Gå til tilbudet',
  tryAgain: 'Prøv igjen',
  order: (order: number) => `Tilbud ${order}`,
  /** A row that has just been made has no number yet. */
  row: (row: number) => (row < 0 ? 'Ny rad' : `Rad ${row}`),
  rows: 'Rader i tilbudet',
  onToQuote: 'Til tilbudet',
  previousRow: 'Forrige rad',
  nextRow: 'Neste rad',
  lastRow: 'Dette er siste rad. Videre til tilbudet',
  overview: 'Til tilbudsoversikten',
  pieces: (count: number) => `${count}\u00a0stk.`,
  syncLabel: 'Lagring',

  count: 'Antall',
  addToQuote: 'Legg til i tilbud',
  reference: 'Referanse',
  referencePlaceholder: 'F.eks. Stue sør',
  lead: (code: string) => `${code} settes foran det du skriver. Slettetasten i tomt felt tar det bort.`,
  leadPlaceholder: (code: string) => `Enter gir ${code}`,
  dropLead: (code: string) => `Uten ${code}`,
  measurements: 'Vis mål',
  open: 'Åpne',
  close: 'Lukk',

  options: 'Valg',
  hideOptions: 'Skjul valg',
  showOptions: 'Vis valg',
  facts: 'Pris og data',
  hideFacts: 'Skjul pris og data',
  showFacts: 'Vis pris og data',
  drawing: 'Tegning',
  parts: 'Deler i tegningen',
  seenFrom: { outside: 'Sett utenfra', inside: 'Sett innenfra' } satisfies Record<ViewSide, string>,
  loading3d: 'Åpner 3D …',
  laminateNotIn2d: 'Decor laminate cannot be shown in 2D view',
  laminateMayLack: 'Bilder av laminat kan mangle i 2D-visning.',

  changedFromDefault: 'Endret fra standard. Trykk her, eller Alt + rettetasten, for å tilbakestille.',
  resetField: (label: string) => `Tilbakestill ${label}`,
  changedCount: (count: number) => `${count} endret fra standard`,
  notChosen: 'Ikke valgt',
  dimmedHint: 'Pek på et valg for å se hvorfor det er dimmet, eller hva mer det endrer.',
  changesHint: 'Pek på et valg for å se hva mer det endrer.',
  invalidValue: (label: string) => `Ugyldig verdi for feltet ${label}`,
  writeBetween: (least: string, most: string) => `Skriv ${least}, ${most}`,
  wholeMillimetres: 'Skriv hele millimeter, eller med enhet: 149\u00a0cm, 1,49\u00a0m',
  notSaved: 'Ikke lagret:',
  backTo: (value: string) => `Tilbake til ${value}`,
  canBeSaved: 'kan lagres nå. Trykk Enter i feltet.',
  noFunctions: 'Ingen gyldige funksjonsvalg',
  replaced: (label: string) => `Blir ${label}.`,

  searchColor: 'Søk på navn eller kode',
  searchMinimum: 'Minimum 3 tegn',
  searchNothing: 'Ingen treff',
  colorsFound: (count: number, name: string, code: string) =>
    `${count === 1 ? '1 farge' : `${count} farger`}. Enter velger ${name}, ${code}.`,
  recentColors: 'Sist brukt',
  standardColors: 'Standardfarger',
  otherColors: 'Andre farger',

  allPanes: 'Alle ruter',
  allSolidPanels: 'Alle tette fyllinger',
  differing: 'Ulike',
  wholeProduct: 'Hele produktet',
  only: (place: string) => `Bare ${place}`,
  chooseAll: 'Velg hele',
  gridSaid: (columns: number, rows: number) => `${columns} i bredden, ${rows} i høyden`,
  gridLabel: (columns: number, rows: number) => `${columns} × ${rows}`,
  vertical: 'Stående',
  horizontal: 'Liggende',
  barType: 'Type',
  barFromMiddle: (bar: string) => `${bar}, fra midten`,
  centre: 'Sett i midten',
  centreBar: (bar: string) => `Sett ${bar.toLowerCase()} i midten`,
  remove: 'Slett',
  removeBar: (bar: string) => `Slett ${bar.toLowerCase()}`,
  belongsToModel: 'Hører til modellen og kan ikke slettes',

  price: 'Pris',
  unknownLevel: 'Ugyldig brukernivå',
  perPiece: 'per stk.',
  listPrice: 'Listepris',
  cost: 'Innpris',
  discount: 'Rabatt',
  storePrice: 'Forhandlerpris',
  toAgent: 'Pris til byggmester',
  agentPrice: 'Byggmesterpris',
  lineSum: (count: number) => `Sum ${count}\u00a0stk.`,
  exclTax: 'eks. mva.',
  inclTax: 'inkl. mva.',
  buildUp: 'Prisoppbygging',
  priceIs: (price: string) => `Prisen er ${price}`,

  technical: 'Tekniske data',
  uValue: 'U-verdi',
  weight: 'Vekt',
  depth: 'Karmdybde',
  nobb: 'NOBB',
  escape: 'Rømningsvindu',
  ce: 'CE-merket',
  swan: 'Svanemerket',
  sound: 'Lydreduksjon',
  warranty: 'Garanti',
  years: (count: number) => `${count} år`,
  fastlane: 'Fastlane',
  mounting: 'Montering',
  yes: 'Ja',
  no: 'Nei',
  notices: 'Merk',

  conflictTitle: (conflict: Changed) => `${whoChanged(conflict)} raden${elsewhere(conflict)}`,
  conflictText: 'Endringene dine er tatt vare på her, men ikke lagret. Velg hva som skal gjelde.',
  field: 'Felt',
  before: 'Før',
  theirs: ({ byViewer, changedBy }: Changed) => (byViewer ? 'Et annet sted' : changedBy),
  mine: ({ byViewer }: Changed) => (byViewer ? 'Her' : 'Mitt'),
  keepMine: 'Behold mine endringer',
  discardMine: 'Forkast mine endringer',
  leftInConflict: (conflict: Changed, row: number) =>
    `${whoChanged(conflict)} rad ${row}${elsewhere(conflict)}. Endringene dine er tatt vare på, men ikke lagret. Åpne raden og velg hva som skal gjelde.`,
} as const

const rowList = new Intl.ListFormat('nb', { type: 'conjunction' })
const rowsNamed = (rows: readonly number[]): string =>
  `${rows.length === 1 ? 'Rad' : 'Radene'} ${rowList.format(rows.map(String))}`

const positions = { LEFT: 'Venstre side', RIGHT: 'Høyre side', TOP: 'Over', BOTTOM: 'Under' } as const

/** Rows that are mounted together. */
export const connectionText = {
  title: 'Sammenkobling',
  none: 'Ikke koblet',
  row: (row: number) => `Rad ${row}`,
  pickRow: 'Koble til rad',
  pickPosition: 'Side av raden',
  pickLocation: 'Plass langs siden',
  seenFromOutside: 'Sett utenfra.',
  connectsAtOnce: 'Raden kobles når du velger plass.',
  positions,
  locationOn: (position: keyof typeof positions, location: 'START' | 'CENTER' | 'END'): string => {
    if (location === 'CENTER') return 'På midten'
    const isUpright = position === 'LEFT' || position === 'RIGHT'
    if (location === 'START') return isUpright ? 'Nederst' : 'Til venstre'
    return isUpright ? 'Øverst' : 'Til høyre'
  },
  connectedTo: (row: number) => `Koblet til rad ${row}`,
  carries: (rows: readonly number[]) => `${rowsNamed(rows)} er koblet hit`,
  postOf: (row: number) => `Koblingspost for rad ${row}`,
  postFollows: 'Koblingsposten er så lang som koblingen, og slettes når raden kobles fra.',
  open: (row: number) => `Åpne rad ${row}`,
  disconnect: 'Koble fra',
  alreadyTogether: 'Er koblet sammen med raden allerede.',
  nothingToConnectTo: 'Det er ingen andre rader i tilbudet å koble til.',
  cannotBePlaced: (reason: string) => `Radene rundt vises ikke: ${reason}`,
} as const

/** Options that go from one row to another. */
export const transferText = {
  menu: 'Flere valg for raden',
  copy: 'Kopier valg',
  pasteHere: 'Lim inn valg',
  sameAsRow: 'Samme som rad …',
  copied: (row: number) =>
    `Valgene på rad ${row} er kopiert. Åpne en annen rad og velg «Lim inn valg» (Ctrl+V).`,
  notCopied: 'Nettleseren lot ikke valgene bli kopiert.',
  nothingCopied: 'Ingen valg er kopiert',
  noOtherRow: 'Tilbudet har ingen annen rad',
  sameAs: 'Samme som en annen rad',
  paste: (row: number, order: number) => `Lim inn valg fra rad ${row} i tilbud ${order}`,
  row: 'Rad',
  alike: 'De to radene har de samme valgene fra før.',
  transfer: 'Ta med',
  now: 'Nå',
  after: 'Blir',
  field: 'Felt',
  unchanged: 'Blir som det er',
  absent: (fields: readonly string[]) =>
    `Finnes ikke på denne modellen: ${new Intl.ListFormat('nb', { type: 'conjunction' }).format(fields)}.`,
  perPiece: 'per stk.',
  cancel: 'Avbryt',
  apply: (count: number) => (count === 1 ? 'Ta over 1 valg' : `Ta over ${count} valg`),
} as const

/** At a part that is selected in the drawing. */
export const placeText = {
  choicesFor: (part: string) => `Valg for ${part.toLowerCase()}`,
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
} as const

/** Measures that joiners ask for, each switched on by itself. */
export const joineryText = {
  menu: 'Flere mål',
  all: 'Alle',
  none: 'Ingen',
  /** No source states the figure; whoever reads it in the drawing is told. */
  wallSource: `Veggåpning: karmmål + ${OWN_WALL_CLEARANCE}\u00a0mm på hver side, vår egen anbefaling`,
  marks: {
    handle: 'Håndtakshøyde',
    'free-opening': 'Fri åpning',
    'wall-opening': 'Anbefalt veggåpning',
    sections: 'Snitt med karmdybde',
    fixed: 'F på faste felt',
  } satisfies Record<JoineryMark, string>,
} as const
