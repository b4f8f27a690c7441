/** Norwegian strings of taking steps back. */
export const undoText = {
  undo: 'Angre',
  redo: 'Gjør om',
  undoKeys: 'Angre (Ctrl+Z)',
  redoKeys: 'Gjør om (Ctrl+Y)',
  what: (what: string, keys: string) => `${keys}: ${what}`,
  rowEdited: (rowNumber: number) => `Rad ${rowNumber} er endret.`,
  rowAsBefore: (rowNumber: number) => `Rad ${rowNumber} er som før.`,
  rowAgain: (rowNumber: number) => `Rad ${rowNumber} er endret igjen.`,
  rowChanged: (rowNumber: number) => `Rad ${rowNumber} er endret etterpå. Ingenting er angret.`,
  already: 'Det er allerede angret.',
  noAnswer: (message: string) => `${message} Ingenting er angret ennå. Prøv igjen.`,
  refused: (message: string) => message,
} as const
