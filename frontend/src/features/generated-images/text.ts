/** Texts of the page of the generated images. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('generated-images')

export const generatedImagesText = texts('generated-images', {
  title: 'Genererte bilder',
  toBuffers: 'Buffere',
  help: 'Bilder av rader, slik de ligger i bufferen redisimages. Et bilde som ikke har vært sett på en måned, forsvinner av seg selv.',
  loading: 'Henter bilder …',
  tryAgain: 'Prøv igjen',
  none: 'Ingen bilder er laget siden bufferen ble tømt.',
  noPage: 'Det er ikke så mange sider lenger.',
  toPage: 'Gå til side',
  ofPages: (count: number) => (count === 1 ? say`av 1 side` : say`av ${count} sider`),
  go: 'Gå',
  wrongPage: (count: number) =>
    count === 1 ? say`Det er bare én side.` : say`Skriv et tall fra 1 til ${count}.`,
  range: (first: number, last: number, all: string) => say`${first}–${last} av ${all}`,
  baseUrl: 'Base-URL',
  baseUrlHelp: 'Lenkene i listen begynner med denne adressen',
  wrongBaseUrl: 'Skriv en adresse som begynner med https:// eller http://.',
  row: 'Rad',
  rowOf: (order: number, row: number) => say`Tilbud ${order}, rad ${row}`,
  made: 'Laget',
  links: 'Lenker',
  image: 'Generert bilde',
  preview: 'Forhåndsvisning',
  webgl: 'Forhåndsvisning i WebGL',
  linkOf: (what: string, row: string) => say`${what}: ${row}`,
  generate: 'Generer',
  generating: 'Genererer …',
  generated: (row: string) => say`Nytt bilde er generert: ${row}`,
  notGenerated: 'Bildet kunne ikke lages.',
} as const)
