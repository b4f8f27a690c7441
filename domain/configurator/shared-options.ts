/**
 * Options that several products can be given at once: the fields that any of them has, and of a field the values that any
 * of them is offered; who cannot have a value is left as it is. What is on or off by itself (a fitting extra, a property of the glass) is two values: with and without.
 */
import type { ColorLists } from '#domain/catalogue/types'
import type { Choices, Patch } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import type { Configuration } from '#domain/rules/configuration'
import { candidates, type OptionField } from './candidates.ts'

export interface SharedChoice {
  readonly field: OptionField
  readonly value: string | number | boolean | null
  /** The option is switched on; false offers to take it away. */
  readonly on: boolean
}

/** Another shape needs measures of its own, which no two rows share. */
const ALONE: ReadonlySet<OptionField> = new Set(['frameShapeId'])

const SWITCHED: ReadonlySet<OptionField> = new Set([
  'misc',
  'panelProperties',
  'extralock',
  'extensionJamb',
  'extensionJambBottom',
  'flowerBoard',
])

export const isSwitched = (field: OptionField): boolean => SWITCHED.has(field)

export const sharedFieldIds = (Object.keys(candidates) as OptionField[]).filter((field) => !ALONE.has(field))

export interface SharedField {
  readonly id: OptionField
  /** Products that have it, of as many as each stands for. */
  readonly count: number
}

/** Fields that any of the products has, with something to choose between. Each product stands for a number of rows. */
export const sharedFields = (
  products: readonly { readonly configuration: Configuration; readonly rows: number }[],
  colorLists: ColorLists,
): readonly SharedField[] =>
  sharedFieldIds.flatMap((id) => {
    const lists = products.map(({ configuration, rows }) => ({
      list: candidates[id](configuration, colorLists),
      rows,
    }))
    const values = new Set(lists.flatMap(({ list }) => list.map(({ value }) => value)))
    if (values.size === 0 || (values.size === 1 && !isSwitched(id))) return []
    const having = lists.filter(({ list }) => list.length > 0)
    return [{ id, count: having.reduce((sum, { rows }) => sum + rows, 0) }]
  })

/** The edit that gives a product what was chosen; null where it is not offered that. */
export const patchFor = (
  configuration: Configuration,
  { field, value, on }: SharedChoice,
  colorLists: ColorLists,
): Patch | null => {
  const candidate = candidates[field](configuration, colorLists).find((each) => sameChoice(each.value, value))
  if (candidate === undefined) return null
  return isSwitched(field) && candidate.selected === on
    ? asItIs(configuration.product.choices, candidate.patch)
    : candidate.patch
}

/** To choose what a product has already changes nothing, and states it. */
const asItIs = (choices: Choices, patch: Patch): Patch =>
  Object.fromEntries(Object.keys(patch).map((field) => [field, choices[field as keyof Choices]]))
