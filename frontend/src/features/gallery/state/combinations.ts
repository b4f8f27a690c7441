/**
 * Everything that is drawn in its own way: frame type by shape by how it opens, and what else changes the drawing (door
 * type, leaves, the model's own posts). Each is shown by the first model that has it. Pure.
 */
import { frameTypeOf, functionOf } from '#domain/catalogue/catalogue'
import type { FrameShapeId } from '#domain/catalogue/frame-shape-ids'
import type { FrameTypeId, Model } from '#domain/catalogue/types'
import { shapeOf } from '#domain/layout/shapes/frame-shapes'

export interface Combination {
  readonly id: string
  readonly model: Pick<Model, 'id' | 'name'>
  readonly frameType: FrameTypeId
  readonly shape: FrameShapeId
  readonly functionId: string
}

/** Construction parts are bars; they have no frame to look at. */
export const combinationsOf = (models: readonly Model[]): readonly Combination[] => {
  const found = new Map<string, Combination>()
  for (const model of models) {
    if (model.isConstructionPart === true) continue
    const { frameType, doorType, leaves, posts, breastwork } = model
    for (const shape of model.shapes)
      for (const functionId of model.functions) {
        const drawnAs = [doorType, leaves, posts, breastwork && 'br'].filter(Boolean)
        const id = [frameType, shape, functionId, ...drawnAs].join('-')
        if (!found.has(id))
          found.set(id, { id, model: { id: model.id, name: model.name }, frameType, shape, functionId })
      }
  }
  return [...found.values()].toSorted((one, other) =>
    one.frameType === other.frameType ? 0 : one.frameType < other.frameType ? -1 : 1,
  )
}

export interface CombinationFilter {
  readonly frameType: string
  readonly shape: string
  readonly functionId: string
}

/** '' asks for nothing. */
export const matching = (all: readonly Combination[], { frameType, shape, functionId }: CombinationFilter) =>
  all.filter(
    (of) =>
      (frameType === '' || of.frameType === frameType) &&
      (shape === '' || String(of.shape) === shape) &&
      (functionId === '' || of.functionId === functionId),
  )

interface Choice {
  readonly value: string
  readonly label: string
}

const distinct = (
  all: readonly Combination[],
  value: (of: Combination) => string,
  label: (of: Combination) => string,
): readonly Choice[] =>
  [...new Map(all.map((of) => [value(of), label(of)])).entries()]
    .map(([key, said]) => ({ value: key, label: said }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'nb', { numeric: true }))

/** What there is to choose between. */
export const choicesIn = (all: readonly Combination[]) => ({
  frameTypes: distinct(
    all,
    ({ frameType }) => frameType,
    ({ frameType }) => `${frameType} ${frameTypeOf(frameType).name}`,
  ),
  shapes: distinct(
    all,
    ({ shape }) => String(shape),
    ({ shape }) => `${shape} ${shapeOf(shape).name}`,
  ),
  functions: distinct(
    all,
    ({ functionId }) => functionId,
    ({ functionId }) => functionOf(functionId).name,
  ),
})
