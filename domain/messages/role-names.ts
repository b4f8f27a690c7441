/** What the roles are called in tables and in the log of changes; pages take the first from the editable texts (`role.SUPERUSER`). */
import type { Role } from '#domain/access/access'
import { infoTexts } from './info-texts.ts'

export const roleNames: Readonly<Record<Role, string>> = {
  SUPERUSER: infoTexts['role.SUPERUSER'],
  ADMINISTRATOR: 'Administrator',
  WORKER: 'Bruker',
}
