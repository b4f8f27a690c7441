/** Which choices a group of the editor holds, for whoever takes whole groups over from another row. */
import type { ChoiceField } from '#domain/product/product'
import type { GroupId } from './field-spec.ts'
import { fields } from './fields.ts'

/** Chosen by the control of the function, for the field that is selected in the drawing. */
const besides: Partial<Record<GroupId, readonly ChoiceField[]>> = { function: ['fieldFunctions'] }

export const fieldsOfGroup = (group: GroupId): readonly ChoiceField[] => [
  ...new Set([
    ...fields.filter((spec) => spec.group === group).map(({ field }) => field),
    ...(besides[group] ?? []),
  ]),
]
