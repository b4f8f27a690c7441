/** What is said of a quote wherever it is read or changed. Exact wordings are those of quote-workflow sections 2, 5 and 8. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('quote')

/** Why it cannot be changed. */
export const lockText = texts('quote.lock', {
  expired: 'Tilbudet er utgått, utvid gyldighet for å endre eller bestille.',
  readOnly: 'Tilbudet er låst og kan ikke endres.',
  onlyRead: 'Du kan lese tilbudet, men ikke endre det.',
  orderedByAgent: 'Tilbudet er bestilt av byggmester. Bare antall, kunde og levering kan endres.',
} as const)

export const statusText = texts('quote.status', {
  expired: 'utgått',
} as const)

/** Why a change was not stored. */
export const failureText = texts('quote.failure', {
  noSuchQuote: (orderNumber: string) => say`Tilbud ${orderNumber} finnes ikke.`,
  wentWrong: (message: string) => say`Noe gikk galt: ${message}`,
  notYetStored: 'Ikke lagret, prøver igjen …',
  uValueFailed: (message: string) => say`Feil ved oppdatering av U-verdi inkludering: ${message}`,
} as const)

/** The rates of a row, by whose they are. */
export const rateText = texts('quote.rate', {
  margin: 'Margin',
  storeMargin: 'Forhandlermargin',
  agentMargin: 'Byggmestermargin',
  discount: 'Rabatt',
  agentDiscount: 'Byggmesterrabatt',
  customerDiscount: 'Kunderabatt (byggmester)',
})
