/** /api/v1/imports: stores and people from a sheet. */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { inviteImported } from './invitations.ts'
import { checkPeople, importPeople } from './people.ts'
import { checkStores, importStores } from './stores.ts'

export const handler = handle(
  resource([checkStores, importStores, checkPeople, importPeople, inviteImported]),
)
