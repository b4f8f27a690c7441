/** A person edits the angle of a slanted side; the dimension that it decides is what is stored (trade handbook 3). */
import { ANGLE_MAX, ANGLE_MIN, type AngleName, withAngle } from '#domain/layout/shapes/angles'
import { decimal } from '#domain/messages/figures'
import { DIMENSIONS, type Patch } from '#domain/product/product'
import { type Result, refusal, success } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'

/** The edit that gives a slope this angle; refused by S-03 and S-02, whatever the number. */
export const patchForAngle = (
  { values }: Pick<Configuration, 'values'>,
  which: AngleName,
  degrees: number,
): Result<Patch> => {
  if (!(degrees >= ANGLE_MIN && degrees <= ANGLE_MAX))
    return refusal('shape.angle-outside-range', {
      ruleId: 'R-S-03',
      path: which,
      data: { min: decimal(ANGLE_MIN, 1), max: decimal(ANGLE_MAX, 1) },
    })
  const sized = withAngle(values.frameShapeId, values, which, degrees)
  if (sized === null) return refusal('shape.angle-gives-invalid-size', { ruleId: 'R-S-02', path: which })
  const changed = DIMENSIONS.filter((dimension) => sized[dimension] !== values[dimension])
  return success(Object.fromEntries(changed.map((dimension) => [dimension, sized[dimension]])))
}
