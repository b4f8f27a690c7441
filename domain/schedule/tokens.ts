/**
 * A line of a schedule in pieces, each with its place in the text: words, numbers, sizes (1190x1190), partial measures
 * (h1=790), counts (3 stk), quoted references, the commas between sizes and the colon before them. Never fails: what is none of these is left out.
 */
import { fold } from './fold.ts'

/** From `start` up to, not including, `end`, in characters of the line. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** What is written behind a size; none where nothing is. */
export type LengthUnit = 'mm' | 'cm' | 'dm' | 'm' | 'module' | null

export type PartialMeasure = 'width1' | 'width2' | 'height1' | 'height2'

export type Token = Span & { readonly text: string } & (
    | { readonly kind: 'word'; readonly key: string }
    | { readonly kind: 'number'; readonly key: string; readonly value: number }
    | {
        readonly kind: 'size'
        readonly key: string
        readonly width: number
        readonly height: number
        readonly unit: LengthUnit
        /** Of `3 x 1190 x 1190`. */
        readonly count: number | null
      }
    | { readonly kind: 'count'; readonly count: number }
    | { readonly kind: 'measure'; readonly field: PartialMeasure; readonly value: number }
    | { readonly kind: 'reference'; readonly reference: string }
    | { readonly kind: 'comma' }
    | { readonly kind: 'colon' }
  )

/** Groups of thousands are told by a no-break space only: in `2 690x1290` the 2 is a count. */
const NUMBER = String.raw`(?:\d{1,3}(?:[\u00a0\u202f]\d{3})+|\d{1,2},\d{1,2}|\d{1,4}\.\d{1,2}|\d{1,6})`
const UNIT = '(mm|cm|dm|m)?'
const TIMES = '[x×*]'
const ENDS = String.raw`(?![\p{L}\d])`

const numberOf = (text: string): number => Number(text.replace(/\s/g, '').replace(',', '.'))

/** A capital M is the module of 100 mm, a small one the metre. */
const unitOf = (text: string | undefined): LengthUnit => {
  if (text === undefined || text === '') return null
  return text === 'M' ? 'module' : (text.toLowerCase() as Exclude<LengthUnit, 'module' | null>)
}

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
  return {
    kind: 'size',
    key: `${width}x${height}`,
    width: numberOf(width),
    height: numberOf(height),
    unit: unitOf(heightUnit) ?? unitOf(widthUnit),
    count,
  }
}

/** The first that matches at a place is what stands there. */
const patterns: readonly (readonly [RegExp, (match: RegExpExecArray) => Piece | null])[] = [
  [/\s+/y, () => null],
  // A reference that is still being written has no end yet.
  [/"((?:\\.|[^"\\])*)(?:"|\\?$)/y, ([, text = '']) => ({ kind: 'reference', reference: unescaped(text) })],
  [/[«“„]([^»”“]*)(?:[»”“]|$)/y, ([, text = '']) => ({ kind: 'reference', reference: text })],
  [
    new RegExp(
      `(\\d{1,4})\\s*${TIMES}\\s+(${NUMBER})\\s*${UNIT}\\s*${TIMES}\\s*(${NUMBER})\\s*${UNIT}${ENDS}`,
      'iuy',
    ),
    ([, count, ...parts]) => size(parts, Number(count)),
  ],
  [
    new RegExp(`(${NUMBER})\\s*${UNIT}\\s*${TIMES}\\s*(${NUMBER})\\s*${UNIT}${ENDS}`, 'iuy'),
    ([, ...parts]) => size(parts, null),
  ],
  [
    new RegExp(String.raw`([bwh][12])\s*[=:]?\s*(\d{1,5})(?:\s*mm)?${ENDS}`, 'iuy'),
    ([, name = '', value]) => {
      const field = measures[name.toLowerCase()]
      return field === undefined ? null : { kind: 'measure', field, value: Number(value) }
    },
  ],
  [
    new RegExp(String.raw`(\d{1,6})\s*(?:stk|stykker|stykk|${TIMES})\.?${ENDS}`, 'iuy'),
    ([, count]) => ({ kind: 'count', count: Number(count) }),
  ],
  [
    new RegExp(String.raw`[x×](\d{1,6})${ENDS}`, 'iuy'),
    ([, count]) => ({ kind: 'count', count: Number(count) }),
  ],
  [/[,;]/y, () => ({ kind: 'comma' })],
  [/:/y, () => ({ kind: 'colon' })],
  [
    /\d+(?:[.,]\d+)?(?![\p{L}\d-])/uy,
    ([text]) => ({ kind: 'number', key: text.replace('.', ','), value: numberOf(text) }),
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

export const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = []
  for (let start = 0; start < text.length; ) {
    const { end, piece } = readAt(text, start)
    if (piece !== null) tokens.push({ ...piece, start, end, text: text.slice(start, end) } as Token)
    start = end
  }
  return tokens
}
