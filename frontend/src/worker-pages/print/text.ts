import type { DocumentInput } from '#domain/contracts/render'

const rowsInWords = (rowNumbers: readonly number[]): string =>
  `rad ${new Intl.ListFormat('nb').format(rowNumbers.map(String))}`

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const openings = 'Åpningslinjene møtes på hengselsiden; heltrukne slår ut, stiplede slår inn.'

const measured = [
  'Alle mål er karmens utvendige mål i millimeter, bredde før høyde. Tegningene er sett utenfra.',
  openings,
  'Produktene lages etter mål. Kontroller mål, slagretning, glass, farger og antall før du godtar.',
]
const unmeasured = [
  'Tegningene er sett utenfra og er ikke i målestokk. Målene er registrert hos selgeren.',
  openings,
  'Produktene lages etter mål. Kontroller slagretning, glass, farger og antall før du godtar.',
]

interface TermsOf extends Pick<DocumentInput, 'measurements' | 'deliveryConfirmed'> {
  readonly validTo: string
}

/** The document's Norwegian words. */
export const text = {
  customer: 'Kunde',
  delivery: 'Levering',
  details: 'Opplysninger',
  date: 'Dato',
  validTo: 'Gyldig til',
  deliveryLabel: 'Merking',
  externalReference: 'Referanse',
  contact: 'Kontakt',
  toBeAgreed: 'Avtales nærmere',
  noCustomer: 'Ikke oppgitt',
  phone: 'Tlf.',
  comment: 'Kommentar',
  products: 'Produkter',
  noProducts: 'Tilbudet har ingen produkter.',
  articles: 'Tillegg',
  rowNumber: 'Nr.',
  drawing: 'Tegning',
  seenFromOutside: 'sett utenfra',
  notToScale: 'ikke i målestokk',
  drawingOfRows: (rowNumbers: readonly number[]) =>
    `Tegning av ${rowsInWords(rowNumbers)} sammen, sett utenfra`,
  construction: (rowNumbers: readonly number[]) => `${capital(rowsInWords(rowNumbers))} monteres sammen`,
  wholeSize: (size: string) => `Samlet mål ${size}\u00a0mm`,
  drawingOf: (name: string) => `Tegning av ${name}, sett utenfra`,
  ownScale: (denominator: number) => `Tegnet i 1:${denominator}`,
  product: 'Produkt',
  article: 'Beskrivelse',
  count: 'Antall',
  unitPrice: 'Pris per stk.',
  discount: 'Rabatt',
  line: 'Sum',
  includingTax: 'inkl. mva.',
  excludingTax: 'eks. mva.',
  pieces: 'stk.',
  warning: 'Merk',
  totals: 'Totalt',
  sumExclTax: 'Sum eks. mva.',
  tax: 'Mva.',
  sumInclTax: 'Sum inkl. mva.',
  rounding: 'Herav øreavrunding',
  numberOfProducts: 'Antall produkter',
  averageUValue: 'U-verdi, gjennomsnitt',
  terms: 'Vilkår',
  termsFor: ({ validTo, measurements, deliveryConfirmed }: TermsOf) => [
    `Tilbudet gjelder til og med ${validTo}.`,
    ...(measurements ? measured : unmeasured),
    ...(deliveryConfirmed ? [] : ['Leveringsuken er et anslag og bekreftes når bestillingen er mottatt.']),
  ],
  approval: 'Godkjenning',
  approvalSentence: 'Jeg har kontrollert produktene over og godtar tilbudet.',
  approvedBy: 'Godtatt av',
  approvedOn: 'Dato',
  signature: 'Underskrift',
  printed: 'Skrevet ut',
} as const
