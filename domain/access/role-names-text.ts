/** What the roles are called in tables and in the log of changes; pages take the first from the editable texts (`role.SUPERUSER`). */

import { infoTexts } from '#domain/messages/info-texts'
import type { Role } from './access.ts'

export const roleNames: Readonly<Record<Role, string>> = {
  SUPERUSER: infoTexts['role.SUPERUSER'],
  ADMINISTRATOR: 'Administrator',
  WORKER: 'Bruker',
}
