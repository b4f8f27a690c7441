/** What a model comes with, choice by choice, with the name that a dealer reads and how many there are to choose from. */

import { NONE } from '#domain/catalogue/none'
import type { ModelSheet } from '#domain/contracts/models'
import { fieldLabel } from '#domain/messages/fields'
import { assortmentOf, LISTED_FIELDS, type OfferedList } from '#domain/rules/assortment'
import type { Configuration } from '#domain/rules/configuration'
import { startChoiceText } from './text.ts'

type StartChoice = ModelSheet['start']['choices'][number]

const COLORED = [
  ['innerColor', 'inner'],
  ['outerColor', 'outer'],
  ['frameColor', 'frame'],
  ['wingColor', 'wing'],
] as const

/** The number that a person knows a thing by stands before its name; one that only numbers a list does not. */
const textOf = (value: string | number | null, name: string | undefined): string => {
  if (name === undefined) return startChoiceText.without
  return typeof value === 'string' && value !== NONE ? `${value} ${name}` : name
}

const listed = ({ model, values }: Configuration): readonly StartChoice[] =>
  LISTED_FIELDS.flatMap((field) => {
    const { values: offered }: OfferedList<string | number | null> = assortmentOf(model)[field]
    if (offered.length === 0) return []
    const value = values[field]
    const name = offered.find((each) => each.value === value)?.name
    return [{ field: fieldLabel(field), value: textOf(value, name), alternatives: offered.length }]
  })

const colored = ({ colors }: Configuration): readonly StartChoice[] =>
  COLORED.flatMap(([field, part]) => {
    const color = colors[part]
    return color === null
      ? []
      : [{ field: fieldLabel(field), value: `${color.code} ${color.description}`, alternatives: null }]
  })

const depth = ({ values }: Configuration): StartChoice => ({
  field: fieldLabel('depth'),
  value: startChoiceText.depth(values.depth),
  alternatives: null,
})

export const startChoicesFor = (configuration: Configuration): readonly StartChoice[] => [
  depth(configuration),
  ...listed(configuration),
  ...colored(configuration),
]
