/** A page of the log of changes, in words. */
import type { ChangedField, RecordedChange } from '#domain/administration/change'
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
    const shown = fields.filter(isShown)
    return fields.length > 0 && shown.length === 0
      ? []
      : [{ version, at, by: by.name, action: changeActions[action], fields: shown.map(fieldFor) }]
  }),
  next: entries.length < limit ? null : (entries.at(-1)?.version ?? null),
})
