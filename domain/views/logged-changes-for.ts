/** A page of the log of changes, in words. */
import type { ChangedField, ChangeValue, RecordedChange } from '#domain/administration/change'
import { changedFieldLabel, sayChanged } from '#domain/administration/changed-fields-text'
import type { LoggedChange, LoggedChanges } from '#domain/contracts/change'
import { changeActions } from '#domain/messages/changes'

interface Entry {
  readonly version: number
  readonly change: RecordedChange
}

const fieldFor = ({ field, before, after }: ChangedField): LoggedChange['fields'][number] => ({
  field,
  label: changedFieldLabel(field),
  before: sayChanged(field, before),
  after: sayChanged(field, after),
})

/** A margin of 0 and a demand that is not made are nothing either: of what was made, what was filled in is told. */
const isNothing = (value: ChangeValue): boolean =>
  value === null || value === '' || value === 0 || value === false

const saysSomething = ({ before, after }: ChangedField): boolean => !(isNothing(before) && isNothing(after))

/**
 * `isShown` tells of each field whether the viewer may know of it; an entry of which nothing is left is left out. `limit` is how many
 * entries were read.
 */
export const loggedChangesFor = (
  entries: readonly Entry[],
  limit: number,
  isShown: (field: ChangedField) => boolean = () => true,
): LoggedChanges => ({
  entries: entries.flatMap(({ version, change: { at, by, action, fields } }) => {
    const shown = fields.filter((field) => saysSomething(field) && isShown(field))
    return fields.length > 0 && shown.length === 0
      ? []
      : [{ version, at, by: by.name, action: changeActions[action], fields: shown.map(fieldFor) }]
  }),
  next: entries.length < limit ? null : (entries.at(-1)?.version ?? null),
})
