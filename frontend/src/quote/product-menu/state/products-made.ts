/** What a person makes most and made last, as the product menu offers it. Pure. */
import { createProduct } from '#domain/configurator/create'
import type { ApiProductGroup, ApiProductsMade, ProductModel } from '#domain/contracts/reference'
import type { ChoiceField, Choices, Patch } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'

export type LastMade = ApiProductsMade['last'][number] & { readonly model: ProductModel }

export interface MadeBefore {
  readonly last: readonly LastMade[]
  readonly most: readonly ProductModel[]
}

/** A model that has left the range is not offered any more. */
export const madeBefore = (
  groups: readonly ApiProductGroup[],
  { last, most }: ApiProductsMade = { last: [], most: [] },
): MadeBefore => {
  const models = new Map(
    groups.flatMap(({ productModels }) => productModels.map((model) => [model.id, model])),
  )
  return {
    last: last.flatMap((made) => {
      const model = models.get(made.modelId)
      return model === undefined ? [] : [{ ...made, model }]
    }),
    most: most.flatMap((id) => models.get(id) ?? []),
  }
}

/** What has to be chosen of a new product of the model for it to be like that row. */
export const choicesLike = ({ modelId, choices }: Pick<LastMade, 'modelId' | 'choices'>): Patch => {
  const fresh = createProduct(Number(modelId))
  const before: Partial<Choices> = fresh.ok ? fresh.value.choices : {}
  return Object.fromEntries(
    Object.entries(choices).filter(([field, value]) => !sameChoice(value, before[field as ChoiceField])),
  )
}
