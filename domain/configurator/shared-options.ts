/**
 * Options that several products can be given at once: the fields that all of them have, and of a field the values that any
 * of them is offered. What is on or off by itself (a fitting extra, a property of the glass) is two values: with and without.
 */
import type { ColorBook } from '#domain/catalogue/types'
import type { Patch } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import type { Configuration } from '#domain/rules/configuration'
import { candidates, type OptionField } from './candidates.ts'

export interface SharedChoice {
  readonly field: OptionField
  readonly value: string | number | boolean | null
  /** Of what is on or off: with it or without it. */
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

/** Fields that every one of the products has, with something to choose between. */
export const sharedFields = (
  configurations: readonly Configuration[],
  book: ColorBook,
): readonly OptionField[] =>
  sharedFieldIds.filter((field) => {
    const lists = configurations.map((configuration) => candidates[field](configuration, book))
    if (lists.length === 0 || lists.some((list) => list.length === 0)) return false
    return isSwitched(field) || new Set(lists.flat().map(({ value }) => value)).size > 1
  })

/** The edit that gives a product what was chosen; null where it is not offered that. */
export const patchFor = (
  configuration: Configuration,
  { field, value, on }: SharedChoice,
  book: ColorBook,
): Patch | null => {
  const candidate = candidates[field](configuration, book).find((each) => sameChoice(each.value, value))
  if (candidate === undefined) return null
  return isSwitched(field) && candidate.selected === on ? {} : candidate.patch
}
