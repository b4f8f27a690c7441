/** What the terminal says while the program starts, and why it does not. */
export const startText = {
  buildingSite: 'Bygger nettsidene …',
  siteNotBuilt: (reason: string) =>
    `Nettsidene lar seg ikke bygge (${reason}). «npm run build» viser hvorfor.`,
  noIndex: (folder: string) => `SITE_DIR ${folder} har ingen index.html.`,
  wrongPort: (text: string) => `PORT må være et tall fra 1 til 65535, ikke «${text}».`,
  portInUse: (port: number) => `Port ${port} er opptatt. Velg en annen med PORT.`,
  portForbidden: (port: number) => `Port ${port} krever flere rettigheter. Velg en annen med PORT.`,
  folderInUse: (process: number) =>
    `Datamappen er i bruk av prosess ${process}. Stopp den, eller velg en annen DATA_DIR.`,
  folderJustLocked: 'Datamappen ble nettopp tatt i bruk av en annen prosess.',
  folderUnusable: (path: string, code: string) =>
    `Datamappen ${path} kan ikke brukes (${code}). Velg en annen DATA_DIR.`,
  folderOfOtherVersion: 'Datamappen er laget av en annen versjon av programmet. Velg en ny DATA_DIR.',
  database: 'Databasen',
  filesAndQueue: 'Filene og køen',
  damaged: (what: string, path: string, reason: string) =>
    `${what} i ${path} kan ikke leses (${reason}). Ingenting er slettet: ta vare på mappen, og start med en annen DATA_DIR.`,
} as const
