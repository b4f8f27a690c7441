/**
 * What a person types in the quote search: free words and the tokens er:bestilt,
 * er:bmbestilling, er:byggmester and selger:(name), or the number of the one who is meant and no namesake, each negated by a leading minus. Text is compared folded to lower case; every
 * word must begin a word of the quote, a seller's name some word of his. What people say of how far a quote has come
 * («bestilt», «sendt», «ikke bestilt») finds those quotes, and those that have the word itself. Anything that is not a token
 * is a word: a query is never refused for what stands in it.
 */
import { QUOTE_STATUS, type QuoteStatus } from '../quote.ts'
import {
  announcesNumber,
  fillsStatus,
  hasStatus,
  isNegation,
  isStatusNoun,
  isStatusWord,
} from './status-words.ts'

export const QUOTE_FLAGS = ['ordered', 'ordered-by-agent', 'of-agent'] as const
export type QuoteFlag = (typeof QUOTE_FLAGS)[number]

interface SearchFilter {
  readonly kind: QuoteFlag | 'seller' | 'seller-id' | 'status'
  readonly negated: boolean
  /** Folded name, of `seller`; the number, of `seller-id`; the word itself, of `status`. */
  readonly name: string
}

export interface SearchQuery {
  readonly words: readonly string[]
  readonly filters: readonly SearchFilter[]
}

/** What a quote is found by. */
export interface Searchable {
  readonly status: QuoteStatus
  readonly agentId: number | null
  readonly sellerId: number
  readonly sellerName: string
  /** Folded words of order number, customer, delivery label, reference and creator, separated by spaces. */
  readonly searchText: string
}

const TOKENS = {
  'er:bestilt': 'ordered',
  'er:bmbestilling': 'ordered-by-agent',
  'er:byggmester': 'of-agent',
} as const satisfies Record<string, QuoteFlag>

const ORDERED: ReadonlySet<QuoteStatus> = new Set([
  QUOTE_STATUS.orderedByAgent,
  QUOTE_STATUS.ordered,
  QUOTE_STATUS.cancelRequested,
])

/** Lower case, words separated by single spaces; what is no letter, accent, digit or picture is dropped. */
const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLocaleLowerCase('nb')
    .replace(/[^\p{L}\p{M}\p{N}\p{Emoji_Presentation}]+/gu, ' ')
    .trim()

export const searchTextOf = (texts: readonly string[]): string => fold(texts.join(' '))

const SELLER = /(^|\s)(-?)selger:\(([^)]*)\)/gi

/** What finds the quotes that a person has made, whatever he was called then. */
export const searchForSeller = (userId: number): string => `selger:(${userId})`

export const parseSearch = (query: string): SearchQuery => {
  const filters: SearchFilter[] = []
  const rest = query.replace(SELLER, (_, before: string, minus: string, name: string) => {
    const folded = fold(name)
    const kind = /^\d+$/.test(folded) ? 'seller-id' : 'seller'
    if (folded !== '') filters.push({ kind, negated: minus === '-', name: folded })
    return before
  })
  const words: string[] = []
  const parts = rest.split(/\s+/)
  for (const [index, part] of parts.entries()) {
    const negated = part.startsWith('-')
    const token = (negated ? part.slice(1) : part).toLowerCase()
    const [before = '', next = ''] = [parts[index - 1], parts[index + 1]].map((each) => fold(each ?? ''))
    const word = fold(part)
    if (Object.hasOwn(TOKENS, token))
      filters.push({ kind: TOKENS[token as keyof typeof TOKENS], negated, name: '' })
    else if (isStatusWord(word))
      filters.push({ kind: 'status', negated: negated || isNegation(before), name: word })
    else if (isNegation(word) && isStatusWord(next)) continue
    else if (fillsStatus(word) && parts.length > 1) continue
    else if (announcesNumber(word) && /^\d/.test(next)) continue
    else if (word !== '') words.push(...word.split(' '))
  }
  const saysMore = filters.some(({ kind, name }) => kind === 'status' && !isStatusNoun(name))
  const described = saysMore
    ? filters.filter(({ kind, name }) => kind !== 'status' || !isStatusNoun(name))
    : filters
  return { words, filters: described }
}

const isSo: Readonly<Record<QuoteFlag, (quote: Searchable) => boolean>> = {
  ordered: ({ status }) => ORDERED.has(status),
  'ordered-by-agent': ({ status }) => status === QUOTE_STATUS.orderedByAgent,
  'of-agent': ({ agentId }) => agentId !== null,
}

export const hasFlag = (quote: Searchable, flag: QuoteFlag): boolean => isSo[flag](quote)

/** «hansens tilbud» is that of somebody whose name is Hansen. */
export const withoutGenitive = (word: string): string =>
  word.length > GENITIVE_LEAST && /\p{L}s$/u.test(word) ? word.slice(0, -1) : word
const GENITIVE_LEAST = 3

const isNamed = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`)

const holds = ({ kind, name, negated }: SearchFilter, quote: Searchable): boolean => {
  if (kind === 'seller-id') return String(quote.sellerId) === name
  if (kind === 'seller') return isNamed(fold(quote.sellerName), name)
  // A customer may be called so; «ikke» speaks of the status alone.
  if (kind === 'status') return hasStatus(name, quote) || (!negated && isNamed(quote.searchText, name))
  return hasFlag(quote, kind)
}

export const matchesSearch = ({ words, filters }: SearchQuery, quote: Searchable): boolean => {
  const text = ` ${quote.searchText} `
  return (
    words.every((word) => text.includes(` ${word}`) || text.includes(` ${withoutGenitive(word)} `)) &&
    filters.every((filter) => holds(filter, quote) !== filter.negated)
  )
}
