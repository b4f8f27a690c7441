/** A row as a line in full words: what has been understood, and text that reads as exactly the same row again. */
import { findModel as modelById } from '#domain/catalogue/catalogue'
import type { ColorListId, ColorLists } from '#domain/catalogue/types'
import { sizeText } from '#domain/messages/figures'
import type { Patch } from '#domain/product/product'
import { LISTED_FIELDS } from '#domain/rules/assortment'
import { lineWords } from '#domain/vocabulary/line-words'
import type { ReadRow, RowOrder } from './read-row.ts'
import { barWords } from './row-bars.ts'
import { measureWords } from './row-shape.ts'
import type { PartialMeasure } from './tokens.ts'
import { wordsOf } from './variants.ts'
import { type Vocabulary, vocabularyOf, wordsForMeaning } from './vocabulary.ts'

/** By name where the name is its own, as people say it; RAL is said by its number. */
const colorWords = (code: string, list: ColorListId, colorLists: ColorLists): string => {
  const vocabulary = vocabularyOf(colorLists)
  const description =
    colorLists[list].find((color) => color.code === code)?.description.replace(/\s*\(.*\)/, '') ?? code
  const meanings = vocabulary.meanings.get(wordsOf(description).join('')) ?? []
  const isOwn =
    meanings.length === 1 &&
    meanings[0]?.kind === 'color' &&
    meanings[0].codes.filter((each) => colorLists[list].some((color) => color.code === each)).length === 1
  return code.startsWith('RAL') || !isOwn || /[,/]/.test(description) ? code : description.toLowerCase()
}

const claddingWords = (
  { selected, color }: NonNullable<Patch['aluminium']>,
  colorLists: ColorLists,
): string =>
  selected ? lineWords.cladding(color && colorWords(color, 'aluminium', colorLists)) : lineWords.noCladding

/** Wood that says nothing of its outside has one colour on both sides. */
const innerWords = ({ outerColor, aluminium }: Patch, color: string): string =>
  outerColor || aluminium?.selected === true ? lineWords.inside(color) : lineWords.bothSides(color)

const colors = (patch: Patch, colorLists: ColorLists): string[] => {
  const { innerColor, outerColor, frameColor, wingColor, aluminium } = patch
  return [
    ...(innerColor ? [innerWords(patch, colorWords(innerColor, 'wood', colorLists))] : []),
    ...(outerColor ? [lineWords.outside(colorWords(outerColor, 'wood', colorLists))] : []),
    ...(frameColor ? [lineWords.frame(colorWords(frameColor, 'door', colorLists))] : []),
    ...(wingColor ? [lineWords.leaf(colorWords(wingColor, 'door', colorLists))] : []),
    ...(aluminium ? [claddingWords(aluminium, colorLists)] : []),
  ]
}

const options = (patch: Patch, vocabulary: Vocabulary): string[] => [
  ...([...LISTED_FIELDS, 'numberOfVents'] as const).flatMap((field) => {
    const value = patch[field]
    return value === undefined || value === null
      ? []
      : [wordsForMeaning({ kind: 'choice', field, value }, vocabulary)]
  }),
  ...(patch.panelProperties ?? []).map(({ id }) => wordsForMeaning({ kind: 'property', id }, vocabulary)),
  ...(patch.misc ?? []).map((id) => wordsForMeaning({ kind: 'option', id }, vocabulary)),
  ...(patch.crossbars === undefined ? [] : [barWords(patch.crossbars) ?? '']),
  ...(patch.kickplate
    ? [wordsForMeaning({ kind: 'kickplate', code: patch.kickplate.outside }, vocabulary)]
    : []),
  ...(patch.depth === undefined ? [] : [lineWords.depth(patch.depth)]),
]

const shape = (patch: Patch): string[] => [
  ...(patch.frameShapeId === undefined ? [] : [lineWords.shape(patch.frameShapeId)]),
  ...(Object.keys(measureWords) as PartialMeasure[]).flatMap((field) =>
    patch[field] === undefined ? [] : [`${measureWords[field]}=${patch[field]}`],
  ),
]

const quoted = (reference: string): string => `"${reference.replace(/["\\]/g, '\\$&')}"`

/** What the product is, in full words: all of a row but count, size and reference. */
export const productWords = ({ modelId, patch }: RowOrder, colorLists: ColorLists): string =>
  [
    modelById(modelId)?.name ?? '',
    ...(patch.function === undefined ? [] : [patch.function]),
    ...shape(patch),
    ...colors(patch, colorLists),
    ...options(patch, vocabularyOf(colorLists)),
  ].join(' ')

/** The row as it is sold: what somebody has stated and a rule has replaced is said as what is in force. */
export const orderInForce = ({
  order,
  configuration,
}: Pick<ReadRow, 'order' | 'configuration'>): RowOrder | null => {
  if (order === null || configuration === null) return order
  const { forced, values } = configuration
  const replaced = forced.filter(({ field }) => order.patch[field] !== undefined)
  return {
    ...order,
    patch: { ...order.patch, ...Object.fromEntries(replaced.map(({ field }) => [field, values[field]])) },
  }
}

type SizeWords = (width: number, height: number) => string

const rowWords = (order: RowOrder, colorLists: ColorLists, sayCount: string, saySize: SizeWords): string => {
  const { width, height, reference } = order.patch
  const words = [
    sayCount,
    ...(width === undefined || height === undefined ? [] : [saySize(width, height)]),
    productWords(order, colorLists),
    ...(reference ? [quoted(reference)] : []),
  ]
  return words.join(' ')
}

export const printRow = (order: RowOrder, colorLists: ColorLists): string =>
  rowWords(
    order,
    colorLists,
    String(order.numberOf),
    (width, height) => `${width}\u00a0×\u00a0${height}\u00a0mm`,
  )

/** The same for people alone: «2 990 × 1390» would be as wide as the wall. */
export const sayRow = (order: RowOrder, colorLists: ColorLists): string =>
  rowWords(order, colorLists, `${order.numberOf}\u00a0stk.`, sizeText)
