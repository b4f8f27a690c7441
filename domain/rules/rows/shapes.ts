/** Frame shapes (trade handbook 11, S-01 to S-08, and 3). */

import { findCrossbarType } from '#domain/catalogue/catalogue'
import { interiorAngles } from '#domain/geometry/polygon'
import { perPlaces } from '#domain/layout/remembered'
import { faultsOf } from '#domain/layout/shapes/faults'
import { shapeOf } from '#domain/layout/shapes/frame-shapes'
import { decimal } from '#domain/messages/figures'
import type { Choices } from '#domain/product/product'
import { applies, type CheckRule, type ForceRule, inSection } from '../rule.ts'

const PARTIAL = ['width1', 'width2', 'height1', 'height2'] as const
export const CORNER_MIN_DEGREES = 20

/** Shapes that a tilt-turn sash is made in besides the rectangle. */
export const TILT_TURN_SHAPES: readonly number[] = [1, 2, 9, 19]
const TILT_TURN = ['DKV', 'DKH']

export const isMadeInShape = (shape: number, functionId: string): boolean =>
  shape === 0 || functionId === 'FK' || (TILT_TURN.includes(functionId) && TILT_TURN_SHAPES.includes(shape))

const sharpestCorner = perPlaces(({ outline }) => Math.min(...interiorAngles(outline)))

const isSlanted = ({ frameShapeId }: Choices): boolean => frameShapeId !== 0

const unusedDimensions = (values: Choices): (typeof PARTIAL)[number][] => {
  const { uses } = shapeOf(values.frameShapeId)
  return PARTIAL.filter((dimension) => values[dimension] !== 0 && !uses.includes(dimension))
}

export const shapeForces: readonly ForceRule[] = [
  {
    id: 'R-S-07',
    severity: 'FORCE',
    when: ({ values }) => applies(unusedDimensions(values).length > 0),
    put: ({ values }) => Object.fromEntries(unusedDimensions(values).map((dimension) => [dimension, 0])),
    source: inSection(11, 'S-07'),
  },
]

export const shapeGates: readonly CheckRule[] = [
  {
    id: 'R-S-08',
    severity: 'ERROR',
    when: ({ model, values }) => !model.shapes.includes(values.frameShapeId) && { model: model.name },
    code: 'shape.not-for-model',
    path: 'frameShapeId',
    source: inSection(11, 'S-08'),
  },
  {
    id: 'R-S-01',
    severity: 'ERROR',
    // A construction part is narrower than any frame and has limits of its own.
    when: ({ model, values }) =>
      applies(model.isConstructionPart !== true && faultsOf(values.frameShapeId, values).length > 0),
    code: 'shape.invalid',
    path: 'frameShapeId',
    source: inSection(11, 'S-01'),
  },
]

export const shapeChecks: readonly CheckRule[] = [
  {
    id: 'R-S-04',
    severity: 'ERROR',
    when: ({ measured: { places: layout } }) => {
      const sharpest = sharpestCorner(layout)
      return (
        sharpest < CORNER_MIN_DEGREES && {
          angle: decimal(sharpest, 1),
          min: decimal(CORNER_MIN_DEGREES, 1),
        }
      )
    },
    code: 'shape.corner-too-sharp',
    path: 'frameShapeId',
    source: inSection(11, 'S-04'),
  },
  {
    id: 'R-S-05',
    severity: 'LIMIT',
    when: ({ values }) => applies(!isMadeInShape(values.frameShapeId, values.function)),
    code: 'shape.function-not-possible',
    path: 'function',
    source: inSection(11, 'S-05'),
  },
  {
    id: 'R-S-06',
    severity: 'LIMIT',
    when: ({ values }) =>
      applies(
        isSlanted(values) &&
          (values.dividers.length > 0 ||
            values.extensionJamb.mounted ||
            values.crossbars.some(({ typeId }) => findCrossbarType(typeId)?.kind === 'SOLID')),
      ),
    code: 'shape.not-available',
    path: 'frameShapeId',
    source: inSection(11, 'S-06'),
  },
]
