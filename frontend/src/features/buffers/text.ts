/** Texts of the page of the buffers. */
import type { BufferId } from '#domain/administration/buffers'
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('buffers')

export const buffersText = texts('buffers', {
  title: 'Buffere',
  help: 'En buffer holder det systemet har laget og kan lage igjen. Ingenting går tapt når den tømmes.',
  loading: 'Henter buffere …',
  tryAgain: 'Prøv igjen',
  filter: 'Filtrer buffere',
  none: (typed: string) => say`Ingen buffer passer med «${typed}».`,
  buffer: 'Buffer',
  count: 'Antall',
  clear: 'Tøm',
  clearOf: (id: string) => say`Tøm ${id}`,
  clearAll: 'Tøm alle buffere',
  clearAllAsk: 'Vil du tømme alle buffere?',
  clearAllHelp:
    'Bilder og dokumenter lages på nytt når noen ber om dem, og det første av hvert tar lengre tid enn ellers. Lister skrives på nytt av seg selv, og alle finnes i dem imens.',
  cleared: (moment: string) => say`Tømt ${moment}`,
  rewritten: (moment: string) => say`Skrevet på nytt ${moment}`,
  about: (count: string) => say`om lag ${count}`,
  atLeast: (count: string) => say`minst ${count}`,
  rebuilding: (percent: number) => say`Skrives på nytt: ${percent} %`,
  willRebuild: 'Skrives på nytt innen ett minutt',
  pictures: 'Se bildene',
} as const)

/** What lies in each. */
export const contentsText = texts('buffers.contents', {
  documents: 'Tilbud som PDF, nettside og ZIP',
  redisimages: 'Bilder av rader i perspektiv',
  fallbackimages: 'Tegninger som bilder, for nettlesere som ikke kan tegne',
  previews: 'Bilder av rader som nettlesere har levert',
  quotesearch: 'Listene som tilbud finnes i',
  statistics: 'Listene som tilbud telles i, måned for måned',
  organisations: 'Listene som kjeder, forhandlere og byggmestere finnes i',
  users: 'Listen som brukere finnes i',
} as const satisfies Readonly<Record<BufferId, string>>)
