/** Whether a model is made in a size, before it is a row: in any of the ways that it opens. What rules add is said of the row. */
import { findModel, functionOf } from '#domain/catalogue/catalogue'
import { sizeLimits } from '#domain/catalogue/data/size-limits'
import { findSizeLimit } from '#domain/catalogue/size-limit'
import { sentenceOf } from '#domain/messages/words'

interface Size {
  readonly width: number
  readonly height: number
}

/** The sentence of the limit that the size breaks; null where it is made, or where no limit is known. */
export const sizeFault = (modelId: number, { width, height }: Size): string | null => {
  const model = findModel(modelId)
  if (model === null || model.isConstructionPart === true) return null
  const limits = model.functions.flatMap((functionId) => {
    const limit = findSizeLimit(sizeLimits, model.frameType, functionId, model)
    return limit === null ? [] : [{ functionId, limit }]
  })
  const isMade = limits.some(
    ({ limit }) =>
      width >= limit.widthMin &&
      width <= limit.widthMax &&
      height >= limit.heightMin &&
      height <= limit.heightMax,
  )
  const [first] = limits
  if (isMade || first === undefined) return null
  const { widthMin, widthMax, heightMin, heightMax } = first.limit
  const data = { function: functionOf(first.functionId).name, widthMin, widthMax, heightMin, heightMax }
  return sentenceOf({ code: 'size.outside-limits', data })
}
