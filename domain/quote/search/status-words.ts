/** What people say of how far a quote has come, in every form; folded to lower case, as the words of a search are. */
import { QUOTE_STATUS, type QuoteStatus } from '../quote.ts'

interface QuoteInSearch {
  readonly status: QuoteStatus
  readonly agentId: number | null
}

const { offer, sent, orderedByAgent, ordered, cancelRequested, cancelled } = QUOTE_STATUS

const isOneOf =
  (...statuses: readonly QuoteStatus[]) =>
  ({ status }: QuoteInSearch): boolean =>
    statuses.includes(status)

const isOrder = isOneOf(orderedByAgent, ordered, cancelRequested)

const statusWords: readonly (readonly [words: readonly string[], is: (quote: QuoteInSearch) => boolean])[] = [
  [
    [
      ...[
        'bestilt',
        'bestilte',
        'bestilling',
        'bestillinger',
        'bestillingen',
        'bestillingene',
        'bestillt',
        'tinga',
      ],
      ...['ordre', 'ordrer', 'ordren', 'ordrene', 'ordrar'],
    ],
    isOrder,
  ],
  [['ubestilt', 'ubestilte'], (quote) => !isOrder(quote)],
  [
    [
      'tilbud',
      'tilbudet',
      'tilbudene',
      'tilbod',
      'tilboda',
      'åpen',
      'åpne',
      'åpent',
      'aapne',
      'open',
      'opne',
      'ope',
    ],
    isOneOf(offer, sent),
  ],
  [['sendt', 'sendte', 'sent', 'utsendt', 'utsendte'], isOneOf(sent)],
  [
    [
      ...[
        'kansellert',
        'kansellerte',
        'avbestilt',
        'avbestilte',
        'avlyst',
        'avlyste',
        'annullert',
        'annullerte',
        'annulert',
      ],
    ],
    isOneOf(cancelled),
  ],
  // Also those that the provider has not answered yet.
  [['kansellering', 'kanselleringer', 'avbestilling', 'avbestillinger'], isOneOf(cancelRequested, cancelled)],
  [['forespurt', 'forespurte'], isOneOf(cancelRequested)],
  [
    [
      ...[
        'byggmester',
        'byggmestre',
        'byggmestere',
        'byggmesteren',
        'byggmestrene',
        'byggmeister',
        'byggmeisteren',
      ],
    ],
    ({ agentId }) => agentId !== null,
  ],
]

const byWord = new Map(statusWords.flatMap(([words, is]) => words.map((word) => [word, is] as const)))

export const isStatusWord = (word: string): boolean => byWord.has(word)

export const isNegation = (word: string): boolean => word === 'ikke' || word === 'uten'

const smallWords = new Set([
  ...[
    'av',
    'fra',
    'til',
    'for',
    'hos',
    'på',
    'som',
    'er',
    'og',
    'alle',
    'den',
    'det',
    'de',
    'i',
    'med',
    'kunde',
    'sin',
    'sine',
    'sitt',
    'kunden',
  ],
])

/** Nouns for what is searched: «kansellerte ordrer» are those that are cancelled, not both. */
const nouns = new Set([
  ...[
    'bestilling',
    'bestillinger',
    'bestillingen',
    'bestillingene',
    'ordre',
    'ordrer',
    'ordren',
    'ordrene',
    'ordrar',
  ],
  ...['tilbud', 'tilbudet', 'tilbudene', 'tilbod', 'tilboda'],
])
export const isStatusNoun = (word: string): boolean => nouns.has(word)

/** «bestilt av byggmester»: says nothing by itself. */
export const fillsStatus = (word: string): boolean => smallWords.has(word)

const beforeNumber = new Set(['nr', 'nummer', 'tilbudsnr', 'tilbudsnummer', 'ordrenr', 'ordrenummer', 'no'])

/** «nr. 100013»: the number alone is searched. */
export const announcesNumber = (word: string): boolean => beforeNumber.has(word)

export const hasStatus = (word: string, quote: QuoteInSearch): boolean => byWord.get(word)?.(quote) === true
