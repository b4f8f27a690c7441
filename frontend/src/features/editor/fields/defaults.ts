/** What a person has changed from the model's own start, field by field, and how to take one change back. */
import type { Choices, Patch } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import type { FieldSpec } from './field-spec.ts'

const memberOf = (record: unknown, key: string): unknown =>
  typeof record === 'object' && record !== null ? (record as Record<string, unknown>)[key] : undefined

const keyOf = (spec: FieldSpec): string | undefined => ('key' in spec ? spec.key : undefined)

const readField = (spec: FieldSpec, choices: Choices): unknown => {
  if (spec.kind === 'number' || spec.kind === 'text') return spec.read(choices)
  const key = keyOf(spec)
  return key === undefined ? choices[spec.field] : memberOf(choices[spec.field], key)
}

/** An angle follows from the dimensions and is not a choice of its own. */
const isDerived = (spec: FieldSpec): boolean => spec.kind === 'number' && spec.field === 'frameShapeId'

export const isChanged = (spec: FieldSpec, choices: Choices, defaults: Choices): boolean =>
  !isDerived(spec) &&
  (!sameChoice(readField(spec, choices), readField(spec, defaults)) ||
    (spec.besides ?? []).some((field) => !sameChoice(choices[field], defaults[field])))

export const resetPatch = (spec: FieldSpec, choices: Choices, defaults: Choices): Patch => ({
  ...Object.fromEntries((spec.besides ?? []).map((field) => [field, defaults[field]])),
  ...resetOf(spec, choices, defaults),
})

const resetOf = (spec: FieldSpec, choices: Choices, defaults: Choices): Patch => {
  if (spec.kind === 'number') {
    const patch = spec.write(spec.read(defaults), { values: choices })
    return patch.ok ? patch.value : {}
  }
  const key = keyOf(spec)
  if (key === undefined) return { [spec.field]: defaults[spec.field] }
  const record = choices[spec.field]
  return {
    [spec.field]: { ...(typeof record === 'object' ? record : {}), [key]: readField(spec, defaults) },
  }
}
