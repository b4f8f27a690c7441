/** Whether a refused edit was made by a field's control: its sentence is read there and nowhere else. */
import type { Choices } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import type { RefusedEdit } from '../state/row-state.ts'
import type { FieldSpec } from './field-spec.ts'

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined

export const isRefused = (
  { field, besides = [], key }: Pick<FieldSpec, 'field' | 'besides' | 'key'>,
  refused: RefusedEdit | null,
  choices: Choices,
): refused is RefusedEdit => {
  if (refused === null || ![field, ...besides].some((each) => refused.fields.includes(each))) return false
  if (key === undefined || refused.patch === undefined) return true
  return !sameChoice(partOf(refused.patch[field], key), partOf(choices[field], key))
}
