import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('search')

export const searchText = texts('search', {
  store: 'Forhandler',
  agent: 'Byggmester',
  deliveryWeek: (week: number, day: number) => say`Uke ${week} (dag ${day})`,
  factoryOrder: (orderNumber: number) => say`ordre ${orderNumber}`,
  title: 'Søk i eksisterende tilbud',
  contractorTitle: 'Bestilt fra byggmester',
  box: 'Søk etter tilbudsnummer, kunde, merking eller selger',
  /** A shorter text for the width of a phone. */
  boxHint: 'Tilbudsnr., kunde, merking eller selger',
  search: 'Søk',
  filter: 'Filter',
  offers: 'Søk i tilbud',
  orders: 'Søk i bestillinger',
  contractors: 'Kun byggmestere',
  contractorOrders: 'Bestilt fra byggmester',
  mine: 'Bare mine',
  failed: 'Søk feilet',
  tryAgain: 'Prøv igjen',
  loading: 'Søker …',
  nothing: (q: string) =>
    q === '' ? say`Det finnes ingen tilbud ennå.` : say`Ingen tilbud passer til «${q}».`,
  clear: 'Vis alle tilbud',
  create: 'Opprett nytt tilbud',
  results: 'Tilbud',
  date: 'Dato',
  number: 'Tilbudsnr',
  createdBy: 'Opprettet av',
  customer: 'Kunde',
  label: 'Godsmerking',
  status: 'Status',
  sum: 'Sum inkl. mva.',
  answer: { accepted: 'Godtatt', question: 'Spørsmål' },
  delivery: 'Levering',
} as const)
