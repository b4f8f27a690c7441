/** What is said of what was typed into fields of rows and refused. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('quotes/unsaved')

export const unsavedText = texts('quotes/unsaved', {
  heading: 'Skrevet, men ikke lagret',
  help: 'Utskrift, filer, e-post, kundens side og bestilling blir slik radene er lagret. Rett det som er skrevet, eller forkast det.',
  row: (rowNumber: number) => say`Rad ${rowNumber}`,
  allRows: 'Alle rader',
  drop: 'Forkast det som ikke er lagret',
  first: 'Rett eller forkast det som ikke er lagret, først.',
} as const)
