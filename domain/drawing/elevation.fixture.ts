/** Scenes for tests of the drawing: a model with choices, seen from one side. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { FrameTypeId, Model } from '#domain/catalogue/types'
import { layOut } from '#domain/layout/lay-out'
import { modelOf, plainChoices } from '#domain/layout/plain-choices.fixture'
import { weightOf } from '#domain/physics/weight'
import type { Choices } from '#domain/product/product'
import { buildScene } from './build-scene.ts'
import type { Scene, View } from './scene.ts'

export const elevation = (
  of: number | Model,
  overrides: Partial<Choices> = {},
  view: Partial<View> = {},
): Scene => {
  const model = typeof of === 'number' ? modelOf(of) : of
  const values = plainChoices(model, overrides)
  const layout = layOut(values, model)
  return buildScene({ model, values, layout, weight: weightOf(layout, values, model) }, colorLists, {
    side: 'outside',
    measurements: true,
    ...view,
  })
}

/** A window of a frame type and function that no model of the range has. */
export const windowOf = (
  frameType: FrameTypeId,
  defaultFunction: string,
  more: Partial<Model> = {},
): Model => ({
  ...modelOf(1002),
  frameType,
  functions: [defaultFunction],
  defaultFunction,
  ...more,
})
