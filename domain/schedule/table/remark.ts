/**
 * What a cell of remarks says, piece by piece between its commas: of the product, such as «frostet» or «sort vrider», or of where the row goes
 * and whatever else an office notes, such as «Stue, sør». The first is read like the words of a line, and what nobody understands of it is
 * asked about there; the rest is what the row is called. Nothing is left out.
 */
import type { ColorLists } from '#domain/catalogue/types'
import { inNorwegian } from '#domain/vocabulary/english-words'
import { fold } from '#domain/vocabulary/fold'
import { directionWords, singleWords } from '#domain/vocabulary/line-words'
import type { Doubt } from '../doubt.ts'
import { isRow } from '../read-schedule.ts'
import { type Reading, readWords } from '../readings.ts'
import { tokensOf } from '../tokens.ts'
import { type Vocabulary, vocabularyOf } from '../vocabulary.ts'

export interface RemarkRead {
  /** As they follow the words of the row, with what parts them from those. */
  readonly words: string
  readonly reference: string
}

/** Which way it opens. Other words of models are words of places too: «Terrasse», «Bod», «mot nabo». */
const OPENS = new Set([...directionWords.IN, ...directionWords.OUT, ...singleWords].map(fold))
const CLASS = /\d/

/** In a remark a count, a size or a room is not the product's: «råmål 1200x1200», «leveres i uke 12». */
const saysNothing: ReadonlySet<Reading['kind']> = new Set([
  'reference',
  'count',
  'size',
  'side',
  'measure',
  'place',
])

const isOfProduct = (reading: Reading): boolean =>
  reading.kind === 'describe'
    ? OPENS.has(fold(reading.text)) || CLASS.test(reading.text)
    : !saysNothing.has(reading.kind)

/** A word that is known and may mean several things, which rooms with a number are not. */
const isAskedAbout = ({ code, at }: Doubt, readings: readonly Reading[]): boolean =>
  code !== 'word.unknown' &&
  code !== 'number.unclear' &&
  !readings.some(({ kind, start }) => kind === 'reference' && start === at.start)

const readPiece = (piece: string, vocabulary: Vocabulary): RemarkRead => {
  const text = inNorwegian(piece)
  const tokens = tokensOf(text)
  const { readings, doubts } = readWords(text, tokens, vocabulary)
  const isWords = readings.some(isOfProduct) || doubts.some((each) => isAskedAbout(each, readings))
  if (!isWords) return { words: '', reference: piece }
  // Behind a comma a word of a model would begin a row.
  return { words: `${isRow(tokens, vocabulary) ? '' : ','} ${text}`, reference: '' }
}

export const readRemark = (cell: string, colorLists: ColorLists): RemarkRead => {
  const vocabulary = vocabularyOf(colorLists)
  const pieces = cell
    .split(/[,;:]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => readPiece(piece, vocabulary))
  const words = pieces.map((piece) => piece.words).join('')
  const references = pieces.map(({ reference }) => reference).filter((piece) => piece !== '')
  return { words, reference: words === '' ? cell : references.join(', ') }
}
