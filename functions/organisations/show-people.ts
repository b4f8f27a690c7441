/** The people who have a role in an organisation, by name, each with the roles in it. */
import type { OrganisationUser } from '#domain/contracts/organisation'
import { type Result, success } from '#domain/result'
import { searchCurrentUsers } from './search-current-users.ts'

export const showPeople = async (
  type: 'store' | 'agent',
  id: number,
  { at, ...page }: { readonly offset: number; readonly limit: number; readonly at: Date },
): Promise<Result<OrganisationUser[]>> => {
  const found = await searchCurrentUsers(`${type}-${id}`, { q: '', ...page }, at)
  if (!found.ok) return found
  return success(
    found.value.map(({ id: userId, firstname, lastname, email, phoneNumber, status, contexts }) => ({
      id: userId,
      firstname,
      lastname,
      email,
      phoneNumber,
      status,
      roles: contexts
        .filter(({ affiliationType, affiliation }) => affiliationType === type && affiliation?.id === id)
        .map(({ role, enabled }) => ({ role, enabled })),
    })),
  )
}
