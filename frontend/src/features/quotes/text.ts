/** Norwegian strings of the quote page that several of its parts say; each part has its own beside it. Exact wordings are those of quote-workflow sections 2, 5 and 8. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('quotes')

export const quoteText = texts('quotes.quote', {
  title: (orderNumber: number) => say`Tilbud ${orderNumber}`,
  loading: 'Laster...',
  tryAgain: 'Prøv igjen',
  onBehalfOf: (user: string) => say`Opprettet av ${user} på vegne av`,
  about: 'Om tilbudet',
  more: 'Mer om tilbudet',
  toSearch: 'Gå til tilbudene',
} as const)

/** Whose money it is; and for a viewer who is shown none. */
export const partyText = texts('quotes.party', {
  dealer: 'Forhandler',
  agent: 'Byggmester',
  unknownLevel: 'Ugyldig brukernivå',
} as const)

/** Which prices a paper shows. */
export const priceModeText = texts('quotes.price-mode', {
  CUSTOMER: 'Kundepris',
  STORE: 'Forhandlerpris',
  AGENT: 'Byggmesterpris',
  DISCOUNTS: 'Rabatter',
  HIDDEN: 'Uten priser',
} as const)

/** What else a paper may be. */
export const paperText = texts('quotes.paper', {
  withoutMeasurements: 'Uten mål',
} as const)
