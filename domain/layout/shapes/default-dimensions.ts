/** Dimensions that a shape starts with (trade handbook 3): what a person then edits. */
import { roundHalfAway } from '#domain/units'
import type { PartialDimension, ShapeDimensions } from './frame-shape.ts'
import { shapeOf } from './frame-shapes.ts'

const START_WIDTH = 300
const START_HEIGHT_SHARE = 0.6

/** The given box with the shape's partial dimensions at their start and those it does not use at 0. */
export const defaultDimensions = (shapeId: number, width: number, height: number): ShapeDimensions => {
  const { uses, hasApex } = shapeOf(shapeId)
  const start: Record<PartialDimension, number> = {
    width1: hasApex === true ? roundHalfAway(width / 2) : START_WIDTH,
    width2: START_WIDTH,
    height1: roundHalfAway(height * START_HEIGHT_SHARE),
    height2: roundHalfAway(height * START_HEIGHT_SHARE),
  }
  const partial = (field: PartialDimension): number => (uses.includes(field) ? start[field] : 0)
  return {
    width,
    height,
    width1: partial('width1'),
    width2: partial('width2'),
    height1: partial('height1'),
    height2: partial('height2'),
  }
}
