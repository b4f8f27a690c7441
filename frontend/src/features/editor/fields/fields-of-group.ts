/** Which choices a group of the editor holds, for whoever takes whole groups over from another row. */
import type { ChoiceField } from '#domain/product/product'
import type { GroupId } from './field-spec.ts'
import { fields } from './fields.ts'

export const fieldsOfGroup = (group: GroupId): readonly ChoiceField[] => [
  ...new Set(
    fields.filter((spec) => spec.group === group).flatMap(({ field, besides = [] }) => [field, ...besides]),
  ),
]
