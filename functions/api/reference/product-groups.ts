/** The product menu: groups in the order of the catalogue, each with its models; a group without models is left out. */

import { productGroups } from '#domain/catalogue/data/groups'
import { models } from '#domain/catalogue/data/models'
import type { Model } from '#domain/catalogue/types'
import type { ApiProductGroup, ProductModel } from '#domain/contracts/reference'
import { modelDrawingUrl } from '../../model-drawing.ts'

const modelOf = (model: Model): ProductModel => ({
  id: String(model.id),
  description: model.name,
  extra: model.badges.includes('extra'),
  basic: model.badges.includes('basic'),
  panelQuality: model.badges.includes('panelQuality'),
  fastlane: model.badges.includes('fastlane'),
  fire: model.badges.includes('fire'),
  sound: model.badges.includes('sound'),
  imageUrl: modelDrawingUrl(model.id),
})

/** A group is shown by its first model. */
export const productMenu = (): ApiProductGroup[] =>
  productGroups.flatMap((group) => {
    const productModels = models.filter((model) => model.group === group.pk).map(modelOf)
    const [first] = productModels
    return first === undefined ? [] : [{ ...group, imageUrl: first.imageUrl, productModels }]
  })
