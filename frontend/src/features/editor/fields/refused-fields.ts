/** The refused texts of a row as fields of the editor: which edits wait in them, and which of them have no field any more. */
import { readFigure } from '#domain/messages/read-figure'
import { type ChoiceField, type Choices, DIMENSIONS, type Patch } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import type { RefusedText } from '../../../row/refused-texts.ts'
import { showNumber } from '../../../ui/number-text.ts'
import { barsOf } from '../state/bars.ts'
import type { FieldSpec, GroupId, NumberSpec, TextSpec } from './field-spec.ts'
import { fields } from './fields.ts'

const isTyped = (spec: FieldSpec): spec is NumberSpec | TextSpec =>
  spec.kind === 'number' || spec.kind === 'text'

const isDimension = (field: ChoiceField): boolean => (DIMENSIONS as readonly ChoiceField[]).includes(field)

export const REFERENCE_ID = 'reference'

export const barTextId = (bar: string): string => `bar ${bar}`

export interface Waiting {
  readonly id: string
  readonly patch: Patch
}

/** Measures of the frame that were typed and cannot stand as the product is. */
export const waitingIn = (texts: readonly RefusedText[], configuration: Configuration): readonly Waiting[] =>
  texts.flatMap(({ id, text }) => {
    const spec = fields.find((field) => field.id === id)
    const value = readFigure(text, 'length')
    if (spec?.kind !== 'number' || !isDimension(spec.field) || value === null) return []
    const patch = spec.write(value, configuration)
    return patch.ok ? [{ id, patch: patch.value }] : []
  })

const isThere = (id: string, configuration: Configuration): boolean => {
  const spec = fields.find((field) => field.id === id)
  if (spec !== undefined) return spec.isVisible?.(configuration) !== false
  const bars = (['dividers', 'crossbars'] as const).flatMap((field) => barsOf(configuration.layout, field))
  return !id.startsWith('bar ') || bars.some(({ name }) => barTextId(name) === id)
}

/** Texts whose field the product has no longer: nobody can put them right, and they mean nothing. */
export const withoutField = (
  texts: readonly RefusedText[],
  configuration: Configuration,
): readonly RefusedText[] => texts.filter(({ id }) => !isThere(id, configuration))

export const groupOfText = ({ id }: RefusedText): GroupId | null =>
  id.startsWith('bar ') ? 'bars' : (fields.find((field) => field.id === id)?.group ?? null)

/** What a person typed of an edit that the server refuses, as their fields would show it. */
export const textsOf = (patch: Patch, choices: Choices): readonly RefusedText[] => {
  const asked = { ...choices, ...patch }
  return fields.filter(isTyped).flatMap((spec) => {
    const value = spec.read(asked)
    if (!(spec.field in patch) || value === spec.read(choices)) return []
    return [{ id: spec.id, label: spec.label, text: typeof value === 'number' ? showNumber(value) : value }]
  })
}
