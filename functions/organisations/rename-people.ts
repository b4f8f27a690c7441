/**
 * A role keeps a copy of the name of its organisation, which is shown and found by. After a change of the name the copies follow, one
 * person at a time; done again it only does what is left.
 */
import type { ChangedBy } from '#domain/administration/change'
import { changedBySystem } from '#domain/messages/changes'
import { type Result, success } from '#domain/result'
import { searchUsers } from '../data/users/user-repository.ts'
import { saveUser } from '../people/save-user.ts'

interface Renamed {
  readonly type: 'store' | 'agent'
  readonly id: number
  readonly name: string
}

const PAGE = 100
const AT_ONCE = 8

const SYSTEM: ChangedBy = { userId: null, name: changedBySystem }

const peopleOf = async ({ type, id, name }: Renamed): Promise<Result<readonly number[]>> => {
  const ids: number[] = []
  for (let offset = 0; ; offset += PAGE) {
    const found = await searchUsers(`${type}-${id}`, { q: '', offset, limit: PAGE })
    if (!found.ok) return found
    for (const { id: userId, contexts } of found.value)
      if (
        contexts.some(
          ({ affiliationType, affiliation }) =>
            affiliationType === type && affiliation?.id === id && affiliation.name !== name,
        )
      )
        ids.push(userId)
    if (found.value.length < PAGE) return success(ids)
  }
}

export const renamePeople = async (renamed: Renamed, at: Date): Promise<Result<null>> => {
  const { type, id, name } = renamed
  const left = await peopleOf(renamed)
  if (!left.ok) return left
  for (let from = 0; from < left.value.length; from += AT_ONCE) {
    const results = await Promise.all(
      left.value.slice(from, from + AT_ONCE).map((userId) =>
        saveUser(userId, { by: SYSTEM, at, action: 'renamed' }, ({ contexts }) => ({
          ok: true,
          changes: {
            contexts: contexts.map((context) =>
              context.affiliationType === type && context.affiliation?.id === id
                ? { ...context, affiliation: { id, name } }
                : context,
            ),
          },
        })),
      ),
    )
    for (const result of results) if (!result.ok) return result
  }
  return success(null)
}
