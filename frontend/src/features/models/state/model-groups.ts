/** The models that a search finds, group by group in the order of the catalogue, and the sizes a line sums up. */
import type { ModelSheet } from '#domain/contracts/models'
import type { PageSearch } from './page-search.ts'
import { matcherFor } from './words.ts'

export interface ModelGroup {
  readonly pk: number
  readonly name: string
  readonly models: readonly ModelSheet[]
}

export const groupModels = (models: readonly ModelSheet[]): readonly ModelGroup[] =>
  [...Map.groupBy(models, ({ group }) => group.pk).values()].flatMap((members) => {
    const [first] = members
    return first === undefined ? [] : [{ ...first.group, models: members }]
  })

const textOf = ({ id, name, group, frameType, functions, start }: ModelSheet): string =>
  [id, name, group.name, frameType.name, start.glass?.id, ...functions.map((each) => each.name)].join(' ')

export const findModels = (
  models: readonly ModelSheet[],
  { q, group }: Pick<PageSearch, 'q' | 'group'>,
): readonly ModelSheet[] => {
  const matches = matcherFor(q)
  return models.filter((model) => (group === null || model.group.pk === group) && matches(textOf(model)))
}

interface Span {
  readonly min: number
  readonly max: number
}

/** Least and greatest of any of the model's functions; null where sizes do not follow from them. */
export const sizeSpans = ({
  functions,
}: ModelSheet): { readonly width: Span; readonly height: Span } | null => {
  const limits = functions.flatMap((each) => (each.limits === null ? [] : [each.limits]))
  if (limits.length === 0) return null
  return {
    width: {
      min: Math.min(...limits.map(({ widthMin }) => widthMin)),
      max: Math.max(...limits.map(({ widthMax }) => widthMax)),
    },
    height: {
      min: Math.min(...limits.map(({ heightMin }) => heightMin)),
      max: Math.max(...limits.map(({ heightMax }) => heightMax)),
    },
  }
}

type Functions = ModelSheet['functions']

/** Functions with the same limits share a line: left and right are made alike. */
export const sharedLimits = (
  functions: Functions,
): readonly { readonly names: readonly string[]; readonly limits: Functions[number]['limits'] }[] =>
  [...Map.groupBy(functions, ({ limits }) => JSON.stringify(limits)).values()].map((alike) => ({
    names: alike.map(({ name }) => name),
    limits: alike[0]?.limits ?? null,
  }))
