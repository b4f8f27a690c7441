/** By what a model is shown in lists: its picture where somebody has approved one, else its drawing. */
import type { ProductModel } from '#domain/contracts/reference'
import type { ModelPicture } from '../data/pictures/picture-repository.ts'
import { modelDrawingUrl } from '../model-drawing.ts'
import { pictureUrl, tileSet } from './picture-url.ts'

type ShownImage = Pick<ProductModel, 'imageUrl' | 'imageSet'>

export const shownImage = (modelId: number, pictures: ReadonlyMap<number, ModelPicture>): ShownImage => {
  const shown = pictures.get(modelId)?.shown
  return shown === undefined
    ? { imageUrl: modelDrawingUrl(modelId) }
    : { imageUrl: pictureUrl(shown), imageSet: tileSet(shown) }
}
