/** What the product menu shows for a search: the models whose name, number or group hold every word, group by group. */
import type { ProductGroup } from '#domain/contracts/reference'

const fold = (text: string) => text.toLocaleLowerCase('nb')

export const findModels = (groups: readonly ProductGroup[], query: string): readonly ProductGroup[] => {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return groups
  return groups
    .map((group) => ({
      ...group,
      productModels: group.productModels.filter(({ id, description }) => {
        const text = fold(`${id} ${description} ${group.name} ${group.description}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ productModels }) => productModels.length > 0)
}
