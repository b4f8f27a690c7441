/** Each frame shape in the first model of each kind of frame that is made in it; with DEEP=1 in every model. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import { applyTo } from '#domain/configurator/apply'
import { defaultDimensions } from '#domain/layout/shapes/default-dimensions'
import { defaultOf } from './configured.ts'
import { casesOf } from './seed.ts'

export const shapedModels = models.flatMap(({ id, shapes, frameType }, index) =>
  shapes.flatMap((frameShapeId) => {
    const isFirst =
      models.findIndex((each) => each.frameType === frameType && each.shapes.includes(frameShapeId)) === index
    if (!isFirst && casesOf({ daily: 0, deep: 1 }) === 0) return []
    const made = applyTo(
      defaultOf(id),
      { frameShapeId, ...defaultDimensions(frameShapeId, 1190, 1390) },
      colorLists,
    )
    return made.ok ? [made.value.configuration] : []
  }),
)
