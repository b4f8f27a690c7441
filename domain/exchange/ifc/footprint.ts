/** A plan symbol as curves at the foot of the product. */
import type { PlanStroke } from './plan-symbol.ts'
import type { StepFile } from './step/step-file.ts'
import { type Encoded, integer, label, list, logical, real, typed } from './step/values.ts'

const curveOf = (file: StepFile, { points, isArc }: PlanStroke): Encoded => {
  const coordinates = file.shared(
    'IFCCARTESIANPOINTLIST3D',
    list(points.map(([x, y]) => list([real(x), real(y), real(0)]))),
  )
  const order = list(points.map((_, index) => integer(index + 1)))
  const segment = typed(isArc === true ? 'IFCARCINDEX' : 'IFCLINEINDEX', order)
  return file.shared('IFCINDEXEDPOLYCURVE', coordinates, list([segment]), logical(false))
}

export const footprintRepresentation = (
  file: StepFile,
  strokes: readonly PlanStroke[],
  context: Encoded,
): Encoded =>
  file.add(
    'IFCSHAPEREPRESENTATION',
    context,
    label('FootPrint'),
    label('GeometricCurveSet'),
    list([file.shared('IFCGEOMETRICCURVESET', list(strokes.map((stroke) => curveOf(file, stroke))))]),
  )
