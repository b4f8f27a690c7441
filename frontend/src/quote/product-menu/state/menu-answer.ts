/** What the product menu answers to what is written in its search: models, or a whole row, and what is unclear about them. */
import type { ApiProductGroup, ProductModel } from '#domain/contracts/reference'
import type { MenuLine } from '#domain/schedule/menu-line'
import type { ModelSearch } from '#domain/schedule/search-models'

export interface MenuAnswer {
  /** Null where nothing is searched for, and a tab says what is shown. */
  readonly groups: readonly ApiProductGroup[] | null
  /** Enter chooses the first of them. */
  readonly hits: readonly ProductModel[]
  /** A row that is written whole. */
  readonly line: MenuLine | null
  /** What the row is made of; null while anything about it is unclear. */
  readonly lineModel: ProductModel | null
  readonly doubts: ModelSearch<ApiProductGroup>['doubts']
  readonly size: ModelSearch<ApiProductGroup>['size']
  readonly count: number | null
  readonly later: ModelSearch<ApiProductGroup>['later']
  readonly meant: ModelSearch<ApiProductGroup>['meant']
  readonly shorter: ModelSearch<ApiProductGroup>['shorter']
}

const modelsOf = (groups: readonly ApiProductGroup[]): readonly ProductModel[] =>
  groups.flatMap(({ productModels }) => productModels)

const nothingAsked: MenuAnswer = {
  groups: null,
  hits: [],
  line: null,
  lineModel: null,
  doubts: [],
  size: null,
  count: null,
  later: [],
  meant: [],
  shorter: [],
}

interface Readers {
  readonly search: (groups: readonly ApiProductGroup[], query: string) => ModelSearch<ApiProductGroup>
  /** Null where the text is for the search. */
  readonly lineOf: (query: string, hasHits: boolean) => MenuLine | null
}

export const menuAnswer = (
  groups: readonly ApiProductGroup[],
  query: string,
  { search, lineOf }: Readers,
): MenuAnswer => {
  if (query.trim() === '') return nothingAsked
  const found = search(groups, query)
  // A size or a count by itself is of every model, and chooses none.
  const hits = found.groups === groups ? [] : modelsOf(found.groups)
  const line = lineOf(query, hits.length > 0)
  const doubts = line?.doubts ?? found.doubts
  const lineModel = modelsOf(groups).find(({ id }) => Number(id) === line?.order?.modelId)
  return {
    ...found,
    groups: line === null ? found.groups : [],
    hits,
    line,
    lineModel: doubts.length === 0 ? (lineModel ?? null) : null,
    doubts,
    later: line === null && found.groups.length > 0 ? found.later : [],
  }
}
