/** The log of an organisation as a viewer may read it, newest first. */
import type { Viewer } from '#domain/access/access'
import type { OrganisationKind } from '#domain/access/seen-terms'
import type { Versioned } from '#domain/administration/change'
import type { ChangeOnWire } from '#domain/contracts/organisation'
import { changeFor } from '#domain/views/organisation-for'
import { listChanges } from '../data/changes/change-repository.ts'

interface Page {
  readonly at: Date
  readonly before: number | null
  readonly limit: number
}

/** Entries that the viewer may know nothing of are read over, so a page is short only at the end. */
export const showChanges = async (
  viewer: Viewer,
  of: OrganisationKind,
  item: Versioned & { readonly id: number },
  page: Page,
): Promise<ChangeOnWire[]> => {
  const shown: ChangeOnWire[] = []
  for (let { before } = page; ; ) {
    const entries = await listChanges(`${of}-${item.id}`, item, { ...page, before })
    shown.push(...entries.flatMap((entry) => changeFor(viewer, of, entry) ?? []))
    if (shown.length >= page.limit || entries.length < page.limit) return shown.slice(0, page.limit)
    before = entries.at(-1)?.version ?? 0
  }
}
