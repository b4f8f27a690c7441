/** Norwegian strings of taking steps back. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('quote/undo')

export const undoText = texts('quote/undo', {
  undo: 'Angre',
  redo: 'Gjør om',
  undoKeys: 'Angre (Ctrl+Z)',
  redoKeys: 'Gjør om (Ctrl+Y)',
  what: (what: string, keys: string) => `${keys}: ${what}`,
  rowEdited: (rowNumber: number) => say`Rad ${rowNumber} er endret.`,
  rowAsBefore: (rowNumber: number) => say`Rad ${rowNumber} er som før.`,
  rowAgain: (rowNumber: number) => say`Rad ${rowNumber} er endret igjen.`,
  rowChanged: (rowNumber: number) => say`Rad ${rowNumber} er endret etterpå. Ingenting er angret.`,
  already: 'Det er allerede angret.',
  noAnswer: (message: string) => say`${message} Ingenting er angret ennå. Prøv igjen.`,
  refused: (message: string) => message,
} as const)
