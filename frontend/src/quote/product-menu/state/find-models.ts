/**
 * What the product menu shows for a search. The words that people use are fetched behind the menu: until they are here, and
 * where they cannot be fetched, a model is found by its name, number and group as they are written.
 */
import type { ApiProductGroup } from '#domain/contracts/reference'
import type { ModelSearch } from '#domain/schedule/search-models'

const fold = (text: string) => text.toLocaleLowerCase('nb')

export const findByName = (
  groups: readonly ApiProductGroup[],
  query: string,
): ModelSearch<ApiProductGroup> => {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const found = groups
    .map((group) => ({
      ...group,
      productModels: group.productModels.filter(({ id, description }) => {
        const text = fold(`${id} ${description} ${group.name} ${group.description}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ productModels }) => productModels.length > 0)
  return {
    groups: words.length === 0 ? groups : found,
    size: null,
    count: null,
    doubts: [],
    later: [],
    meant: [],
    shorter: [],
  }
}

const fetchWords = async () => {
  const [{ searchModels }, { sizeFault }, { readMenuLine }, { learnWords }] = await Promise.all([
    import('#domain/schedule/search-models'),
    import('#domain/schedule/size-for-model'),
    import('#domain/schedule/menu-line'),
    import('../../../row/learn-words.ts'),
  ])
  return { searchModels, sizeFault, readMenuLine, learnWords }
}

export type SearchWords = Awaited<ReturnType<typeof fetchWords>>

let fetched: SearchWords | null = null

/** What was fetched by an earlier menu; null as long as nothing was. */
export const wordsAtHand = (): SearchWords | null => fetched

/** What a menu search needs to know of words and sizes, and what reads a whole row. */
export const loadWords = async (): Promise<SearchWords> => {
  fetched = await fetchWords()
  return fetched
}
