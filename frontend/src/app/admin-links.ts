/**
 * Which pages of the administration a viewer is led to (Q-259, Q-260, QD-51): everything for super users, own stores'
 * builders and users for administrators who are not builders (a chain's also its stores), nothing for the rest.
 */
import type { Viewer } from '#domain/access/access'
import { type DirectoryName, directoryScope } from '#domain/access/admin-rights'
import { may } from '#domain/access/rights'
import { adminText } from './text.ts'

interface LinkGroup {
  readonly title: string
  readonly links: readonly { readonly to: string; readonly label: string }[]
}

const imports = {
  to: '/admin/import',
  get label() {
    return adminText.imports
  },
}

const directories: readonly DirectoryName[] = ['stores', 'agents', 'users']

/** The lists that the viewer has. */
const linksOf = (viewer: Viewer) =>
  directories
    .filter((directory) => directoryScope(viewer, directory) !== null)
    .map((directory) => ({ to: `/admin/${directory}`, label: adminText[directory] }))

export const adminLinks = (viewer: Viewer): readonly LinkGroup[] => {
  if (may(viewer, 'admin.menu'))
    return [
      { title: adminText.title, links: [...linksOf(viewer), imports] },
      {
        title: adminText.systemTitle,
        links: [
          { to: '/modeller', label: adminText.models },
          { to: '/galleri', label: adminText.gallery },
          { to: '/admin/drift', label: adminText.operations },
          { to: '/admin/sessions', label: adminText.sessions },
          { to: '/admin/messages', label: adminText.messages },
          { to: '/admin/produktvelgerbilder', label: adminText.pictures },
          { to: '/admin/texts', label: adminText.texts },
          { to: '/admin/buffers', label: adminText.buffers },
        ],
      },
    ]
  return may(viewer, 'admin.links') ? [{ title: adminText.title, links: linksOf(viewer) }] : []
}
