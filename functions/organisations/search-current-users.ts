/** People of a list, each under the name that the organisation has now. */
import type { Result } from '#domain/result'
import type { DirectoryQuery, Scope } from '../data/directory/directory.ts'
import { type PlacedUser, searchUsers } from '../data/users/user-repository.ts'
import { finishRenames } from './rename-people.ts'

export const searchCurrentUsers = async (
  scope: Scope,
  query: DirectoryQuery,
  at: Date,
): Promise<Result<readonly PlacedUser[]>> => {
  const found = await searchUsers(scope, query)
  return found.ok && (await finishRenames(found.value, at)) ? searchUsers(scope, query) : found
}
