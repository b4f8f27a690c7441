/** How many pieces are written beside a model in the product menu. */
import { findGlass } from '#domain/catalogue/catalogue'
import { numberWords } from '#domain/vocabulary/small-words'
import type { Token, Word } from './tokens.ts'

/** Bare numbers up to this are pieces; models have longer ones. */
const COUNT_MAX = 400

const isPlainCount = (token: Token): token is Extract<Token, { readonly kind: 'number' }> =>
  token.kind === 'number' && !token.isLength && Number.isInteger(token.value) && token.value <= COUNT_MAX

/** The number of a glass is no count: «306» is two panes with air between them, and not three hundred windows. */
export const isGlass = (token: Token): boolean =>
  isPlainCount(token) && findGlass(token.value.toString()) !== null

/** Words that describe the product: «2 hvite» are two windows, «2 ventiler» two of what is chosen later. */
export const countIn = (tokens: readonly Token[], options: readonly Token[]): number | null => {
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'count') return token.count
    if (token.kind === 'size' && token.count !== null) return token.count
    const next = tokens[at + 1]
    if (isGlass(token) || (next !== undefined && options.includes(next))) continue
    const said = token.kind === 'word' ? numberWords[token.key] : undefined
    if (said !== undefined) return said
    if (isPlainCount(token)) return token.value
  }
  return null
}

export const isCount = (token: Word): boolean =>
  (token.kind === 'number' && !token.isLength && token.value <= COUNT_MAX && !isGlass(token)) ||
  numberWords[token.key] !== undefined
