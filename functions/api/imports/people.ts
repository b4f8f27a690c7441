/**
 * People from a sheet: made with one role, or given it where they are there already. The e-mail address is claimed before the person is
 * written, so each is made once; nobody is invited by it.
 */
import type { ImportCandidate } from '#domain/administration/import/judge'
import type { ImportedPerson } from '#domain/administration/import/read-line'
import type { ImportedLine } from '#domain/contracts/imports'
import { fill } from '#domain/messages/fill'
import { importDoubts, importFaults, importOutcomes } from '#domain/messages/imports'
import { sentenceOf } from '#domain/messages/words'
import { nextNumbers } from '../../data/counters/counter-repository.ts'
import { foldEmail, fullName, type StoredContext, type StoredUser, type User } from '../../data/users/user.ts'
import { findEmailHolders, findUser, insertUser } from '../../data/users/user-repository.ts'
import { command } from '../../http/command.ts'
import type { Asked } from '../../http/endpoint.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { NO_PASSWORD } from '../../password.ts'
import { changedBy, saveUser, userChange } from '../../people/save-user.ts'
import * as contracts from './contracts.ts'
import { type JudgedPersonLine, judgePeople } from './judge-people.ts'
import { alone, chainOrNone, checkedAs, exists, failed, forEachLine, notMade } from './lines.ts'

export const checkPeople = endpoint(contracts.checkPeople, async ({ body }) => {
  const chain = await chainOrNone(body.chainId)
  if (!chain.ok) return chain
  const judged = await judgePeople(body.chainId, body.lines)
  return answered({ model: { lines: judged.map(({ line, judged: each }) => checkedAs(line.line, each)) } })
})

interface Doing {
  readonly caller: Asked['caller']
  /** When the command came the first time. */
  readonly at: Date
}

interface Ids {
  readonly userId: number
  readonly roleId: number
}

const roleOf = (
  item: ImportedPerson,
  { type, id, name }: ImportCandidate,
  roleId: number,
): StoredContext => ({
  id: roleId,
  role: item.role,
  affiliationType: type === 'agent' ? 'agent' : 'store',
  affiliation: { id, name },
  enabled: true,
})

const isAt = (role: StoredContext) => (context: StoredContext) =>
  context.affiliationType === role.affiliationType && context.affiliation?.id === role.affiliation?.id

const giveRole = async (line: number, userId: number, role: StoredContext, { caller, at }: Doing) => {
  const doing = { by: changedBy(caller.user), at, action: 'role-added' } as const
  const saved = await saveUser(userId, doing, (user) =>
    user.contexts.some(isAt(role))
      ? { ok: true, changes: {} }
      : { ok: true, changes: { contexts: [...user.contexts, role] } },
  )
  if (!saved.ok) return failed(line, sentenceOf(saved))
  // Somebody else has given it meanwhile.
  const isOurs = saved.value.contexts.some(({ id }) => id === role.id)
  if (!isOurs) return exists(line, { id: userId, name: fullName(saved.value) })
  return { line, status: 'role-added', id: userId, sentence: importOutcomes.roleAdded } as const
}

/** The person as made, by this command or by another that was faster; a claim that nobody came to is taken up. */
const insertOnce = async (user: User, { caller, at }: Doing): Promise<StoredUser> => {
  const by = changedBy(caller.user)
  const insert = (person: User) =>
    insertUser(person, {
      createdAt: at.toISOString(),
      change: userChange({ by, at, action: 'imported' }, null, person),
    })
  await insert(user)
  const holderId = (await findEmailHolders([user.email])).get(foldEmail(user.email)) ?? user.id
  if ((await findUser(holderId)) === null) await insert({ ...user, id: holderId })
  const there = await findUser(holderId)
  if (there === null) throw new Error(`user ${holderId} was made and is not there`)
  return there
}

const makePerson = async (
  line: number,
  item: ImportedPerson,
  role: StoredContext,
  { userId, doing }: { readonly userId: number; readonly doing: Doing },
): Promise<ImportedLine> => {
  const { firstname, lastname, email, phoneNumber } = item
  const user: User = {
    id: userId,
    firstname,
    lastname,
    email,
    phoneNumber,
    status: 'ENABLED',
    passwordHash: NO_PASSWORD,
    contexts: [role],
  }
  const there = await insertOnce(user, doing)
  if (there.contexts.some(({ id }) => id === role.id))
    return { line, status: 'made', id: there.id, sentence: importOutcomes.made }
  const name = fullName(there)
  if (there.contexts.some(isAt(role))) return exists(line, { id: there.id, name })
  return failed(line, `${importFaults.undecided}. ${fill(importDoubts['email-known'], { name })}`)
}

type Judgement = JudgedPersonLine['judged']

const importLine = async (
  line: number,
  judged: Judgement,
  { userId, roleId, doing }: Ids & { readonly doing: Doing },
): Promise<ImportedLine> => {
  if (judged.status === 'new') {
    const { item, affiliation, giveTo } = judged
    const role = roleOf(item, affiliation, roleId)
    return giveTo === null
      ? makePerson(line, item, role, { userId, doing })
      : giveRole(line, giveTo.id, role, doing)
  }
  // Made by this very command, whose answer was lost.
  if (judged.status === 'exists' && judged.existing.id === userId)
    return { line, status: 'made', id: userId, sentence: importOutcomes.made }
  return notMade(line, judged)
}

/** Lines of one address stand one after the other: the first makes the person whom the next gives another role. */
const groupedByEmail = <Line extends { readonly line: { readonly cells: { email?: string | undefined } } }>(
  lines: readonly Line[],
): readonly (readonly (readonly [index: number, line: Line])[])[] => [
  ...Map.groupBy([...lines.entries()], ([index, { line }]) =>
    foldEmail(line.cells.email ?? `#${index}`),
  ).values(),
]

export const importPeople = command(contracts.importPeople, {
  allocate: async ({ body, at }) => {
    const count = body.lines.length
    const [userId, roleId] = await Promise.all([nextNumbers('user-id', count), nextNumbers('role-id', count)])
    return { userId, roleId, at: at.toISOString() }
  },
  act: async ({ body, caller }, ids) => {
    const { chainId } = body
    const chain = await chainOrNone(chainId)
    if (!chain.ok) return chain
    const doing = { caller, at: new Date(ids.at) }
    const judged = await judgePeople(chainId, body.lines)
    const groups = await forEachLine(groupedByEmail(judged), async (group) => {
      const done: ImportedLine[] = []
      for (const [index, { line, judged: first }] of group) {
        const again = index === group[0]?.[0] ? first : (await judgePeople(chainId, [line]))[0]?.judged
        const own = { userId: ids.userId + index, roleId: ids.roleId + index, doing }
        done.push(await alone(line.line, () => importLine(line.line, again ?? first, own)))
      }
      return done
    })
    const byLine = new Map(groups.flat().map((each) => [each.line, each]))
    return answered({ model: { lines: body.lines.flatMap(({ line }) => byLine.get(line) ?? []) } })
  },
})
