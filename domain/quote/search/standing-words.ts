/** What people say of how far a quote has come, in every form; folded to lower case, as the words of a search are. */
import { QUOTE_STATUS, type QuoteStatus } from '../quote.ts'

interface Standing {
  readonly status: QuoteStatus
  readonly agentId: number | null
}

const { offer, sent, orderedByAgent, ordered, cancelRequested, cancelled } = QUOTE_STATUS

const isOneOf =
  (...statuses: readonly QuoteStatus[]) =>
  ({ status }: Standing): boolean =>
    statuses.includes(status)

const isOrder = isOneOf(orderedByAgent, ordered, cancelRequested)

const standings: readonly (readonly [words: readonly string[], is: (quote: Standing) => boolean])[] = [
  [['bestilt', 'bestilte', 'bestilling', 'bestillinger', 'ordre', 'ordrer', 'ordrene'], isOrder],
  [['ubestilt', 'ubestilte'], (quote) => !isOrder(quote)],
  [['tilbud', 'tilbudet', 'tilbudene', 'åpen', 'åpne', 'åpent'], isOneOf(offer, sent)],
  [['sendt', 'sendte'], isOneOf(sent)],
  [
    ['kansellert', 'kansellerte', 'kansellering', 'avbestilt', 'avbestilte', 'avbestilling', 'avlyst'],
    isOneOf(cancelled),
  ],
  [['byggmester', 'byggmestre', 'byggmesteren'], ({ agentId }) => agentId !== null],
]

const known = new Map(standings.flatMap(([words, is]) => words.map((word) => [word, is] as const)))

export const isStandingWord = (word: string): boolean => known.has(word)

export const isNegation = (word: string): boolean => word === 'ikke' || word === 'uten'

/** «bestilt av byggmester»: says nothing by itself. */
export const fillsStanding = (word: string): boolean => word === 'av' || word === 'fra'

export const stands = (word: string, quote: Standing): boolean => known.get(word)?.(quote) === true
