/** What a rule sees: the model, what was chosen, what that has become so far, and its measures. */
import { findGlass, findModel, frameTypeOf } from '#domain/catalogue/catalogue'
import { sizeLimits } from '#domain/catalogue/data/size-limits'
import { findSizeLimit } from '#domain/catalogue/size-limit'
import type { ColorLists, FrameType, FrameTypeId, Glass, Model, SizeLimit } from '#domain/catalogue/types'
import type { Choices } from '#domain/product/product'
import { type Measured, measure } from './measured.ts'

export interface RuleContext {
  readonly model: Model
  readonly frameType: FrameType
  /** The values as they were chosen. */
  readonly choices: Choices
  /** The chosen values, with those that rules have replaced so far. */
  readonly values: Choices
  readonly colorLists: ColorLists
  /** Null in a leaf without glass. */
  readonly glass: Glass | null
  readonly measured: Measured
}

export const contextOf = (
  model: Model,
  choices: Choices,
  values: Choices,
  colorLists: ColorLists,
  earlier?: Measured,
): RuleContext => ({
  model,
  frameType: frameTypeOf(model.frameType),
  choices,
  values,
  colorLists,
  glass: findGlass(values.glassCode),
  measured: measure(values, model, earlier),
})

/** The same product with other values in place; what they do not touch stays measured. */
export const withValues = (context: RuleContext, values: Choices): RuleContext =>
  contextOf(context.model, context.choices, values, context.colorLists, context.measured)

/** The sizes that a function is made in on a frame type, for models with these leaves, this door type, these own sizes. */
export const sizeLimitOf = (
  frameType: FrameTypeId,
  functionId: string,
  model: Pick<Model, 'leaves' | 'doorType' | 'sizeLimit'> = {},
): SizeLimit | null => findSizeLimit(sizeLimits, frameType, functionId, model)

export const modelOf = (modelId: number): Model => {
  const model = findModel(modelId)
  if (model === null) throw new Error(`no model ${modelId}`)
  return model
}
