/** Whether a refused edit was made by a field's control: its sentence is read there. */
import type { RefusedEdit } from '../state/row-state.ts'
import type { FieldSpec } from './field-spec.ts'

export const isRefused = (
  { field, besides = [] }: Pick<FieldSpec, 'field' | 'besides'>,
  refused: RefusedEdit | null,
): refused is RefusedEdit =>
  refused !== null && [field, ...besides].some((each) => refused.fields.includes(each))
