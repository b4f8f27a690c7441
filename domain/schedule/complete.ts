/**
 * What a word that is being written may become: phrases that begin with it, those first that go with the rest of the row.
 * Nothing is offered inside a reference, nor for a phrase that is complete already.
 */
import type { ColorLists } from '#domain/catalogue/types'
import { type Choice, insteadOf } from './doubt.ts'
import { readWords } from './readings.ts'
import { type Token, tokensOf } from './tokens.ts'
import { variants } from './variants.ts'
import { type Term, type TermKind, type Vocabulary, vocabularyOf } from './vocabulary.ts'

export interface Completion extends Choice {
  readonly kind: TermKind
  /** What a code stands for; empty where the phrase says it. */
  readonly detail: string
}

const AS_MANY = 8
/** Words of a phrase that is being written, such as `kald h`. */
const WORDS_MAX = 3

const kindOrder: readonly TermKind[] = ['opening', 'model', 'color', 'place', 'glass', 'option']

type Begun = Extract<Token, { readonly kind: 'word' | 'number' }>

/** The words that end where the cursor stands, without what belongs to other pieces. */
const begunAt = (tokens: readonly Token[], cursor: number): readonly Begun[] => {
  const last = tokens.findIndex(({ start, end }) => start < cursor && end === cursor)
  const begun: Begun[] = []
  for (let index = last; index >= 0 && begun.length < WORDS_MAX; index -= 1) {
    const token = tokens[index]
    if (token === undefined || (token.kind !== 'word' && token.kind !== 'number')) break
    begun.unshift(token)
  }
  return begun
}

/** Words that describe a model, read from everything but what is being written. */
const saidBeside = (line: string, tokens: readonly Token[], vocabulary: Vocabulary): readonly string[] =>
  readWords(line, tokens, vocabulary).readings.flatMap((reading) =>
    reading.kind === 'describe' ? [reading.word] : [],
  )

const goesWith = ({ meaning }: Term, said: readonly string[]): boolean =>
  meaning.kind !== 'describe' ||
  variants().some(({ words }) => words.has(meaning.word) && said.every((word) => words.has(word)))

const rankOf = (term: Term, afterPlace: boolean): number =>
  afterPlace && term.kind === 'color' ? -1 : kindOrder.indexOf(term.kind)

const rowAround = (tokens: readonly Token[], cursor: number): readonly Token[] => {
  const isBreak = ({ kind }: Token) => kind === 'comma'
  const from = tokens.findLastIndex((token) => isBreak(token) && token.end <= cursor) + 1
  const to = tokens.findIndex((token, index) => index >= from && isBreak(token))
  return tokens.slice(from, to < 0 ? undefined : to)
}

export const complete = (line: string, cursor: number, colorLists: ColorLists): readonly Completion[] => {
  const vocabulary = vocabularyOf(colorLists)
  const tokens = rowAround(tokensOf(line), cursor)
  const begun = begunAt(tokens, cursor)
  const found: Completion[] = []
  for (let first = 0; first < begun.length && found.length < AS_MANY; first += 1) {
    const phrase = begun.slice(first)
    const [start] = phrase
    const key = phrase.map((token) => token.key).join('')
    if (start === undefined || key.length < 2 || /^\d+$/.test(key)) continue
    const rest = tokens.filter((token) => !phrase.includes(token as Begun))
    const said = saidBeside(line, rest, vocabulary)
    const before = rest.findLast(({ end }) => end <= start.start)
    const afterPlace =
      before !== undefined &&
      readWords(line, [before], vocabulary).readings.some(({ kind }) => kind === 'place')
    const terms = vocabulary.terms
      .filter((term) => term.key.startsWith(key) && term.key !== key && goesWith(term, said))
      .toSorted(
        (one, other) =>
          rankOf(one, afterPlace) - rankOf(other, afterPlace) || one.key.length - other.key.length,
      )
    for (const { say, detail, kind } of terms)
      found.push({ ...insteadOf({ start: start.start, end: cursor }, say), kind, detail })
  }
  const seen = new Set<string>()
  return found.filter(({ text }) => !seen.has(text) && seen.add(text)).slice(0, AS_MANY)
}
