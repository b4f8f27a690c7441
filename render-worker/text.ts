/** Why a job did not become a picture or a document, and what heads the columns of its sheet. */
export const renderText = {
  unreadableInput: 'Underlaget for tegningen kan ikke leses.',
  otherInput: 'Underlaget er laget for noe annet enn det som ble bestilt.',
  inputGone: 'Underlaget for tegningen finnes ikke lenger.',
  late: (seconds: number) => `Ble ikke ferdig innen ${seconds} sekunder.`,
  stopped: 'Tegneprogrammet stoppet uventet.',
  stoppedEachTime: 'Tegneprogrammet stoppet hver gang.',
  notDrawn: (reason: string | undefined) => `Kunne ikke tegnes: ${reason || 'ukjent årsak'}`,
  priceMissing: (rowNumber: number) => `Prisen på rad ${rowNumber} mangler.`,
} as const

export const rowsSheetText = {
  rows: 'Rader',
  row: 'Rad',
  reference: 'Referanse',
  description: 'Beskrivelse',
  count: 'Antall',
  width: 'Bredde mm',
  height: 'Høyde mm',
  glass: 'Glass',
  uValue: 'U-verdi',
  weight: 'Vekt',
  nobb: 'NOBB',
  tax: (isIncluded: boolean) => (isIncluded ? 'inkl. mva.' : 'eks. mva.'),
  unitPrice: (price: string, tax: string) => `${price} per stk. ${tax}`,
  linePrice: (price: string, tax: string) => `${price} sum ${tax}`,
} as const
