/** The log of an organisation as a viewer may read it, newest first: without the terms that are not the viewer's to know. */
import type { Viewer } from '#domain/access/access'
import { type OrganisationKind, seesTerm } from '#domain/access/seen-terms'
import type { Versioned } from '#domain/administration/change'
import { CHANGES_PER_PAGE, type LoggedChanges } from '#domain/contracts/change'
import { loggedChangesFor } from '#domain/views/logged-changes-for'
import { listChanges } from '../data/changes/change-repository.ts'

interface Page {
  readonly at: Date
  readonly before?: number | null | undefined
  readonly limit?: number | undefined
}

export const showChanges = async (
  viewer: Viewer,
  of: OrganisationKind,
  item: Versioned & { readonly id: number },
  { at, before, limit = CHANGES_PER_PAGE }: Page,
): Promise<LoggedChanges> => {
  const entries = await listChanges(`${of}-${item.id}`, item, { at, before: before ?? null, limit })
  return loggedChangesFor(entries, limit, ({ field }) => seesTerm(viewer, of, field.split('.')[0] ?? field))
}
