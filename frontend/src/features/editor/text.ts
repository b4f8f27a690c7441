/** What the editor says. */

import type { JoineryMark } from '#domain/drawing/joinery/marks'
import { OWN_WALL_CLEARANCE } from '#domain/drawing/joinery/wall-clearance'
import type { ViewSide } from '#domain/drawing/scene'
import { sayIn, texts } from '#domain/texts/texts'
import { type ChangedElsewhere, changedWhere, whoChanged } from './who-changed-text.ts'

const say = sayIn('editor')

export const editorText = texts('editor', {
  loading: 'Laster',
  failed: 'Feil',
  rowNotFound: (row: number, order: number) => say`Rad ${row} finnes ikke i tilbud ${order}`,
  toQuote: 'Gå til tilbudet',
  tryAgain: 'Prøv igjen',
  order: (order: number) => say`Tilbud ${order}`,
  /** A row that has just been made has no number yet. */
  row: (row: number) => (row < 0 ? say`Ny rad` : say`Rad ${row}`),
  rows: 'Rader i tilbudet',
  onToQuote: 'Til tilbudet',
  previousRow: 'Forrige rad',
  nextRow: 'Neste rad',
  lastRow: 'Dette er siste rad. Videre til tilbudet',
  overview: 'Til tilbudsoversikten',
  pieces: (count: number) => say`${count}\u00a0stk.`,
  syncLabel: 'Lagring',

  count: 'Antall',
  addToQuote: 'Legg til i tilbud',
  reference: 'Referanse',
  referencePlaceholder: 'F.eks. Stue sør',
  lead: (code: string) => say`${code} settes foran det du skriver. Slettetasten i tomt felt tar det bort.`,
  leadPlaceholder: (code: string) => say`Enter gir ${code}`,
  dropLead: (code: string) => say`Uten ${code}`,
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
  resetField: (label: string) => say`Tilbakestill ${label}`,
  changedCount: (count: number) => say`${count} endret fra standard`,
  notChosen: 'Ikke valgt',
  dimmedHint: 'Pek på et valg for å se hvorfor det er dimmet, eller hva mer det endrer.',
  changesHint: 'Pek på et valg for å se hva mer det endrer.',
  invalidValue: (label: string) => say`Ugyldig verdi for feltet ${label}`,
  writeBetween: (least: string, most: string) => say`Skriv ${least}, ${most}`,
  wholeMillimetres: 'Skriv hele millimeter, eller med enhet: 149\u00a0cm, 1,49\u00a0m',
  notSaved: 'Ikke lagret:',
  backTo: (value: string) => say`Tilbake til ${value}`,
  canBeSaved: 'kan lagres nå. Trykk Enter i feltet.',
  noFunctions: 'Ingen gyldige funksjonsvalg',
  replaced: (label: string) => say`Blir ${label}.`,

  allPanes: 'Alle ruter',
  allSolidPanels: 'Alle tette fyllinger',
  differing: 'Ulike',
  wholeProduct: 'Hele produktet',
  only: (place: string) => say`Bare ${place}`,
  chooseAll: 'Velg hele',
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
  lineSum: (count: number) => say`Sum ${count}\u00a0stk.`,
  exclTax: 'eks. mva.',
  inclTax: 'inkl. mva.',
  buildUp: 'Prisoppbygging',
  priceIs: (price: string) => say`Prisen er ${price}`,

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
  years: (count: number) => say`${count} år`,
  fastlane: 'Fastlane',
  mounting: 'Montering',
  yes: 'Ja',
  no: 'Nei',
  notices: 'Merk',

  connection: 'Sammenkobling',
  rowsNotPlaced: (reason: string) => say`Radene rundt vises ikke: ${reason}`,

  leftInConflict: (conflict: ChangedElsewhere, row: number) =>
    say`${whoChanged(conflict)} rad ${row}${changedWhere(conflict)}. Endringene dine er tatt vare på, men ikke lagret. Åpne raden og velg hva som skal gjelde.`,
} as const)

/** Measures that joiners ask for, each switched on by itself. */
export const joineryText = texts('editor.joinery', {
  menu: 'Flere mål',
  all: 'Alle',
  none: 'Ingen',
  /** No source states the figure; whoever reads it in the drawing is told. */
  get wallSource() {
    return say`Veggåpning: karmmål + ${OWN_WALL_CLEARANCE}\u00a0mm på hver side, vår egen anbefaling`
  },
  marks: {
    handle: 'Håndtakshøyde',
    'free-opening': 'Fri åpning',
    'wall-opening': 'Anbefalt veggåpning',
    sections: 'Snitt med karmdybde',
    fixed: 'F på faste felt',
  } satisfies Record<JoineryMark, string>,
} as const)
