/** Norwegian strings of sending a quote to its customer, and of what has changed since. */
import type { OfferMail } from '#domain/contracts/mail'
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('quotes/sending')

export const sendText = texts('quotes/sending.send', {
  title: 'Send til kunde',
  modes: 'Prisvisning',
  modesHelp: 'Kunden får ett dokument for hver prisvisning.',
  modesMissing: 'Velg minst én prisvisning.',
  withoutMeasurementsHelp:
    'Ingen mål og ingen målestokk, så tilbudet ikke kan brukes til å hente pris et annet sted.',
  message: 'Melding',
  standard: 'Tilbake til standardteksten',
  link: 'Lenke til kundens egen side',
  linkHelp:
    'Kunden ser tilbudet på nett, med tegninger og 3D, og kan godta det der. Lenken står nederst i e-posten.',
  copy: (email: string) => say`Kopi til meg (${email})`,
  copyHelp: 'Ikke med priser som du ikke kan skrive ut selv.',
  submit: 'Oppdater og send til kunde',
  sending: 'Sender tilbud til kunde...',
  sent: 'Tilbud sendt til kunde',
  mail: 'E-post til kunde',
  again: 'Prøv igjen',
  mayHaveArrived: 'Spør kunden før du sender på nytt, så tilbudet ikke kommer to ganger.',
} as const)

export const changesText = texts('quotes/sending.changes', {
  heading: 'Endret siden sist sendt',
  sent: (moment: string) => say`Tilbudet ble sendt til kunden ${moment}.`,
  underWay: (moment: string) => say`Tilbudet fra ${moment} er på vei til kunden.`,
  mayHaveArrived: (moment: string) => say`Tilbudet ble kanskje sendt til kunden ${moment}.`,
  notArrived: (moment: string) => say`Tilbudet fra ${moment} kom ikke frem til kunden.`,
  none: 'Ingenting er endret siden.',
  cancelled: 'Ordren er kansellert siden.',
  loading: 'Ser etter endringer …',
  failed: 'Endringene kunne ikke leses.',
  row: (rowNumber: number) => say`Rad ${rowNumber}`,
  added: 'ny',
  removed: 'tatt ut',
  newPrice: 'ny pris',
  to: 'til',
  header: (fields: readonly string[]) => say`Også endret: ${new Intl.ListFormat('nb').format(fields)}.`,
  before: 'Da, inkl. mva.',
  after: 'Nå, inkl. mva.',
  difference: 'Forskjell',
  more: (count: number) => say`Vis ${count} til`,
} as const)

/** When the customer got it, as far as it is known that he did. */
export const sentWords: Readonly<Record<OfferMail['state'], (moment: string) => string>> = {
  queued: (moment) => changesText.underWay(moment),
  sending: (moment) => changesText.underWay(moment),
  sent: (moment) => changesText.sent(moment),
  complained: (moment) => changesText.sent(moment),
  unknown: (moment) => changesText.mayHaveArrived(moment),
  failed: (moment) => changesText.notArrived(moment),
  bounced: (moment) => changesText.notArrived(moment),
}
