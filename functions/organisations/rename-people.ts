/**
 * A role keeps a copy of the name of its organisation, which is shown and found by. After a change of the name the copies follow, one
 * person at a time; done again it only does what is left. Where it was interrupted, whoever looks at such a person next has it finished.
 */
import type { ChangedBy } from '#domain/administration/change'
import { changeAuthors } from '#domain/messages/changes'
import { type Result, success } from '#domain/result'
import { findOrganisation } from '../data/organisations/organisation-repository.ts'
import { type PlacedUser, searchUsers } from '../data/users/user-repository.ts'
import { saveUser } from '../people/save-user.ts'

interface Organisation {
  readonly type: 'store' | 'agent'
  readonly id: number
}

const PAGE = 100
const AT_ONCE = 8

const SYSTEM: ChangedBy = {
  userId: null,
  get name() {
    return changeAuthors.system
  },
}

const withOldName = async (
  { type, id }: Organisation,
  name: string | null,
): Promise<Result<readonly number[]>> => {
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

interface Renaming {
  readonly at: Date
  /** How many people are written at most. */
  readonly most?: number
}

const giveName = ({ type, id }: Organisation, name: string, userId: number, at: Date) =>
  saveUser(userId, { by: SYSTEM, at, action: 'renamed' }, ({ contexts }) => ({
    ok: true,
    changes: {
      contexts: contexts.map((context) =>
        context.affiliationType === type && context.affiliation?.id === id
          ? { ...context, affiliation: { id, name } }
          : context,
      ),
    },
  }))

/** How many people were written. The name is the one that the organisation has, also when it gets another one meanwhile. */
export const renamePeople = async (
  organisation: Organisation,
  { at, most = Number.POSITIVE_INFINITY }: Renaming,
): Promise<Result<number>> => {
  const { type, id } = organisation
  let count = 0
  for (let given: string | null = null; count < most; ) {
    const found = await findOrganisation(type, id)
    if (found === null || found.name === given) break
    const { name } = found
    const left = await withOldName(organisation, name)
    if (!left.ok) return left
    const some = left.value.slice(0, most - count)
    for (let from = 0; from < some.length; from += AT_ONCE) {
      const named = some.slice(from, from + AT_ONCE)
      const results = await Promise.all(named.map((userId) => giveName(organisation, name, userId, at)))
      for (const result of results) if (!result.ok) return result
    }
    count += some.length
    given = name
  }
  return success(count)
}

const organisationsBehind = (people: readonly PlacedUser[]): readonly Organisation[] => {
  const behind = people.flatMap(({ contexts, roles }) =>
    contexts.flatMap(({ affiliationType: type, affiliation }, index): Organisation[] => {
      const name = roles[index]?.place?.name
      if (affiliation === null || name === undefined || affiliation.name === name) return []
      return type === 'store' || type === 'agent' ? [{ type, id: affiliation.id }] : []
    }),
  )
  return [...new Map(behind.map((each) => [`${each.type} ${each.id}`, each])).values()]
}

/** As many as one look waits for; the next one goes on. */
const MOST_AT_A_LOOK = 100

/** Whether anybody among those that were read had an old name of an organisation, and has to be read anew. */
export const finishRenames = async (people: readonly PlacedUser[], at: Date): Promise<boolean> => {
  const behind = organisationsBehind(people)
  for (const organisation of behind) await renamePeople(organisation, { at, most: MOST_AT_A_LOOK })
  return behind.length > 0
}
