/**
 * What is wrong with the dimensions of a frame shape (trade handbook 3, general validity). These are the bounds of the
 * shape itself; what a frame type or model can be delivered in is narrower and belongs to the rules.
 */
import type { ShapeDimension, ShapeDimensions } from './frame-shape.ts'
import { shapeOf } from './frame-shapes.ts'

/** D-118, D-120. */
export const SIZE_MIN = 200
/** D-122, D-123: partial widths and heights in use. */
const PARTIAL_MIN = 50

export interface ShapeFault {
  readonly code: 'below-minimum' | 'above-maximum'
  readonly field: ShapeDimension
  readonly bound: number
}

const below = (field: ShapeDimension, value: number, bound: number): ShapeFault[] =>
  value >= bound ? [] : [{ code: 'below-minimum', field, bound }]

const beyond = (field: ShapeDimension, value: number, bound: number): ShapeFault[] =>
  value <= bound ? [] : [{ code: 'above-maximum', field, bound }]

/** Empty for a valid shape. Dimensions that the shape does not use count as 0. */
export const faultsOf = (shapeId: number, dimensions: ShapeDimensions): ShapeFault[] => {
  const { uses, leastRemainder = 1 } = shapeOf(shapeId)
  const { width, height } = dimensions
  const used = (field: 'width1' | 'width2' | 'height1' | 'height2'): number =>
    uses.includes(field) ? dimensions[field] : 0
  const usedWidth = used('width1') + used('width2')
  return [
    ...below('width', width, SIZE_MIN),
    ...below('height', height, Math.max(SIZE_MIN, used('height1') + 1, used('height2') + 1)),
    ...uses.flatMap((field) => below(field, dimensions[field], PARTIAL_MIN)),
    ...uses
      .filter((field) => field === 'width1' || field === 'width2')
      .flatMap((field) =>
        beyond(field, dimensions[field], width - leastRemainder - (usedWidth - dimensions[field])),
      ),
  ]
}
