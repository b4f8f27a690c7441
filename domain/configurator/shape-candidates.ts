/** Shapes of the frame: a shape comes with partial dimensions that fit, where those from before do not. */
import type { FrameShapeId } from '#domain/catalogue/frame-shape-ids'
import { defaultDimensions } from '#domain/layout/shapes/default-dimensions'
import { faultsOf } from '#domain/layout/shapes/faults'
import { shapeOf } from '#domain/layout/shapes/frame-shapes'
import type { Choices, Patch } from '#domain/product/product'
import { assortmentOf } from '#domain/rules/assortment'
import type { Candidates } from './candidate.ts'

/** Sides that a person could not see before, and so could not have made fit, begin anew. */
const toShape = (choices: Choices, frameShapeId: FrameShapeId): Patch => {
  if (faultsOf(frameShapeId, choices).length === 0) return { frameShapeId }
  const start = defaultDimensions(frameShapeId, choices.width, choices.height)
  const { uses } = shapeOf(frameShapeId)
  return { frameShapeId, ...Object.fromEntries(uses.map((dimension) => [dimension, start[dimension]])) }
}

export const shapes: Candidates = ({ model, product, values }) =>
  assortmentOf(model).frameShapeId.values.map(({ value, name }) => ({
    value,
    label: name,
    selected: value === values.frameShapeId,
    patch: value === values.frameShapeId ? { frameShapeId: value } : toShape(product.choices, value),
  }))
