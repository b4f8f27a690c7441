/** The longest run of words that is a known phrase. */
import type { TextSpan, Token } from './tokens.ts'
import { type Meaning, meaningsOf, meaningsOfWord, type Vocabulary } from './vocabulary.ts'

export interface Phrase extends TextSpan {
  readonly text: string
  readonly tokens: number
  readonly meanings: readonly Meaning[]
}

const isNumber = (token: Token | undefined): boolean => token?.kind === 'number'

/** From `at`; two numbers beside each other are never one word. Of glazing bars only where bars are spoken of. */
export const phraseAt = (
  line: string,
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
  isOfBars: boolean,
): Phrase | null => {
  const first = tokens[at]
  if (first === undefined || (first.kind !== 'word' && first.kind !== 'number')) return null
  let key = ''
  let found: Phrase | null = null
  for (let count = 1; count <= vocabulary.longest; count += 1) {
    const token = tokens[at + count - 1]
    if (token === undefined || !('key' in token)) break
    if (count > 1 && isNumber(token) && isNumber(tokens[at + count - 2])) break
    key += token.key
    const meanings = (count === 1 ? meaningsOfWord : meaningsOf)(key, vocabulary)?.filter(
      ({ kind }) => isOfBars || kind !== 'barKind',
    )
    if (meanings === undefined || meanings.length === 0) continue
    const { start } = first
    found = { start, end: token.end, text: line.slice(start, token.end), tokens: count, meanings }
  }
  return found
}
