/** How deep a frame is through the wall, and how deep it must be (trade handbook 2.1). */
import { findGlass, frameTypeOf } from '#domain/catalogue/catalogue'
import { depthsOf } from '#domain/catalogue/model-kind'
import type { FrameType, Model } from '#domain/catalogue/types'
import type { Choices } from '#domain/product/product'

/** The least depth the frame is made in that holds the glass; the deepest one where none does. */
export const depthMinOf = ({ depths, lip }: FrameType, glassCode: string): number => {
  const needed = (findGlass(glassCode)?.thickness ?? 0) + lip
  return depths.find((depth) => depth >= needed) ?? depths.at(-1) ?? 0
}

/** The least depth of a model with this glass; a construction part holds none. */
export const leastDepthOf = (model: Model, glassCode: string): number =>
  model.isConstructionPart === true
    ? Math.min(...depthsOf(model))
    : depthMinOf(frameTypeOf(model.frameType), glassCode)

/** Of the frame itself: with a mounted jamb extension it comes in its least depth, and `depth` is that of both. */
export const frameDepthOf = (values: Choices, frameType: FrameType): number =>
  values.extensionJamb.mounted
    ? Math.min(values.depth, depthMinOf(frameType, values.glassCode))
    : values.depth
