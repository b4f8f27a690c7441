/** Norwegian strings of the rows of a quote. Exact wordings are those of quote-workflow sections 2, 5 and 8. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('quotes/grid')

export const rowText = texts('quotes/grid.row', {
  bothColors: (one: string, other: string) => say`${one} og ${other.toLowerCase()}`,
  picture: (description: string) => say`${description} sett utenfra`,
  heading: 'Produkter',
  articles: 'Tillegg',
  row: (rowNumber: number) => say`Rad ${rowNumber}`,
  connectedTo: (rowNumber: number) => say`koblet til rad ${rowNumber}`,
  carries: (rowNumbers: readonly number[]) =>
    say`koblet med ${new Intl.ListFormat('nb').format(rowNumbers.map((rowNumber) => say`rad ${rowNumber}`))}`,
  nobb: 'NOBB',
  wood: 'Tre',
  uValue: 'U',
  uValueOf: (rowNumber: number) => say`U-verdien til rad ${rowNumber}`,
  notIncluded: 'ikke med i U-verdien',
  ofAll: 'Alle rader:',
  ofMost: 'Der ikke annet står:',
  swan: 'Svanemerket',
  frame: 'Karm',
  leaf: 'Dørblad',
  inside: 'Innvendig',
  outside: 'Utvendig',
  cladding: 'Alu',
  /** Word for word (Q-119, QD-53). */
  uValueUnit: 'W/m²K',
  include: 'Inkluder i uverdiberegning',
  count: 'Antall',
  each: 'stk. à',
  pricesExclTax: 'Priser eks. mva.',
  copy: (rowNumber: number) => say`Kopier rad ${rowNumber}`,
  copyWithoutCount: 'Kan ikke kopiere rad uten antall',
  draw: (rowNumber: number) => say`Last ned tegning av rad ${rowNumber}`,
  drawDxf: 'CAD-tegning med snitt (DXF)',
  drawSvg: 'Bilde til å lime inn (SVG)',
  modelIfc: 'BIM-modell (IFC)',
  modelGlb: '3D-modell (GLB)',
  modelUsdz: '3D-modell for iPhone (USDZ)',
  remove: (rowNumber: number) => say`Slett rad ${rowNumber}`,
  removed: (rowNumber: number) => say`Rad ${rowNumber} er slettet.`,
  move: (rowNumber: number) => say`Flytt rad ${rowNumber}`,
  moveHelp: 'Dra, eller Alt+pil opp og ned',
  moveUp: 'Flytt opp',
  moveDown: 'Flytt ned',
  moveFirst: 'Flytt øverst',
  moveLast: 'Flytt nederst',
  moved: (rowNumber: number, place: number, of: number) =>
    say`Rad ${rowNumber} står nå som nummer ${place} av ${of}.`,
  addToQuote: 'Legg til i tilbud',
  toAgent: 'til byggmester',
  warning: 'Varsel',
  empty: 'Tilbudet har ingen produkter ennå.',
  emptyHelp: 'Velg et vindu eller en dør nedenfor, så legges det til i tilbudet.',
  footer: (count: number) => say`${count} rader`,
} as const)

/** How a price comes about. */
export const buildUpText = texts('quotes/grid.build-up', {
  open: (rowNumber: number) => say`Slik blir prisen til, rad ${rowNumber}`,
  heading: (rowNumber: number) => say`Prisen på rad ${rowNumber}`,
  loading: 'Henter prisen …',
  failed: 'Prisoppbyggingen kunne ikke leses.',
  listPrice: 'Listepris',
  unitPrice: 'Pris per stk.',
  times: (numberOf: number) => say`${numberOf}\u00a0stk.`,
  exclTax: 'Beløp eks. mva.',
} as const)
