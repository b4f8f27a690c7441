/**
 * The words of one row, read one by one: each piece of text becomes a reading, the longest known phrase first, or a doubt.
 * What a word means for the product is decided later, when the model is known.
 */
import { type Choice, type Doubt, doubt, insteadOf } from './doubt.ts'
import { nearest } from './nearest.ts'
import type { LengthUnit, PartialMeasure, Span, Token } from './tokens.ts'
import type { Meaning, Vocabulary } from './vocabulary.ts'

type Content =
  | Exclude<Meaning, { readonly kind: 'filler' | 'depth' }>
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'size'; readonly width: number; readonly height: number; readonly unit: LengthUnit }
  | { readonly kind: 'measure'; readonly field: PartialMeasure; readonly value: number }
  | { readonly kind: 'depth'; readonly depth: number }
  | { readonly kind: 'reference'; readonly reference: string }

/** A piece of the line and what it says. */
export type Reading = Span & { readonly text: string } & Content

export type ReadingOf<Kind extends Reading['kind']> = Extract<Reading, { readonly kind: Kind }>

export interface Words {
  readonly readings: readonly Reading[]
  readonly doubts: readonly Doubt[]
}

interface Phrase extends Span {
  readonly text: string
  readonly tokens: number
  readonly meanings: readonly Meaning[]
}

const isNumber = (token: Token | undefined): boolean => token?.kind === 'number'

/** The longest run of tokens from `at` that is a known phrase; two numbers beside each other are never one word. */
const phraseAt = (
  line: string,
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
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
    const meanings = vocabulary.meanings.get(key)
    if (meanings === undefined) continue
    const { start } = first
    found = { start, end: token.end, text: line.slice(start, token.end), tokens: count, meanings }
  }
  return found
}

/** Several colours of one name are one meaning, decided by where the colour goes. */
const withColorsTogether = (meanings: readonly Meaning[]): readonly Meaning[] => {
  const codes = meanings.flatMap((meaning) => (meaning.kind === 'color' ? meaning.codes : []))
  const others = meanings.filter(({ kind }) => kind !== 'color')
  return codes.length === 0 ? others : [...others, { kind: 'color', codes: [...new Set(codes)] }]
}

const sayingOf = (meaning: Meaning, { terms }: Vocabulary): Choice['text'] | null => {
  const wanted = JSON.stringify(meaning)
  return terms.find((term) => JSON.stringify(term.meaning) === wanted)?.say ?? null
}

const waysToSay = (span: Span, meanings: readonly Meaning[], vocabulary: Vocabulary): readonly Choice[] =>
  meanings.flatMap((meaning) => {
    const text = sayingOf(meaning, vocabulary)
    return text === null ? [] : [insteadOf(span, text)]
  })

/** Pieces on one row, and pieces that nobody makes more of in one opening. */
export const COUNT_MAX = 9999
const PLAIN_COUNT_MAX = 400

class Reader {
  readonly readings: Reading[] = []
  readonly doubts: Doubt[] = []
  private readonly line: string
  private readonly tokens: readonly Token[]
  private readonly vocabulary: Vocabulary

  constructor(line: string, tokens: readonly Token[], vocabulary: Vocabulary) {
    this.line = line
    this.tokens = tokens
    this.vocabulary = vocabulary
  }

  read(): Words {
    for (let at = 0; at < this.tokens.length; ) at += this.readAt(at)
    return { readings: this.readings, doubts: this.doubts }
  }

  /** Answers how many tokens it has read. */
  private readAt(at: number): number {
    const token = this.tokens[at]
    if (token === undefined) return 1
    const { start, end, text } = token
    const span = { start, end, text }
    switch (token.kind) {
      case 'count':
        this.readings.push({ ...span, kind: 'count', count: token.count })
        return 1
      case 'measure':
        this.readings.push({ ...span, kind: 'measure', field: token.field, value: token.value })
        return 1
      case 'reference':
        this.readings.push({ ...span, kind: 'reference', reference: token.reference.trim() })
        return 1
      case 'size': {
        const { width, height, unit, count } = token
        if (count !== null) this.readings.push({ ...span, kind: 'count', count })
        this.readings.push({ ...span, kind: 'size', width, height, unit })
        return 1
      }
      case 'comma':
      case 'colon':
        return 1
      default:
        return this.readPhrase(at, token)
    }
  }

  private readPhrase(at: number, token: Extract<Token, { readonly kind: 'word' | 'number' }>): number {
    const phrase = phraseAt(this.line, this.tokens, at, this.vocabulary)
    if (token.kind === 'number' && (phrase === null || phrase.tokens === 1)) {
      this.readNumber(token, phrase)
      return 1
    }
    if (phrase === null) {
      this.doubts.push(this.unknown(token))
      return 1
    }
    const depth = this.tokens[at + phrase.tokens]
    if (phrase.meanings.some(({ kind }) => kind === 'depth') && depth?.kind === 'number') {
      const text = this.line.slice(phrase.start, depth.end)
      this.readings.push({ start: phrase.start, end: depth.end, text, kind: 'depth', depth: depth.value })
      return phrase.tokens + 1
    }
    this.mean(phrase, phrase.meanings)
    return phrase.tokens
  }

  /** A bare number is the count where it comes first, and a code where it is one. */
  private readNumber(token: Extract<Token, { readonly kind: 'number' }>, phrase: Phrase | null): void {
    const { start, end, text, value } = token
    const meanings = phrase?.meanings ?? []
    const last = this.readings.at(-1)
    const isColor = last?.kind === 'place' ? meanings.filter(({ kind }) => kind === 'color') : []
    if (isColor.length > 0) {
      this.mean(token, isColor)
      return
    }
    const hasCount = this.readings.some(({ kind }) => kind === 'count')
    const canCount = !hasCount && Number.isInteger(value) && value <= PLAIN_COUNT_MAX
    if (canCount && meanings.length === 0) {
      this.readings.push({ start, end, text, kind: 'count', count: value })
      return
    }
    if (meanings.length === 0) {
      this.doubts.push(doubt('number.unclear', token, { number: text }))
      return
    }
    if (canCount && this.readings.length === 0) {
      const choices = [insteadOf(token, `${text} stk`), ...waysToSay(token, meanings, this.vocabulary)]
      this.doubts.push(doubt('word.ambiguous', token, { word: text }, choices))
      return
    }
    this.mean(token, meanings)
  }

  private mean(span: Span & { readonly text: string }, all: readonly Meaning[]): void {
    const { start, end, text } = span
    const meanings = withColorsTogether(all).filter(({ kind }) => kind !== 'depth')
    const [meaning] = meanings
    if (meaning === undefined) {
      this.doubts.push(doubt('number.unclear', span, { number: text }))
      return
    }
    if (meanings.length > 1) {
      const choices = waysToSay(span, meanings, this.vocabulary)
      this.doubts.push(doubt('word.ambiguous', span, { word: text }, choices))
      return
    }
    if (meaning.kind !== 'filler' && meaning.kind !== 'depth')
      this.readings.push({ start, end, text, ...meaning })
  }

  private unknown(token: Token): Doubt {
    const { text } = token
    const meant = nearest(text, this.vocabulary).map(({ say, detail }) =>
      insteadOf(token, say, detail === '' ? say : `${say} (${detail})`),
    )
    const asReference = this.tokens.some(({ kind }) => kind === 'reference')
      ? []
      : [insteadOf(token, `"${text}"`, `Referanse «${text}»`)]
    return doubt('word.unknown', token, { word: text }, [...meant, ...asReference])
  }
}

export const readWords = (line: string, tokens: readonly Token[], vocabulary: Vocabulary): Words =>
  new Reader(line, tokens, vocabulary).read()
