/** What the button of a finding does, in words: before it is pressed, and once it is done. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('domain/quote/order-check')

export const effectText = texts('domain/quote/order-check.effect', {
  removes: (rowNumber: number, description: string) => say`Rad ${rowNumber} (${description}) tas bort.`,
  removed: (rowNumber: number) => say`Rad ${rowNumber} er slettet.`,
  choosesCrane: 'Levering med kranbil velges.',
  choseCrane: 'Levering med kranbil er valgt.',
  innerColor: 'innvendig farge',
  outerColor: 'utvendig farge',
  frameColor: 'karmfarge',
  leafColor: 'farge på dørblad',
  cladding: 'alukledning',
  is: (has: boolean) => (has ? say`ja` : say`nei`),
  becomes: (name: string, from: string, to: string) => say`${name} ${from} blir ${to}`,
  colorOf: (color: string, isInside: boolean) => (isInside ? say`${color} innvendig` : color),
  withCladding: (has: boolean) => (has ? say`, med kledning` : say`, uten kledning`),
  isNow: (what: string) => say`er nå ${what}`,
  hasNow: (what: string) => say`har nå ${what}`,
  isChanged: 'er endret',
  withOthers: (said: string, others: string) => say`${said}, med ${others}`,
} as const)

/** The side of a product that a colour is on. */
export const paintedSideText = texts('domain/quote/order-check.side', {
  inner: 'innvendig',
  outer: 'utvendig',
} as const)

/** What the sentence of several rows concerns. */
export const saidOfRows = (sentence: string, rows: string): string => say`${sentence} Gjelder ${rows}.`

/** Why a window is no way out, and a row by its reference. */
export const escapeText = texts('domain/quote/order-check.escape', {
  doesNotOpen: (name: string) => say`${name} kan ikke åpnes`,
  fireWindow: 'brannvindu teller ikke som rømningsvei',
  noWayOut: (name: string) => say`${name} teller ikke som rømningsvei`,
  opening: (size: string) => say`fri åpning er ${size}`,
  row: (rowNumber: number, reference: string) => say`rad ${rowNumber} («${reference}»)`,
} as const)

/** 'rad 1 og 3 er 1 190 × 1 190 mm' */
export const sizeIs = (size: string): string => say`er ${size}`

/** '32 dB', or that there is none. */
export const soundNow = (db: number | null): string => (db === null ? say`ingen` : say`${db}\u00a0dB`)

export const basisText = texts('domain/quote/order-check.basis', {
  orderRule: (id: string) => say`Kontrollregel ${id}`,
  productRule: (id: string) => say`Produktregel ${id}`,
} as const)
