/**
 * Which pages of the administration a viewer is led to (Q-259, Q-260, QD-51): everything for super users, own stores'
 * builders and users for administrators who are not builders, nothing for the rest.
 */
import type { Viewer } from '#domain/access/access'
import { may } from '#domain/access/rights'

interface LinkGroup {
  readonly title: string
  readonly links: readonly { readonly to: string; readonly label: string }[]
}

const agents = { to: '/admin/agents', label: 'Byggmestere' }
const users = { to: '/admin/users', label: 'Brukere' }

export const adminLinks = (viewer: Viewer): readonly LinkGroup[] => {
  if (may(viewer, 'admin.menu'))
    return [
      { title: 'Administrasjon', links: [{ to: '/admin/stores', label: 'Forhandlere' }, agents, users] },
      {
        title: 'Systemadministrasjon',
        links: [
          { to: '/modeller', label: 'Modeller og regler' },
          { to: '/galleri', label: 'Galleri' },
          { to: '/admin/messages', label: 'Meldinger' },
          { to: '/admin/produktvelgerbilder', label: 'Produktvelgerbilder' },
          { to: '/admin/texts', label: 'Rediger tekster' },
          { to: '/admin/buffers', label: 'Buffere' },
        ],
      },
    ]
  return may(viewer, 'admin.links') ? [{ title: 'Administrasjon', links: [agents, users] }] : []
}
