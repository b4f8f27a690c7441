/** The log of an organisation as a viewer may read it, newest first: without what is not the viewer's to know. */
import type { Viewer } from '#domain/access/access'
import type { OrganisationPlace } from '#domain/access/admin-rights'
import { type OrganisationKind, seesField } from '#domain/access/seen-terms'
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
  organisation: { readonly kind: OrganisationKind; readonly place: OrganisationPlace },
  item: Versioned & { readonly id: number },
  { at, before, limit = CHANGES_PER_PAGE }: Page,
): Promise<LoggedChanges> => {
  const entries = await listChanges(`${organisation.kind}-${item.id}`, item, {
    at,
    before: before ?? null,
    limit,
  })
  return loggedChangesFor(entries, limit, ({ field }) =>
    seesField(viewer, organisation, field.split('.')[0] ?? field),
  )
}
