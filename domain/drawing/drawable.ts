/** What the builders of parts draw from: the configuration with its colours and depths resolved once. */
import { frameTypeOf } from '#domain/catalogue/catalogue'
import type { ColorLists, FrameType, Model } from '#domain/catalogue/types'
import type { Layout } from '#domain/layout/parts'
import type { Weight } from '#domain/physics/types'
import type { Choices } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import { type Depths, layerDepthsOf } from './depths.ts'
import { type Palette, paletteOf } from './palette.ts'
import { type Moving, movingIn } from './parts/moving.ts'

export interface Drawable {
  readonly model: Model
  readonly frameType: FrameType
  readonly values: Choices
  readonly layout: Layout
  readonly weight: Weight
  readonly palette: Palette
  readonly depths: Depths
  readonly moving: readonly Moving[]
}

export const drawableOf = (
  { model, values, layout, weight }: Pick<Configuration, 'model' | 'values' | 'layout' | 'weight'>,
  colorLists: ColorLists,
): Drawable => {
  const frameType = frameTypeOf(model.frameType)
  const depths = layerDepthsOf(values, layout, frameType)
  return {
    model,
    frameType,
    values,
    layout,
    weight,
    palette: paletteOf(values, model, colorLists),
    depths,
    moving: movingIn({ model, values, layout, depths }),
  }
}
