/**
 * What was edited before the tab knew of it is undone along the row's stored revisions, each of which names the one that it
 * replaced. Pure.
 */
import { changedFields } from '#domain/configurator/patch'
import {
  type Choosing,
  choosingNow,
  type SeenVersion,
  type StepList,
} from '../../../quote/undo/state/steps.ts'

/** What gives the row the choices of a stored revision. */
export const backTo = (stored: SeenVersion, seen: SeenVersion): Choosing => {
  const lost = seen.stated.filter((field) => !stored.stated.includes(field))
  const fields = [...new Set([...changedFields(seen.choices, stored.choices), ...lost])]
  return {
    patch: Object.fromEntries(fields.map((field) => [field, stored.choices[field]])),
    takenBack: fields.filter((field) => !stored.stated.includes(field)),
  }
}

/** It can be done again, although it was never done here. */
export const withUndone = (
  list: StepList,
  rowNumber: number,
  back: Choosing,
  seen: SeenVersion,
): StepList => ({
  ...list,
  future: [
    ...list.future,
    { kind: 'row', id: list.nextId, rowNumber, back, forth: choosingNow(back.patch, seen) },
  ],
  latest: null,
  nextId: list.nextId + 1,
})
