/** What the picture of a model is drawn from, and its scene as a hash: another one is another picture. */
import { createHash } from 'node:crypto'
import { PICTURE_LOOK_VERSION } from '#domain/administration/pictures/picture'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import type { RowImageInput } from '#domain/contracts/render'
import { buildScene } from '#domain/drawing/build-scene'
import type { Product } from '#domain/product/product'
import { canonicalJson } from '../data/artefacts/canonical-json.ts'
import { perspectiveImage } from '../renders/row-image.ts'

/** Throws for what is no model of the catalogue. */
export const modelAsItComes = (modelId: number): Product => {
  const product = createProduct(modelId)
  if (!product.ok) throw new Error(`the catalogue has no model ${modelId}`)
  return product.value
}

/** Pixels both ways. What is on it fills the picture that is kept, and twice as many pixels take twice the time. */
const DRAWN_SIZE = 600

/** What the worker draws of a model: as of a row, in the size that is kept. */
export const modelImage = (modelId: number): RowImageInput => ({
  ...perspectiveImage(modelAsItComes(modelId)),
  width: DRAWN_SIZE,
  height: DRAWN_SIZE,
})

/** As in the room: neither figures nor symbols. */
const VIEW = { side: 'outside', measurements: false, hideFunctionIndicator: true } as const

/** Throws for a model that cannot be drawn. */
export const sceneHashOf = (modelId: number): string => {
  const scene = buildScene(configure(modelAsItComes(modelId), colorLists), colorLists, VIEW)
  return createHash('sha256')
    .update(canonicalJson({ scene, version: PICTURE_LOOK_VERSION }))
    .digest('hex')
    .slice(0, 32)
}
