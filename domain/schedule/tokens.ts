/**
 * A line of a schedule in pieces, each with its place in the text: words, numbers, sizes (1190x1190), single sides (b 990),
 * partial measures (h1=790), counts (3 stk), quoted references, the commas between sizes and the colon before them. Never
 * fails: what is none of these is left out.
 */
import { readFigure } from '#domain/messages/read-figure'
import { fold } from '#domain/vocabulary/fold'
import { sidePatterns } from '#domain/vocabulary/line-words'
import { withoutWords } from '#domain/vocabulary/small-words'
import {
  apartAt,
  FIGURE,
  type Length,
  NAMED_SIDE_FIGURE,
  readLength,
  SIDE_FIGURE,
  UNIT_WORD,
  writtenUnit,
} from './lengths.ts'

/** From `start` up to, not including, `end`, in characters of the line. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

/** One side of a size by itself. */
export type TokenSide = 'width' | 'height'

export type PartialMeasure = 'width1' | 'width2' | 'height1' | 'height2'

export type Token = TextSpan & { readonly text: string } & (
    | { readonly kind: 'word'; readonly key: string }
    | {
        readonly kind: 'number'
        readonly key: string
        readonly value: number
        /** In millimetres by what stands behind it, so that it counts nothing. */
        readonly isLength: boolean
      }
    | {
        readonly kind: 'size'
        readonly key: string
        readonly width: number
        readonly height: number
        /** No unit is written: the figures may be no millimetres. */
        readonly isBare: boolean
        /** The count in `3 x 1190 x 1190`; null elsewhere. */
        readonly count: number | null
        /** In `1 490 x 1 190` and `1,490x1190` the first figure may be a count: that count, and the width that is then left. */
        readonly apart: { readonly count: number; readonly width: number } | null
      }
    | ({ readonly kind: 'side'; readonly side: TokenSide } & Length)
    | { readonly kind: 'count'; readonly count: number }
    | { readonly kind: 'measure'; readonly field: PartialMeasure; readonly value: number }
    | { readonly kind: 'reference'; readonly reference: string }
    | { readonly kind: 'comma' }
    | { readonly kind: 'colon' }
  )

export type Word = Extract<Token, { readonly kind: 'word' | 'number' }>

const UNIT = `${UNIT_WORD}?`
const TIMES = '(?:[x×*]|ganger?)'
const { width: WIDTH, height: HEIGHT, wide: WIDE, high: HIGH, is: IS } = sidePatterns
const ENDS = String.raw`(?![\p{L}\d])`

const sides: Readonly<Record<string, TokenSide>> = { b: 'width', h: 'height' }

/** NaN only on a bug: each pattern below finds figures that can be read. */
const countOf = (text: string | undefined): number => readFigure(text ?? '', 'whole') ?? Number.NaN

const measures: Readonly<Record<string, PartialMeasure>> = {
  b1: 'width1',
  w1: 'width1',
  b2: 'width2',
  w2: 'width2',
  h1: 'height1',
  h2: 'height2',
}

type Piece = Token extends infer Each
  ? Each extends Token
    ? Omit<Each, 'start' | 'end' | 'text'>
    : never
  : never

const unescaped = (text: string): string => text.replace(/\\(.)/g, '$1')

const size = (parts: readonly (string | undefined)[], count: number | null): Piece => {
  const [width = '', widthUnit, height = '', heightUnit] = parts
  const unit = writtenUnit(width, heightUnit ?? widthUnit)
  const { isBare, value } = readLength(width, unit)
  return {
    kind: 'size',
    key: `${width}x${height}`,
    width: value,
    height: readLength(height, unit).value,
    isBare,
    count,
    apart: isBare && count === null ? apartAt(width) : null,
  }
}

const side = (name: string, value: string, unit: string | undefined): Piece | null => {
  const of = sides[name.charAt(0).toLowerCase()]
  return of === undefined ? null : { kind: 'side', side: of, ...readLength(value, writtenUnit(value, unit)) }
}

/** The first that matches at a place is what stands there. */
const patterns: readonly (readonly [RegExp, (match: RegExpExecArray) => Piece | null])[] = [
  [/\s+/y, () => null],
  // A reference that is still being written has no end yet.
  [/"((?:\\.|[^"\\])*)(?:"|\\?$)/y, ([, text = '']) => ({ kind: 'reference', reference: unescaped(text) })],
  [/[«“„]([^»”“]*)(?:[»”“]|$)/y, ([, text = '']) => ({ kind: 'reference', reference: text })],
  [
    new RegExp(String.raw`(\d{1,2}) (\d{3})\s*${TIMES}\s*(\d{1,2}) (\d{3})\s*(?:mm)?${ENDS}`, 'iuy'),
    ([, first = '', rest = '', ...height]) => ({
      kind: 'size',
      key: `${first}${rest}x${height.join('')}`,
      width: readLength(`${first} ${rest}`, null).value,
      height: readLength(height.join(' '), null).value,
      isBare: true,
      count: null,
      apart: { count: countOf(first), width: countOf(rest) },
    }),
  ],
  [
    new RegExp(String.raw`(\d{3,4})/(\d{3,4})\s*(?:mm)?${ENDS}`, 'iuy'),
    ([, width, height]) => size([width, undefined, height], null),
  ],
  [
    new RegExp(String.raw`${sidePatterns.module}(\d{1,2})\s*${TIMES}\s*(\d{1,2})${ENDS}`, 'iuy'),
    ([, width, height]) => size([width, undefined, height, 'M'], null),
  ],
  [
    new RegExp(
      `(\\d{1,4})\\s*${TIMES}\\s+(${FIGURE})\\s*${UNIT}\\s*${TIMES}\\s*(${FIGURE})\\s*${UNIT}${ENDS}`,
      'iuy',
    ),
    ([, count, ...parts]) => size(parts, countOf(count)),
  ],
  [
    new RegExp(
      `b?(${FIGURE})\\s*${UNIT}\\s*b?\\s*${TIMES}\\s*h?(${FIGURE})(?:\\s*${UNIT_WORD})?h?${ENDS}`,
      'iuy',
    ),
    ([, ...parts]) => size(parts, null),
  ],
  [
    new RegExp(
      String.raw`(${WIDTH}|${HEIGHT})${IS}(${NAMED_SIDE_FIGURE})\s*${UNIT}${ENDS}(?!\s*${TIMES}\s*\d)`,
      'iuy',
    ),
    ([, name = '', value = '', unit]) => side(name, value, unit),
  ],
  [
    new RegExp(String.raw`(${SIDE_FIGURE})\s*${UNIT}\s*(${WIDE}|${HIGH})${ENDS}`, 'iuy'),
    ([, value = '', unit, name = '']) => side(name, value, unit),
  ],
  [
    new RegExp(String.raw`([bwh][12])(?:\s*[=:]\s*|\s+)(${FIGURE})\s*${UNIT}${ENDS}`, 'iuy'),
    ([, name = '', figure = '', unit]) => {
      const field = measures[name.toLowerCase()]
      const { value } = readLength(figure, writtenUnit(figure, unit))
      return field === undefined ? null : { kind: 'measure', field, value }
    },
  ],
  // «-2 1190x1190»: a minus that stands at its number is no mark of a list.
  [
    new RegExp(String.raw`(?<=^|\s)([-−]\d{1,6})(?:\s*(?:stk|stykker|stykk|${TIMES})\.?)?(?=\s|$)`, 'iuy'),
    ([, count]) => ({ kind: 'count', count: countOf(count) }),
  ],
  [
    new RegExp(String.raw`(\d{1,6})\s*(?:stk|stykker|stykk|${TIMES})\.?${ENDS}`, 'iuy'),
    ([, count]) => ({ kind: 'count', count: countOf(count) }),
  ],
  [
    new RegExp(String.raw`ant(?:all)?\.?\s*[:=]?\s*(\d{1,6})${ENDS}`, 'iuy'),
    ([, count]) => ({ kind: 'count', count: countOf(count) }),
  ],
  [
    new RegExp(String.raw`[x×]\s*(\d{1,6})${ENDS}`, 'iuy'),
    ([, count]) => ({ kind: 'count', count: countOf(count) }),
  ],
  // «m/ventil» and «u/ventil».
  [/m\/(?=\s*[\p{L}\d])/iuy, () => null],
  [/u\/(?=\s*\p{L})/iuy, () => ({ kind: 'word', key: withoutWords[0] ?? '' })],
  [/[,;]/y, () => ({ kind: 'comma' })],
  [/:/y, () => ({ kind: 'colon' })],
  [
    new RegExp(String.raw`(${FIGURE})\s*(?:cm|centimeter)${ENDS}`, 'iuy'),
    ([, figure = '']) => {
      const { value } = readLength(figure, 'cm')
      return { kind: 'number', key: `${value}`, value, isLength: true }
    },
  ],
  [
    /(\d+(?:[.,]\d+)?)(?:mm)?(?![\p{L}\d-])/uy,
    ([, text = '']) => ({
      kind: 'number',
      key: text.replace('.', ','),
      value: readFigure(text, 'decimal') ?? Number.NaN,
      isLength: false,
    }),
  ],
  [/[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*/uy, ([text]) => ({ kind: 'word', key: fold(text) })],
]

const readAt = (text: string, at: number): { readonly end: number; readonly piece: Piece | null } => {
  for (const [pattern, read] of patterns) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match !== null && match[0] !== '') return { end: at + match[0].length, piece: read(match) }
  }
  return { end: at + 1, piece: null }
}

/** A size or a count that words were written up against: `toppsving990x1390hvit`. */
const GLUED = /\d{1,4}stk|(?:(?<=stk)|(?<!\d))\d{2,4}[x×*]\d{2,4}(?:mm|cm)?/iu

/** What stands before it, itself and what stands behind it, each with its place in the word. */
const unglued = (word: string): readonly { readonly text: string; readonly at: number }[] => {
  const match = GLUED.exec(word)
  if (match === null || match[0] === word) return []
  const from = match.index
  const to = from + match[0].length
  return [
    { text: word.slice(0, from), at: 0 },
    { text: match[0], at: from },
    { text: word.slice(to), at: to },
  ].filter(({ text }) => text !== '')
}

export const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = []
  for (let start = 0; start < text.length; ) {
    const { end, piece } = readAt(text, start)
    const said = text.slice(start, end)
    const apart = piece?.kind === 'word' ? unglued(said) : []
    const from = start
    for (const { text: part, at } of apart)
      for (const token of tokensOf(part))
        tokens.push({ ...token, start: from + at + token.start, end: from + at + token.end })
    if (piece !== null && apart.length === 0) tokens.push({ ...piece, start, end, text: said } as Token)
    start = end
  }
  return tokens
}
