/**
 * The product menu: groups in the order of the catalogue, each with its models; a group without models is left out. A model is shown by
 * its picture where somebody has approved one, and else by its drawing.
 */

import { productGroups } from '#domain/catalogue/data/groups'
import { models } from '#domain/catalogue/data/models'
import type { Model } from '#domain/catalogue/types'
import type { ApiProductGroup, ProductModel } from '#domain/contracts/reference'
import { menuModelFor } from '#domain/views/menu-model-for'
import { listPictures, type ModelPicture } from '../../data/pictures/picture-repository.ts'
import { shownImage } from '../../pictures/model-image.ts'

type Pictures = ReadonlyMap<number, ModelPicture>

const modelOf = (model: Model, pictures: Pictures): ProductModel => ({
  ...menuModelFor(model),
  ...shownImage(model.id, pictures),
})

/** A group is shown by its first model. */
export const productMenu = async (): Promise<ApiProductGroup[]> => {
  const pictures = await listPictures()
  return productGroups.flatMap((group) => {
    const productModels = models
      .filter((model) => model.group === group.pk)
      .map((model) => modelOf(model, pictures))
    const [first] = productModels
    return first === undefined ? [] : [{ ...group, imageUrl: first.imageUrl, productModels }]
  })
}
