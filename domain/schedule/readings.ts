/**
 * The words of one row, read one by one: each piece of text becomes a reading, the longest known phrase first, or a doubt.
 * What a word means for the product is decided later, when the model is known.
 */

import { crossbarTypes } from '#domain/catalogue/data/crossbars'
import { frameTypes } from '#domain/catalogue/data/frame-types'
import { FROSTED } from '#domain/catalogue/data/panel-properties'
import { NONE } from '#domain/catalogue/none'
import { referenceText, withoutText } from '#domain/messages/doubts'
import type { FittingField } from '#domain/vocabulary/fitting-nouns'
import { fold } from '#domain/vocabulary/fold'
import { clearGlassWords, glassNouns, lineWords, pieceWords } from '#domain/vocabulary/line-words'
import {
  depthWords,
  joiningWords,
  numberWords,
  positionWord,
  postWords,
  roomWhereabouts,
  withoutWords,
} from '#domain/vocabulary/small-words'
import { askWhatIsCounted, countedOptionAt, isSoundVent } from './counted-option.ts'
import { type Choice, type Doubt, doubt, insteadOf } from './doubt.ts'
import { fittingAt, isNoun } from './fitting-words.ts'
import type { Length } from './lengths.ts'
import { nearest } from './nearest.ts'
import { type Phrase, phraseAt } from './phrase.ts'
import type { PartialMeasure, TextSpan, Token, TokenSide } from './tokens.ts'
import { type Meaning, meaningsOf, meaningsOfWord, seamOf, type Term, type Vocabulary } from './vocabulary.ts'

/** Words that say nothing of a product by themselves. */
type Silent = 'filler' | 'depth' | 'room' | 'named' | 'without'

type Content =
  | Exclude<Meaning, { readonly kind: Silent }>
  | { readonly kind: 'count'; readonly count: number }
  | {
      readonly kind: 'size'
      readonly width: number
      readonly height: number
      readonly isBare: boolean
      /** What it is where its first figure is a count. */
      readonly apart?: { readonly count: number; readonly width: number }
    }
  | ({ readonly kind: 'side'; readonly side: TokenSide } & Length)
  | { readonly kind: 'sight'; readonly sight: number }
  | { readonly kind: 'measure'; readonly field: PartialMeasure; readonly value: number }
  | { readonly kind: 'depth'; readonly depth: number }
  | { readonly kind: 'reference'; readonly reference: string }
  | {
      readonly kind: 'fitting'
      readonly field: FittingField
      readonly noun: string
      readonly attributes: readonly string[]
    }

/** A piece of the line and what it says. */
export type Reading = TextSpan & {
  readonly text: string
  /** «uten» stands before it: it is not to be there. */
  readonly without?: true
  /** A comma stands before it, which parts what is said from what was said before. */
  readonly afterComma?: true
} & Content

export type ReadingOf<Kind extends Reading['kind']> = Extract<Reading, { readonly kind: Kind }>

export interface Words {
  readonly readings: readonly Reading[]
  readonly doubts: readonly Doubt[]
}

/** Several colours of one name are one meaning, decided by where the colour goes. */
const withColorsTogether = (meanings: readonly Meaning[]): readonly Meaning[] => {
  const codes = meanings.flatMap((meaning) => (meaning.kind === 'color' ? meaning.codes : []))
  const others = meanings.filter(({ kind }) => kind !== 'color')
  return codes.length === 0 ? others : [...others, { kind: 'color', codes: [...new Set(codes)] }]
}

/** In words that mean nothing else, so that nothing is asked again. */
const sayingOf = (meaning: Meaning, { terms, meanings }: Vocabulary): Term | undefined => {
  const wanted = JSON.stringify(meaning)
  return terms.find((term) => {
    const own = meanings.get(term.key)
    return JSON.stringify(term.meaning) === wanted && (own === undefined || own.length === 1)
  })
}

const waysToSay = (span: TextSpan, meanings: readonly Meaning[], vocabulary: Vocabulary): readonly Choice[] =>
  meanings.flatMap((meaning) => {
    const term = sayingOf(meaning, vocabulary)
    return term === undefined ? [] : [insteadOf(span, term.say, labelOf(term))]
  })

const labelOf = ({ say, detail }: Term): string => (detail === '' ? say : `${say} (${detail})`)

/** Pieces on one row, and pieces that nobody makes more of in one opening. */
export const COUNT_MAX = 9999
const PLAIN_COUNT_MAX = 400
/** Behind what is ordered a larger number may as well be a measure of something: «utforing 150». */
const COUNT_BEHIND_MAX = 99
const frameDepths = new Set(frameTypes.flatMap(({ depths }) => depths))

/** Pieces of a grid of glazing bars in one direction. */
const GRID_MAX = 10
/** A frame is not thinner, and nobody has so many rooms of one kind. */
const DEPTH_MIN = 60
const ROOM_NUMBER_MAX = 20

/** «V3», «D12b»; with a hyphen never the code of a fitting. */
const REFERENCE_CODE = /^[vd]-?\d{1,3}[a-z]?$/i
/** Behind what a glass is like. */
const GLASS_WORDS = new Set<string>(glassNouns)
const whereabouts = new Set(roomWhereabouts.map(fold))
/** «uten ventil» may be the name of what is chosen. */
const withoutKeys = new Set(withoutWords.map(fold))
const joining = new Set(joiningWords.map(fold))
const posts = new Set(postWords.map(fold))
const PIECES = new Set<string>(pieceWords)
const depthKeys = new Set(depthWords.map(fold))
const sights = new Set(crossbarTypes.map(({ sight }) => sight))
const ofGlass: ReadonlySet<Reading['kind']> = new Set(['layers', 'property', 'choice'])
const ofBars: ReadonlySet<Reading['kind']> = new Set(['bars', 'barKind', 'sight'])

/** The meaning with «uten» before it; null where that says nothing. */
const withoutIt = (meanings: readonly Meaning[]): Content | null => {
  const [meaning] = meanings
  if (meaning === undefined) return null
  const fields = new Set(meanings.map((each) => (each.kind === 'choice' ? each.field : each.kind)))
  if (fields.size > 1) return null
  switch (meaning.kind) {
    case 'choice':
      if (meaning.field === 'numberOfVents') return { ...meaning, value: 0 }
      return /Id$|Laminate$|Groove$|binocular/.test(meaning.field) && typeof meaning.value === 'string'
        ? { ...meaning, value: NONE }
        : null
    case 'kickplate':
      return { kind: 'kickplate', code: NONE }
    case 'option':
    case 'property':
    case 'bars':
      return meaning
    case 'place':
      return meaning.place === 'cladding' ? meaning : null
    default:
      return null
  }
}

/** «hvit vrider sort» with a comma before what stands there. */
const partedBefore = (line: string, { start, end }: TextSpan, at: number): string =>
  `${line.slice(start, at).trimEnd()}, ${line.slice(at, end)}`

/** What a number that is no code may be. */
const waysToMean = (span: TextSpan, value: number): readonly Choice[] => [
  insteadOf(span, lineWords.pieces(value)),
  ...(frameDepths.has(value) ? [insteadOf(span, lineWords.depth(value))] : []),
]

const CLEAR_GLASS = new Set<string>(clearGlassWords)
const span = ({ start, end, text }: Phrase) => ({ start, end, text })

class Reader {
  readonly readings: Reading[] = []
  readonly doubts: Doubt[] = []
  private readonly line: string
  private readonly tokens: readonly Token[]
  private readonly vocabulary: Vocabulary
  private readonly isOfBars: boolean
  private isAfterComma = false
  private without: Token | null = null
  /** «uten ventil og» has been read. */
  private isJoined = false

  /** Whether a bare number may be how many. */
  private readonly counts: boolean

  constructor(line: string, tokens: readonly Token[], vocabulary: Vocabulary, counts: boolean) {
    this.counts = counts
    this.line = line
    this.tokens = tokens
    this.vocabulary = vocabulary
    this.isOfBars = tokens.some(
      (token) =>
        token.kind === 'word' &&
        meaningsOf(token.key, vocabulary)?.some(({ kind }) => kind === 'bars') === true,
    )
  }

  read(): Words {
    for (let at = 0; at < this.tokens.length; ) at += this.readAt(at)
    if (this.without !== null)
      this.doubts.push(doubt('without.unclear', this.without, { word: this.without.text }))
    return { readings: this.readings, doubts: this.doubts }
  }

  private push(reading: Reading): void {
    this.readings.push(this.isAfterComma ? { ...reading, afterComma: true } : reading)
    this.isAfterComma = false
  }

  /** Answers how many tokens it has read. */
  private readAt(at: number): number {
    const token = this.tokens[at]
    if (token === undefined) return 1
    const { start, end, text } = token
    const span = { start, end, text }
    switch (token.kind) {
      case 'count': {
        const asked = this.readCountedOption(at, token, token.count, at + 1)
        if (asked > 0) return asked
        this.push({ ...span, kind: 'count', count: token.count })
        return 1
      }
      case 'measure':
        this.push({ ...span, kind: 'measure', field: token.field, value: token.value })
        return 1
      case 'reference':
        this.push({ ...span, kind: 'reference', reference: token.reference.trim() })
        return 1
      case 'side':
        this.push({ ...span, kind: 'side', side: token.side, value: token.value, isBare: token.isBare })
        return 1
      case 'size':
        this.readSize(token)
        return 1
      case 'comma':
        this.isAfterComma = true
        return 1
      case 'colon':
        return 1
      default:
        return this.readPhrase(at, token)
    }
  }

  /** `2x3` beside bars is how many panes they make. */
  private readSize(token: Extract<Token, { readonly kind: 'size' }>): void {
    const { start, end, text, width, height, isBare, count, apart } = token
    const span = { start, end, text }
    const isGrid = [width, height].every((side) => Number.isInteger(side) && side > 0 && side <= GRID_MAX)
    if (this.isOfBars && isGrid && isBare && count === null) {
      this.push({ ...span, kind: 'bars', grid: { columns: width, rows: height } })
      return
    }
    if (count !== null) this.push({ ...span, kind: 'count', count })
    this.push({ ...span, kind: 'size', width, height, isBare, ...(apart !== null && { apart }) })
  }

  private readPhrase(at: number, token: Extract<Token, { readonly kind: 'word' | 'number' }>): number {
    const last = this.readings.at(-1)
    const isOwnWord = this.tokens[at + 1]?.kind !== 'number'
    if (GLASS_WORDS.has(token.key) && isOwnWord && last !== undefined && ofGlass.has(last.kind)) return 1
    if (token.key === 'glass' && isOwnWord && !this.counts) return 1
    const phrase = phraseAt(this.line, this.tokens, at, this.vocabulary, this.isOfBars)
    const ofFitting = this.readFitting(at, phrase?.tokens ?? 0)
    if (ofFitting > 0) return ofFitting
    if (token.kind === 'number' && (phrase === null || phrase.tokens === 1))
      return this.readNumber(at, token, phrase)
    const ofNumber = (phrase?.tokens ?? 1) === 1 ? this.readNumberWord(at, token) : 0
    if (ofNumber > 0) return ofNumber
    if (phrase !== null && CLEAR_GLASS.has(fold(phrase.text))) {
      // On a product that has frosted glass it takes that away; a new product has clear glass anyway.
      if (!this.counts) this.push({ ...span(phrase), kind: 'property', id: FROSTED, without: true })
      return phrase.tokens
    }
    if (this.isHyphenCode(token)) return this.readReference(at, at)
    if (posts.has(token.key) && (phrase === null || phrase.tokens === 1)) return this.readPost(at, token)
    if (phrase === null) return this.readUnknown(at, token)
    const is = (wanted: Meaning['kind']) => phrase.meanings.some(({ kind }) => kind === wanted)
    const next = this.tokens[at + phrase.tokens]
    if (is('depth') && next?.kind === 'number') {
      const text = this.line.slice(phrase.start, next.end)
      this.push({ start: phrase.start, end: next.end, text, kind: 'depth', depth: next.value })
      return phrase.tokens + 1
    }
    if (is('without')) {
      this.without = token
      return phrase.tokens
    }
    if (is('room')) return this.readReference(at, at)
    if (is('named') && next !== undefined && next.kind !== 'comma')
      return next.kind === 'reference' ? 1 : this.readReference(at, at + phrase.tokens)
    this.mean(phrase, phrase.meanings)
    return phrase.tokens
  }

  /** «post 3» is the third of a list. */
  private readPost(at: number, token: Extract<Token, { readonly kind: 'word' | 'number' }>): number {
    if (token.key === positionWord && this.tokens[at + 1]?.kind === 'number')
      return this.readReference(at, at + 1)
    const said = this.without ?? token
    this.without = null
    const both = { start: said.start, end: token.end }
    const choices = [insteadOf(both, '', withoutText(token.text))]
    this.doubts.push(doubt('post.drawn', both, {}, choices))
    return 1
  }

  /** «sort vrider», «vrider i matt krom»: how many tokens say a fitting; 0 where the phrase that is known says more. */
  private readFitting(at: number, phraseTokens: number): number {
    const said = fittingAt(this.tokens, at)
    if (said === null || said.tokens <= phraseTokens) return 0
    const own = this.tokens.slice(at, at + said.tokens)
    const [first] = own
    const last = own.at(-1)
    if (first === undefined || last === undefined) return 0
    const { start } = this.without ?? first
    const span = { start, end: last.end, text: this.line.slice(start, last.end) }
    const noun = own.findLast((token) => isNoun(token))?.text ?? ''
    if (said.unclear.length > 0) {
      const choices = said.unclear.flatMap((index) => {
        const part = own[index]
        return part === undefined ? [] : [insteadOf(span, partedBefore(this.line, span, part.start))]
      })
      this.doubts.push(doubt('word.ambiguous', span, { word: span.text }, choices))
    } else if (this.without !== null)
      this.push({ ...span, kind: 'choice', field: said.field, value: NONE, without: true })
    else if (this.isJoined) this.askWhetherWithout(span)
    else this.push({ ...span, kind: 'fitting', field: said.field, noun, attributes: said.attributes })
    this.without = null
    this.isJoined = false
    return said.tokens
  }

  private askWhetherWithout(span: TextSpan & { readonly text: string }): void {
    const { text } = span
    const choices = [insteadOf(span, lineWords.without(text)), insteadOf(span, lineWords.with(text))]
    this.doubts.push(doubt('without.also', span, { word: text }, choices))
  }

  /** Nothing stands between it and what is not to be there. */
  private isBehindWithout({ start }: TextSpan): boolean {
    const last = this.readings.at(-1)
    if (last === undefined || this.line.slice(last.end, start).trim() !== '') return false
    const [first = ''] = last.text.split(' ')
    return last.without === true || withoutKeys.has(fold(first))
  }

  /** Whether a number behind a room can be no count, because one is said elsewhere. */
  private saysCount(): boolean {
    return this.tokens[0]?.kind === 'number' || this.tokens.some(({ kind }) => kind === 'count')
  }

  /** A room, a code of a drawing such as V3, or what follows «ref», with the words that belong to it. */
  private readReference(at: number, from: number): number {
    let to = from
    let isRoom = false
    const start = this.tokens[from]?.start ?? 0
    let end = start
    for (let token = this.tokens[to]; token !== undefined; token = this.tokens[to]) {
      const isNumber: boolean = token.kind === 'number' && isRoom && token.value <= ROOM_NUMBER_MAX
      const isWhere: boolean = isRoom && token.kind === 'word' && whereabouts.has(token.key)
      const isWord = this.isRoom(token) || this.isCode(token) || isWhere
      if (!(isWord || isNumber || (to === from && 'key' in token))) break
      isRoom = this.isRoom(token) || isWhere || (isRoom && isNumber)
      end = token.end
      to += 1
      const next = this.tokens[to]
      // «gang 1. etg» counts the floors.
      const isFloor = next?.kind === 'word' && whereabouts.has(next.key)
      // One piece of «soverom 1» is one either way.
      const isOne = token.kind === 'number' && token.value === 1
      if (isNumber && !isOne && !isFloor && !this.saysCount()) this.askRoomNumber(start, token)
    }
    const reference = this.line.slice(start, end)
    this.push({ start: this.tokens[at]?.start ?? start, end, text: reference, kind: 'reference', reference })
    return to - at
  }

  private isRoom(token: Token): boolean {
    return token.kind === 'word' && meaningsOfWord(token.key, this.vocabulary)?.[0]?.kind === 'room'
  }

  private isHyphenCode(token: Token): boolean {
    return token.kind === 'word' && /^[vd]-\d/i.test(token.text) && REFERENCE_CODE.test(token.text)
  }

  private isCode(token: Token): boolean {
    return (
      token.kind === 'word' && REFERENCE_CODE.test(token.text) && !this.vocabulary.meanings.has(token.key)
    )
  }

  private askRoomNumber(start: number, { end, text }: Token): void {
    const both = { start, end }
    const said = this.line.slice(start, end)
    const room = said.slice(0, said.length - text.length).trim()
    const choices = [
      insteadOf(both, `${lineWords.pieces(1)} "${said}"`),
      insteadOf(both, `${lineWords.pieces(text)} "${room}"`),
    ]
    this.doubts.push(doubt('word.ambiguous', both, { word: said }, choices))
  }

  /** A bare number is the count where it comes first, and a code where it is one. */
  private readNumber(
    at: number,
    token: Extract<Token, { readonly kind: 'number' }>,
    phrase: Phrase | null,
  ): number {
    const { start, end, text, value, isLength } = token
    const meanings = phrase?.meanings ?? []
    const last = this.readings.at(-1)
    const isOfLastBars = last !== undefined && ofBars.has(last.kind)
    if ((isOfLastBars || (isLength && this.isOfBars)) && sights.has(value)) {
      this.push({ start, end, text, kind: 'sight', sight: value })
      return 1
    }
    const next = this.tokens[at + 1]
    if (next?.kind === 'word' && depthKeys.has(next.key) && value >= DEPTH_MIN) {
      this.push({ start, end: next.end, text: this.line.slice(start, next.end), kind: 'depth', depth: value })
      return 2
    }
    const ofOption = meanings.length === 0 ? this.readCountedOption(at, token, value, at + 1) : 0
    if (ofOption > 0) return ofOption
    const isColor = last?.kind === 'place' ? meanings.filter(({ kind }) => kind === 'color') : []
    if (isColor.length > 0) {
      this.mean(token, isColor)
      return 1
    }
    const hasCount = this.readings.some(({ kind }) => kind === 'count')
    const canCount =
      this.counts && !hasCount && !isLength && Number.isInteger(value) && value <= PLAIN_COUNT_MAX
    const isSure = this.readings.length === 0 || (value <= COUNT_BEHIND_MAX && !frameDepths.has(value))
    if (canCount && meanings.length === 0 && isSure)
      this.push({ start, end, text, kind: 'count', count: value })
    else if (meanings.length === 0)
      this.doubts.push(
        doubt('number.unclear', token, { number: text }, canCount ? waysToMean(token, value) : []),
      )
    else if (canCount && this.readings.length === 0) {
      const choices = [
        insteadOf(token, lineWords.pieces(text)),
        ...waysToSay(token, meanings, this.vocabulary),
      ]
      this.doubts.push(doubt('word.ambiguous', token, { word: text }, choices))
    } else this.mean(token, meanings)
    return 1
  }

  /** «to toppsving», «tre stk»: a number in words is the count where one stands. TRE in capitals is a way of opening. Answers how many tokens it has read. */
  private readNumberWord(at: number, token: Token): number {
    const { start, end, text } = token
    const count = numberWords[text.toLowerCase()]
    const next = this.tokens[at + 1]
    const isCounted = next?.kind === 'word' && PIECES.has(next.key)
    const ofOption =
      count === undefined ? 0 : this.readCountedOption(at, token, count, at + (isCounted ? 2 : 1))
    if (ofOption > 0) return ofOption
    const isFirst = this.readings.length === 0 && this.doubts.length === 0 && text !== text.toUpperCase()
    if (count === undefined || !(isCounted || isFirst)) return 0
    this.push({ start, end, text, kind: 'count', count })
    return 1
  }

  /** «2 lydventiler», and what is asked of «2 barnesikringer»: how many tokens are read; 0 where the number counts something else. */
  private readCountedOption(at: number, token: Token, count: number, optionAt: number): number {
    const option = countedOptionAt(this.line, this.tokens, optionAt, this.vocabulary)
    const isFirst = this.readings.length === 0 && this.doubts.length === 0
    if (option === null || (isFirst && !option.isPlural)) return 0
    const { start, end, text } = token
    if (isSoundVent(option) && token.kind !== 'count' && optionAt === at + 1) {
      this.push({ start, end, text, kind: 'choice', field: 'numberOfVents', value: count })
      return 1
    }
    if (!this.counts) return 0
    this.doubts.push(askWhatIsCounted(this.line, token, count, option, this.vocabulary))
    return optionAt + option.tokens - at
  }

  private readUnknown(at: number, token: Token): number {
    const key = 'key' in token ? token.key : ''
    if (this.isCode(token)) return this.readReference(at, at)
    const seam = seamOf(key, this.vocabulary)
    if (seam === null) this.doubts.push(this.unknown(token))
    else
      for (const half of [key.slice(0, seam), key.slice(seam)])
        this.mean(token, this.vocabulary.meanings.get(half) ?? [])
    return 1
  }

  private mean(span: TextSpan & { readonly text: string }, all: readonly Meaning[]): void {
    const { start, end, text } = span
    const possible = withColorsTogether(all).filter(({ kind }) => kind !== 'depth')
    // For a product that exists already, the meaning that is not a model is taken.
    const meanings =
      this.counts || possible.length < 2 ? possible : possible.filter(({ kind }) => kind !== 'describe')
    const [meaning] = meanings
    const isJoined = this.isJoined
    this.isJoined = false
    if (meaning?.kind === 'filler' && meanings.length === 1) {
      this.isJoined = joining.has(fold(text)) && this.isBehindWithout(span)
      return
    }
    if (isJoined && this.without === null && withoutIt(meanings) !== null) {
      this.askWhetherWithout(span)
      return
    }
    if (this.without !== null) {
      const content = withoutIt(meanings)
      const { start: from } = this.without
      const said = { start: from, end, text: this.line.slice(from, end) }
      this.without = null
      if (content === null) this.doubts.push(doubt('without.unclear', said, { word: said.text }))
      else this.push({ ...said, ...content, without: true })
      return
    }
    if (meaning === undefined) {
      this.doubts.push(doubt('number.unclear', span, { number: text }))
      return
    }
    if (meanings.length > 1) {
      const choices = waysToSay(span, meanings, this.vocabulary)
      this.doubts.push(doubt('word.ambiguous', span, { word: text }, choices))
      return
    }
    if (!isSilent(meaning)) this.push({ start, end, text, ...meaning })
  }

  private unknown(token: Token): Doubt {
    const { text } = token
    const meant = nearest(text, this.vocabulary).map((term) => insteadOf(token, term.say, labelOf(term)))
    const asReference = this.tokens.some(({ kind }) => kind === 'reference')
      ? []
      : [insteadOf(token, `"${text}"`, referenceText(text))]
    return doubt('word.unknown', token, { word: text }, [...meant, ...asReference])
  }
}

const isSilent = (meaning: Meaning): meaning is Extract<Meaning, { readonly kind: Silent }> =>
  ['filler', 'depth', 'room', 'named', 'without'].includes(meaning.kind)

/** `counts` is false where nothing is counted: a bare number is a code then. */
export const readWords = (
  line: string,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  counts = true,
): Words => new Reader(line, tokens, vocabulary, counts).read()
