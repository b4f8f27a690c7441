/**
 * A combination at its smallest, as it comes and at its largest. The smallest and largest are what the catalogue's limits
 * allow, or the nearest module that the rules let through; a size that no rule lets through is refused with its reason.
 * Pure.
 */
import { findModel } from '#domain/catalogue/catalogue'
import type { ColorLists, Model } from '#domain/catalogue/types'
import { applyTo } from '#domain/configurator/apply'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import { defaultDimensions } from '#domain/layout/shapes/default-dimensions'
import { sentenceOf } from '#domain/messages/words'
import { type Result, refusal, success } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import { sizeLimitOf } from '#domain/rules/context'
import { galleryText } from '../text.ts'
import type { Combination } from './combinations.ts'

const sizes = ['smallest', 'normal', 'largest'] as const
type Size = (typeof sizes)[number]

export interface Specimen {
  readonly size: Size
  /** The product, or why there is none. */
  readonly made: { readonly configuration: Configuration } | { readonly reason: string }
}

/** Standard sizes lie 100 mm apart. */
const MODULE = 100
/** From the least to the greatest of the range there are fewer modules than this. */
const STEPS_MAX = 60

type Measure = readonly [width: number, height: number]

interface Search {
  readonly from: Measure
  /** Up from the smallest, down from the largest, nowhere from the one that comes. */
  readonly step: number
}

const searchOf = (size: Size, model: Model, functionId: string): Search | null => {
  if (size === 'normal') return { from: [model.defaultWidth, model.defaultHeight], step: 0 }
  const limit = sizeLimitOf(model.frameType, functionId, model)
  if (limit === null) return null
  return size === 'smallest'
    ? { from: [limit.widthMin, limit.heightMin], step: MODULE }
    : { from: [limit.widthMax, limit.heightMax], step: -MODULE }
}

/** A side that has come as far as it comes as standard stays there; when neither can move the search is over. */
const nextOf = ([width, height]: Measure, step: number, model: Model): Measure | null => {
  const move = (length: number, towards: number) => {
    const moved = length + step
    return step > 0 ? Math.min(moved, Math.max(length, towards)) : Math.max(moved, Math.min(length, towards))
  }
  const next: Measure = [move(width, model.defaultWidth), move(height, model.defaultHeight)]
  return next[0] === width && next[1] === height ? null : next
}

const tryIt = (
  start: Configuration,
  { shape, functionId }: Combination,
  [width, height]: Measure,
  colorLists: ColorLists,
): Result<Configuration> => {
  const applied = applyTo(
    start,
    { function: functionId, frameShapeId: shape, ...defaultDimensions(shape, width, height) },
    colorLists,
  )
  if (!applied.ok) return applied
  const { configuration } = applied.value
  // A rule may have put another way of opening in its place, which is another combination.
  const { function: opening, frameShapeId } = configuration.values
  if (opening === functionId && frameShapeId === shape) return success(configuration)
  const by = configuration.forced.find(({ field }) => field === 'function' || field === 'frameShapeId')
  return refusal(by?.code ?? 'product.unknown-choice', {
    data: by?.data ?? { field: galleryText.opening, value: functionId },
  })
}

const makeIt = (
  start: Configuration,
  combination: Combination,
  size: Size,
  colorLists: ColorLists,
): Result<Configuration> => {
  const search = searchOf(size, start.model, combination.functionId)
  if (search === null)
    return refusal('product.unknown-choice', {
      data: { field: galleryText.opening, value: combination.functionId },
    })
  let measure: Measure | null = search.from
  // The one nearest to what the model comes as says what is really in the way.
  let refused: Result<Configuration> | null = null
  for (let steps = 0; measure !== null && steps < STEPS_MAX; steps += 1) {
    const made = tryIt(start, combination, measure, colorLists)
    if (made.ok) return made
    refused = made
    measure = nextOf(measure, search.step, start.model)
  }
  return refused ?? refusal('product.unknown-model', { path: 'modelId' })
}

export const specimensOf = (combination: Combination, colorLists: ColorLists): readonly Specimen[] => {
  const model = findModel(combination.model.id)
  const product = createProduct(combination.model.id)
  if (model === null || !product.ok) return []
  const start = configure(product.value, colorLists)
  return sizes.map((size) => {
    const made = makeIt(start, combination, size, colorLists)
    return { size, made: made.ok ? { configuration: made.value } : { reason: sentenceOf(made) } }
  })
}
