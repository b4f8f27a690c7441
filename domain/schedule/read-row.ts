/**
 * One row of a schedule as the engine takes it: a model, the patch that makes the product, and how many. The product is
 * built and judged by the same `apply` as everywhere; what it refuses is the row's doubt, in the engine's own words.
 */
import type { ColorLists, Model } from '#domain/catalogue/types'
import { apply } from '#domain/configurator/apply'
import { createProduct } from '#domain/configurator/create'
import { sentenceOf } from '#domain/messages/words'
import { REFERENCE_MAX } from '#domain/product/bounds'
import type { Patch } from '#domain/product/product'
import type { Refusal } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import { startChoicesOf } from '#domain/rules/start-choices'
import { behind, type Doubt, doubt } from './doubt.ts'
import { findModelByWords, type Series } from './find-model.ts'
import { COUNT_MAX, type Reading, type ReadingOf } from './readings.ts'
import { ofKind, readChoices } from './row-choices.ts'
import { paint } from './row-colors.ts'
import { readShape } from './row-shape.ts'
import { joinedSides, readSize } from './sizes.ts'
import type { TextSpan } from './tokens.ts'

/** What a row asks for; the server makes the product and its price from this alone. */
export interface RowOrder {
  readonly modelId: number
  readonly numberOf: number
  readonly patch: Patch
}

export interface ReadRow {
  /** Where the row stands in its line. */
  readonly at: TextSpan
  /** Null until the model is known. */
  readonly order: RowOrder | null
  /** The product as it would be; null where it cannot be made. While there are doubts it is the likeliest reading. */
  readonly configuration: Configuration | null
  /** What the engine has to say of a product that can be made. */
  readonly notices: readonly string[]
  /** Empty when the row can be added. */
  readonly doubts: readonly Doubt[]
}

export interface ReadingContext {
  readonly colorLists: ColorLists
  readonly series: Series
}

export interface LinePart {
  readonly patch: Patch
  readonly doubts: readonly Doubt[]
}

const readCount = (
  readings: readonly Reading[],
  at: TextSpan,
): { readonly numberOf: number; readonly doubts: readonly Doubt[] } => {
  const [first, second] = ofKind(readings, 'count')
  const numberOf = first?.count ?? 1
  const isPossible = numberOf >= 1 && numberOf <= COUNT_MAX
  return {
    numberOf,
    doubts: [
      ...(isPossible ? [] : [doubt('count.none', first ?? at, { max: COUNT_MAX })]),
      ...(second === undefined ? [] : [doubt('count.twice', second)]),
    ],
  }
}

const isQuoted = ({ text }: Reading): boolean => /^["«“„]/.test(text)

/** A code of a drawing and a room are one reference, wherever they stand: `V3 toppsving kjøkken`. */
const joined = (references: readonly ReadingOf<'reference'>[]): readonly ReadingOf<'reference'>[] => {
  const [first, second] = references
  if (first === undefined || second === undefined || references.some(isQuoted)) return references
  return [{ ...first, reference: references.map(({ reference }) => reference).join(' ') }]
}

export const readReference = (readings: readonly Reading[]): LinePart => {
  const [first, second] = joined(ofKind(readings, 'reference'))
  if (first === undefined) return { patch: {}, doubts: [] }
  const { reference } = first
  const isLong = reference.length > REFERENCE_MAX
  return {
    patch: reference === '' || isLong ? {} : { reference },
    doubts: [
      ...(isLong ? [doubt('reference.long', first, { max: REFERENCE_MAX })] : []),
      ...(second === undefined ? [] : [doubt('reference.twice', second)]),
    ],
  }
}

const readSizes = (readings: readonly Reading[], model: Model | null, at: TextSpan) => {
  const sides = joinedSides(readings)
  const [first, second] = [...ofKind(readings, 'size'), ...(sides === null ? [] : [sides])]
  if (first === undefined) {
    const side = readings.find((reading) => reading.kind === 'side')
    if (side !== undefined) {
      const code = side.side === 'width' ? 'size.height-missing' : 'size.width-missing'
      return { size: null, doubts: [doubt(code, side)] }
    }
    const start = model && `${model.defaultWidth}x${model.defaultHeight}`
    return { size: null, doubts: [doubt('size.missing', at, {}, start === null ? [] : [behind(at, start)])] }
  }
  const { size, doubts } = readSize(first, model?.isConstructionPart === true)
  return { size, doubts: second === undefined ? doubts : [...doubts, doubt('size.twice', second)] }
}

/** Where in the line the field stands that a rule refuses. */
export const placeOf = ({ path }: Refusal, readings: readonly Reading[], at: TextSpan): TextSpan => {
  const isSaid = (reading: Reading): boolean => {
    switch (reading.kind) {
      case 'size':
        return path === 'width' || path === 'height'
      case 'side':
        return reading.side === path
      case 'bars':
      case 'barKind':
        return path === 'crossbars'
      case 'layers':
        return path === 'glassCode'
      case 'measure':
        return reading.field === path
      case 'choice':
        return reading.field === path
      case 'property':
        return path === 'panelProperties'
      case 'option':
        return path === 'misc'
      case 'place':
        return reading.place === 'cladding' && path === 'aluminium'
      case 'shape':
        return path === 'frameShapeId'
      default:
        return reading.kind === path
    }
  }
  return readings.find(isSaid) ?? at
}

export const findingSentences = ({ findings }: Configuration): readonly string[] =>
  findings
    .filter(({ severity }) => severity === 'WARN' || severity === 'BLOCK')
    .map(({ code, data }) => sentenceOf({ code, ...(data && { data }) }))

/** `readings` are the row's own and those that it takes over from the row before. */
export const readRow = (
  readings: readonly Reading[],
  at: TextSpan,
  unread: readonly Doubt[],
  { colorLists, series }: ReadingContext,
): ReadRow => {
  const { model, functionId, doubts: ofModel } = findModelByWords(ofKind(readings, 'describe'), series, at)
  const { numberOf, doubts: ofCount } = readCount(readings, at)
  const { size, doubts: ofSize } = readSizes(readings, model, at)
  const reference = readReference(readings)
  // A word that nobody knows may be the model's; that it is missing is said when nothing else is unclear.
  const missing = unread.length > 0 && ofModel.some(({ code }) => code === 'model.missing')
  const open = [...unread, ...(missing ? [] : ofModel), ...ofCount, ...ofSize, ...reference.doubts]
  if (model === null) return { at, order: null, configuration: null, notices: [], doubts: open }

  const choices = readChoices(readings, model, startChoicesOf(model))
  const colors = paint(readings, model, colorLists)
  const measures = ofKind(readings, 'measure')
  const shape = readShape(model, { shapes: ofKind(readings, 'shape'), measures, size, row: at })
  const patch: Patch = {
    ...size,
    ...(functionId !== null && { function: functionId }),
    ...shape.patch,
    ...choices.patch,
    ...colors.patch,
    ...reference.patch,
  }
  const doubts = [...open, ...choices.doubts, ...colors.doubts, ...shape.doubts]
  const order: RowOrder = { modelId: model.id, numberOf, patch }
  const product = createProduct(model.id)
  const applied = product.ok ? apply(product.value, patch, colorLists) : product
  if (!applied.ok) {
    const refused = doubt('product.refused', placeOf(applied, readings, at), {
      sentence: sentenceOf(applied),
    })
    return { at, order, configuration: null, notices: [], doubts: [...doubts, refused] }
  }
  const { configuration, notices } = applied.value
  const sentences = [...notices.map(({ sentence }) => sentence), ...findingSentences(configuration)]
  return { at, order, configuration, notices: [...new Set(sentences)], doubts }
}
