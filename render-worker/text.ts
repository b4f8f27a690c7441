/** Why a job did not become a picture or a document, and what heads the columns of its sheet. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('worker')

export const renderText = texts('worker.render', {
  unreadableInput: 'Underlaget for tegningen kan ikke leses.',
  otherInput: 'Underlaget er laget for noe annet enn det som ble bestilt.',
  inputGone: 'Underlaget for tegningen finnes ikke lenger.',
  late: (seconds: number) => say`Ble ikke ferdig innen ${seconds} sekunder.`,
  stopped: 'Tegneprogrammet stoppet uventet.',
  stoppedEachTime: 'Tegneprogrammet stoppet hver gang.',
  notDrawn: (reason: string | undefined) => say`Kunne ikke tegnes: ${reason || say`ukjent årsak`}`,
  priceMissing: (rowNumber: number) => say`Prisen på rad ${rowNumber} mangler.`,
} as const)

export const rowsSheetText = texts('worker.rows-sheet', {
  rows: 'Rader',
  row: 'Rad',
  reference: 'Referanse',
  description: 'Beskrivelse',
  count: 'Antall',
  width: 'Bredde mm',
  height: 'Høyde mm',
  opening: 'Åpning',
  innerColor: 'Farge innvendig',
  outerColor: 'Farge utvendig',
  frameColor: 'Farge karm',
  leafColor: 'Farge dørblad',
  glass: 'Glass',
  uValue: 'U-verdi',
  weight: 'Vekt',
  nobb: 'NOBB',
  tax: (isIncluded: boolean) => (isIncluded ? say`inkl. mva.` : say`eks. mva.`),
  unitPrice: (price: string, tax: string) => say`${price} per stk. ${tax}`,
  linePrice: (price: string, tax: string) => say`${price} sum ${tax}`,
} as const)
