/** Norwegian strings of the product menu. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('quote/product-menu')

export const menuText = texts('quote/product-menu.menu', {
  menu: 'Produktmeny',
  keys: 'Ctrl+K',
  groups: 'Produktgrupper',
  asLast: 'Som sist',
  asLastHelp: 'Med valgene du gjorde da',
  most: 'Det du lager mest',
  allProducts: 'Vis alle produkter',
  search: 'Søk i alle produkter',
  searchOrWrite: 'Søk, eller skriv hele raden: 2 ts 990x1390 hvit "V3"',
  asWritten: 'Raden du har skrevet',
  makes: (words: string) => say`Enter lager ${words}.`,
  nothingFound: (query: string) => say`Ingen produkter passer til «${query}».`,
  clearSearch: 'Tøm søket',
  loading: 'Henter produktene …',
  failed: 'Fikk ikke hentet produktene.',
  tryAgain: 'Prøv igjen',
  found: (count: number, first: string, asked: string) =>
    say`${count} treff. Enter velger ${first}${asked === '' ? '' : `, ${asked}`}${asked.endsWith('.') ? '' : '.'}`,
  asked: (size: string | null, count: number | null) =>
    [
      ...(size === null ? [] : [say`${size}\u00a0mm`]),
      ...(count === null ? [] : [say`${count}\u00a0stk.`]),
    ].join(', '),
  notMade: (asked: string) => say`Leveres ikke i ${asked}`,
  later: (words: readonly string[]) =>
    say`${words.map((word) => say`«${word}»`).join(say` og `)} velger du på raden.`,
  meant: (word: string) => say`Mente du ${word}?`,
} as const)

/** In the order in which they stand on a tile. */
export const badges = texts('quote/product-menu.badges', [
  { key: 'basic', label: 'Basic' },
  { key: 'extra', label: 'eXtra' },
  { key: 'panelQuality', label: 'Plate' },
  { key: 'fastlane', label: 'Fastlane' },
  { key: 'fire', label: 'Brann' },
  { key: 'sound', label: 'Lyd' },
] as const)
