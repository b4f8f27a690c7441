/** Which limit of size a model with a function falls under. */
import type { FrameTypeId, Model, SizeLimit } from './types.ts'

/** For models with these leaves, this door type, these own sizes; null where nothing is said. */
export const findSizeLimit = (
  limits: readonly SizeLimit[],
  frameType: FrameTypeId,
  functionId: string,
  { leaves, doorType, sizeLimit }: Pick<Model, 'leaves' | 'doorType' | 'sizeLimit'> = {},
): SizeLimit | null => {
  const found = limits.find(
    (limit) =>
      limit.frameType === frameType &&
      limit.functions.includes(functionId) &&
      (limit.leaves ?? 1) === (leaves ?? 1) &&
      (limit.doorType === undefined || limit.doorType === doorType),
  )
  return found === undefined ? null : { ...found, ...sizeLimit }
}
