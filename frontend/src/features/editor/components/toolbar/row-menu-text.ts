/** The menu of a row: options that go from one row to another, and the row as a file. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('editor/row-menu')

export const rowMenuText = texts('editor/row-menu', {
  menu: 'Flere valg for raden',
  copy: 'Kopier valg',
  pasteHere: 'Lim inn valg',
  downloadModel: 'Last ned BIM-modell (IFC)',
  sameAsRow: 'Samme som rad …',
  copied: (row: number) =>
    say`Valgene på rad ${row} er kopiert. Åpne en annen rad og velg «Lim inn valg» (Ctrl+V).`,
  notCopied: 'Nettleseren lot ikke valgene bli kopiert.',
  nothingCopied: 'Ingen valg er kopiert',
  noOtherRow: 'Tilbudet har ingen annen rad',
} as const)
