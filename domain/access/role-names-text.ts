/** What the roles are called in tables and in the log of changes; pages take the first from the editable texts (`role.SUPERUSER`). */

import { infoText } from '#domain/messages/info-texts'
import { texts } from '#domain/texts/texts'
import type { Role } from './access.ts'

export const roleNames: Readonly<Record<Role, string>> = texts('domain/access/role-names', {
  get SUPERUSER() {
    return infoText('role.SUPERUSER')
  },
  ADMINISTRATOR: 'Administrator',
  WORKER: 'Bruker',
})
