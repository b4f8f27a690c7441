/** What a customer reads on his page of a quote. */

import type { CustomerPage } from '#domain/contracts/customer-page'
import { listText } from '#domain/messages/list-text'
import { sayIn, texts } from '#domain/texts/texts'
import { formatDate, formatMoment } from '../../ui/format.ts'

const say = sayIn('customer-page')

const inWords = (rowNumbers: readonly number[]): string => listText(rowNumbers.map(String))

export const pageText = texts('customer-page.page', {
  title: (orderNumber: number) => say`Tilbud ${orderNumber}`,
  heading: 'Tilbud på vinduer og dører',
  to: (name: string) => say`Til ${name}`,
  number: (orderNumber: number) => say`Tilbud ${orderNumber}`,
  dated: (iso: string) => say`Datert ${formatDate(iso)}`,
  label: (label: string) => say`Merket ${label}`,
  rows: (count: number) => (count === 1 ? say`1 produkt` : say`${count} produkter`),
  loading: 'Henter tilbudet',
  closedTitle: 'Tilbudet kan ikke vises',
  tryAgain: 'Prøv igjen',
  greeting: (contact: string) => say`Fra ${contact}`,
  products: 'Dette tilbyr vi',
  row: (rowNumber: number, name: string) => `${rowNumber}. ${name}`,
  pieces: (count: number) => say`${count}\u00a0stk.`,
  each: 'per stk.',
  details: 'Alle detaljer',
  drawing: (name: string) => say`Tegning av ${name} sett utenfra`,
  together: (rowNumbers: readonly number[]) => say`Rad ${inWords(rowNumbers)} monteres sammen`,
  drawingTogether: (rowNumbers: readonly number[]) =>
    say`Tegning av rad ${inWords(rowNumbers)} sammen, sett utenfra`,
  space: (name: string) => say`${name} i 3D`,
  show3d: 'Se i 3D',
  showDrawing: 'Til tegningen',
  opening3d: 'Henter 3D-visningen',
  no3d: 'Nettleseren din kan ikke vise 3D.',
  turn: 'Dra for å snu',
  open: 'Åpne',
  close: 'Lukk',
  seeInRoom: 'Se i rommet',
  product: 'Produkt',
  inRoom: (name: string) => say`${name} i rommet`,
  backToQuote: 'Tilbake til tilbudet',
  spoken: 'Hvordan produktet er snudd',
  makingRoom: 'Lager 3D-modellen',
  noRoom: 'Modellen kunne ikke lages. Lukk og prøv igjen.',
  trueSize: (width: number, height: number) => say`Modellen er i riktig størrelse: ${width} × ${height} mm.`,
  turnInRoom: 'Dra eller bruk piltastene for å snu.',
  onPhone: 'Åpne denne siden på en telefon for å se produktet på veggen hjemme hos deg.',
  placeInRoom: 'Plasser på veggen',
  leaveRoom: 'Lukk kameraet',
  seenFrom: 'Sett',
  fromInside: 'innenfra',
  fromOutside: 'utenfra',
  included: 'Dette er inkludert',
  notIncluded: 'Dette er ikke inkludert',
  delivery: 'Levering',
  noDelivery: 'Leveringssted avtales.',
  estimate: 'Beregnet levering',
  uValue: 'Gjennomsnittlig U-verdi',
  uValueUnit: 'W/(m²K)',
  sums: 'Sum',
  exclTax: 'Sum uten mva.',
  tax: (rate: number) => say`Mva. ${rate}\u00a0%`,
  inclTax: 'Totalt inkl. mva.',
  withTax: 'inkl. mva.',
  validTo: (iso: string) => say`Tilbudet gjelder til og med ${formatDate(iso)}.`,
  accept: 'Godta tilbudet',
  toAccept: 'Til godkjenning',
  acceptIntro: (seller: string) =>
    say`Skriv navnet ditt og godta tilbudet slik det står på denne siden. ${seller} får beskjed med en gang, og tar kontakt før noe settes i produksjon.`,
  name: 'Navnet ditt',
  acceptedTitle: 'Tilbudet er godtatt',
  accepted: (seller: string) => say`${seller} har fått beskjed.`,
  acceptedBefore: (name: string, at: string, sum: string | null) =>
    say`${name} godtok en tidligere utgave av tilbudet ${formatMoment(at)}${sum === null ? '.' : say`, på ${sum} inkl. mva.`} Tilbudet er endret siden.`,
  acceptAnew: 'Se gjennom det på nytt før du godtar.',
  changed: 'Siden viser nå det nye tilbudet.',
  receipt: 'Kvittering',
  receiptName: 'Godtatt av',
  receiptAt: 'Når',
  receiptSum: 'Sum inkl. mva.',
  receiptMailed: 'Kvitteringen er også sendt på e-post.',
  paper: 'Last ned PDF',
  preparing: (percent: number) => say`Lager PDF … ${percent}\u00a0%`,
  ask: 'Spør om denne',
  question: 'Hva lurer du på?',
  sendTo: (seller: string) => say`Send til ${seller}`,
  cancel: 'Avbryt',
  asked: (name: string) => say`Spørsmål om ${name}`,
  askedBy: ({ name, at, isReplied }: CustomerPage['questions'][number], seller: string) =>
    isReplied
      ? say`${name} spurte ${formatMoment(at)}. ${seller} har merket spørsmålet som besvart.`
      : say`${name} spurte ${formatMoment(at)}. ${seller} har fått spørsmålet.`,
  contact: 'Spørsmål om tilbudet?',
  call: 'Ring',
  write: 'Skriv',
} as const)

/** What is shown with its price and cannot be accepted lacks a product, or a count. */
export const unfinishedText = texts('customer-page.unfinished', {
  why: 'Tilbudet er ikke ferdig, og kan ikke godtas ennå. Ta kontakt når du vil vite mer eller bestille.',
})

/** Why there is nothing to accept; what can be accepted says that itself. */
export const customerStateText: Readonly<
  Record<Exclude<CustomerPage['state'], 'open' | 'accepted'>, string>
> = texts('customer-page.customer-state', {
  expired: 'Tilbudet er gått ut på dato. Ta kontakt, så får du et nytt med dagens priser.',
  ordered: 'Produktene er bestilt.',
  withdrawn: 'Tilbudet er trukket tilbake. Ta kontakt om du fortsatt er interessert.',
  'view-only': 'Denne siden viser produktene. Ta kontakt når du vil ha pris eller bestille.',
})

/** What the viewer says aloud of the side that is turned towards whoever listens. */
export const turnedText = texts('customer-page.turned', {
  left: 'Sett fra venstre',
  right: 'Sett fra høyre',
  front: 'Sett forfra',
  back: 'Sett bakfra',
  'upper-left': 'Sett fra venstre ovenfra',
  'upper-right': 'Sett fra høyre ovenfra',
  'upper-front': 'Sett forfra ovenfra',
  'upper-back': 'Sett bakfra ovenfra',
  'lower-left': 'Sett fra venstre nedenfra',
  'lower-right': 'Sett fra høyre nedenfra',
  'lower-front': 'Sett forfra nedenfra',
  'lower-back': 'Sett bakfra nedenfra',
  'interaction-prompt': 'Bruk piltastene for å snu.',
} as const)
