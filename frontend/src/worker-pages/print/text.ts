import type { DocumentInput } from '#domain/contracts/render'
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('paper')

const rowsInWords = (rowNumbers: readonly number[]): string =>
  say`rad ${new Intl.ListFormat('nb').format(rowNumbers.map(String))}`

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const terms = texts('paper.terms', {
  outsideMeasures:
    'Alle mål er karmens utvendige mål i millimeter, bredde før høyde. Tegningene er sett utenfra.',
  withoutMeasures: 'Tegningene er sett utenfra og er ikke i målestokk. Målene er registrert hos selgeren.',
  openings: 'Åpningslinjene møtes på hengselsiden; heltrukne slår ut, stiplede slår inn.',
  check: 'Produktene lages etter mål. Kontroller mål, slagretning, glass, farger og antall før du godtar.',
  checkWithoutMeasures:
    'Produktene lages etter mål. Kontroller slagretning, glass, farger og antall før du godtar.',
  weekToBeConfirmed: 'Leveringsuken er ikke bekreftet av fabrikken ennå.',
} as const)

interface TermsOf
  extends Pick<DocumentInput, 'measurements' | 'deliveryConfirmed' | 'deliveryText' | 'order'> {
  readonly validTo: string
}

const termsOfOffer = ({ validTo, measurements, deliveryConfirmed }: TermsOf): readonly string[] => [
  say`Tilbudet gjelder til og med ${validTo}.`,
  ...(measurements
    ? [terms.outsideMeasures, terms.openings, terms.check]
    : [terms.withoutMeasures, terms.openings, terms.checkWithoutMeasures]),
  ...(deliveryConfirmed ? [] : [say`Leveringsuken er et anslag og bekreftes når bestillingen er mottatt.`]),
]

const orderTerms = texts('paper.order-terms', {
  'at-store': 'Bestillingen er sendt til forhandleren og er ikke bekreftet ennå.',
  ordered: 'Produktene er bestilt slik de står her, og lages etter mål.',
  'cancel-requested': 'Det er bedt om å få ordren kansellert. Ordren gjelder til det er svart på.',
  cancelled: 'Ordren er kansellert. Ingenting av dette blir levert.',
} as const)

const termsOfOrder = (
  { state }: NonNullable<DocumentInput['order']>,
  { measurements, deliveryConfirmed, deliveryText }: TermsOf,
): readonly string[] => [
  orderTerms[state],
  measurements ? terms.outsideMeasures : terms.withoutMeasures,
  terms.openings,
  ...(deliveryText === '' || deliveryConfirmed ? [] : [terms.weekToBeConfirmed]),
]

/** The document's Norwegian words. */
export const text = texts('paper.text', {
  elevations: (orderNumber: number) => say`Oppriss, tilbud ${orderNumber}`,
  elevationScale: (denominator: number) => say`Målestokk 1:${denominator}. Sett utenfra, mål i mm.`,
  customer: 'Kunde',
  delivery: 'Levering',
  details: 'Opplysninger',
  date: 'Dato',
  validTo: 'Gyldig til',
  ordered: 'Bestilt',
  offer: 'Tilbud',
  offered: (orderNumber: number, date: string) => say`${orderNumber} fra ${date}`,
  status: 'Status',
  cancelRequested: 'Kansellering forespurt',
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
    say`Tegning av ${rowsInWords(rowNumbers)} sammen, sett utenfra`,
  construction: (rowNumbers: readonly number[]) => say`${capital(rowsInWords(rowNumbers))} monteres sammen`,
  wholeSize: (size: string) => say`Samlet mål ${size}\u00a0mm`,
  drawingOf: (name: string) => say`Tegning av ${name}, sett utenfra`,
  ownScale: (denominator: number) => say`Tegnet i 1:${denominator}`,
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
  termsFor: (input: TermsOf) =>
    input.order === undefined ? termsOfOffer(input) : termsOfOrder(input.order, input),
  approval: 'Godkjenning',
  approvalSentence: 'Jeg har kontrollert produktene over og godtar tilbudet.',
  approvedBy: 'Godtatt av',
  approvedOn: 'Dato',
  signature: 'Underskrift',
  printed: 'Skrevet ut',
} as const)
