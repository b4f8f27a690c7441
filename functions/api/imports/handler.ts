/** /api/v1/imports: stores and people from a sheet. */
import { searchChains } from '../../data/organisations/organisation-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { handle } from '../../http/handle.ts'
import { answered } from '../../http/outcome.ts'
import { resource } from '../../http/resource.ts'
import * as contracts from './contracts.ts'
import { inviteImported } from './invitations.ts'
import { checkPeople, importPeople } from './people.ts'
import { checkStores, importStores } from './stores.ts'

/** There are as many chains as a provider has contracts with. */
const CHAINS_MAX = 500

const listImportChains = endpoint(contracts.listImportChains, async () => {
  const found = await searchChains({ q: '', offset: 0, limit: CHAINS_MAX })
  return found.ok ? answered([...found.value]) : found
})

export const handler = handle(
  resource([listImportChains, checkStores, importStores, checkPeople, importPeople, inviteImported]),
)
