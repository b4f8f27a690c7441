/**
 * Questions: by id; by e-mail; a page of the list of people. Writes: a new user, whose e-mail nobody else has; a change, which is
 * logged and lost to none; the moment of a login. Absence is null, a lost race is false. A claim on an e-mail without its user (a
 * crash between the two writes) is completed by trying again, and is nobody's when nobody has.
 */
import type { PlacedRole } from '#domain/access/admin-rights'
import type { RecordedChange } from '#domain/administration/change'
import type { Result } from '#domain/result'
import { commitChange } from '../changes/change-repository.ts'
import { happens } from '../conditional.ts'
import {
  type DirectoryQuery,
  enterDirectory,
  type Listed,
  moveInDirectory,
  type Scope,
  searchDirectory,
} from '../directory/directory.ts'
import { epochSeconds } from '../expiry.ts'
import { affiliationKey, findPlaces, type NamedPlace } from '../organisations/organisation-repository.ts'
import { readAll } from '../read-all.ts'
import {
  foldEmail,
  fullName,
  type PasswordLink,
  type StoredContext,
  type StoredUser,
  type User,
} from './user.ts'
import { emailClaimEntity, userEntity } from './user-entity.ts'

type Item = NonNullable<Awaited<ReturnType<typeof getUser>>['data']>

const getUser = (id: number) => userEntity().get({ id }).go({ consistent: true })

const contextsOf = (contexts: Item['contexts']): readonly StoredContext[] =>
  contexts.map((context) => ({
    ...context,
    affiliationType: context.affiliationType ?? null,
    affiliation: context.affiliation ?? null,
  }))

const fromStored = ({ writeId: _, ...item }: Item): StoredUser => ({
  ...item,
  contexts: contextsOf(item.contexts),
  passwordLink: item.passwordLink ?? null,
  createdAt: item.createdAt ?? null,
  lastLoginAt: item.lastLoginAt ?? null,
  version: item.version ?? 0,
  change: (item.change as RecordedChange | undefined) ?? null,
})

const storedContexts = (contexts: readonly StoredContext[]) =>
  contexts.map((context) => ({
    ...context,
    affiliationType: context.affiliationType ?? undefined,
    affiliation: context.affiliation ?? undefined,
  }))

/** Read consistently: who was switched off a moment ago is off. */
export const findUser = async (id: number): Promise<StoredUser | null> => {
  const { data } = await getUser(id)
  return data === null ? null : fromStored(data)
}

export const findUsers = async (ids: Iterable<number>): Promise<readonly StoredUser[]> =>
  (
    await readAll(
      [...new Set(ids)].map((id) => ({ id })),
      (keys) => userEntity().get(keys).go(),
    )
  ).map(fromStored)

export const findUserByEmail = async (email: string): Promise<StoredUser | null> => {
  const { data } = await emailClaimEntity()
    .get({ email: foldEmail(email) })
    .go({ consistent: true })
  return data === null ? null : findUser(data.userId)
}

/** Ids by folded e-mail address, also of somebody who was claimed and never made. */
export const findEmailHolders = async (emails: Iterable<string>): Promise<ReadonlyMap<string, number>> => {
  const keys = [...new Set([...emails].map(foldEmail))].map((email) => ({ email }))
  const found = await readAll(keys, (some) => emailClaimEntity().get(some).go({ consistent: true }))
  return new Map(found.map(({ email, userId }) => [email, userId]))
}

/** A role, where it stands and what its organisation is called now. */
interface RoleWithPlace extends PlacedRole {
  readonly place: NamedPlace | null
}

/** A person and where each of the roles stands, in the order of the roles. */
export interface PlacedUser extends StoredUser {
  readonly roles: readonly RoleWithPlace[]
}

/** However many there are, their organisations are read together. */
export const placeUsers = async <Person extends Pick<User, 'contexts'>>(
  users: readonly Person[],
): Promise<readonly (Person & { readonly roles: readonly RoleWithPlace[] })[]> => {
  const places = await findPlaces(users.flatMap(({ contexts }) => contexts))
  return users.map((user) => ({
    ...user,
    roles: user.contexts.map(({ role, affiliationType, affiliation }) => ({
      role,
      place:
        affiliationType === null || affiliation === null
          ? null
          : (places.get(affiliationKey(affiliationType, affiliation.id)) ?? null),
    })),
  }))
}

const scopesOfRole = ({ role, place }: PlacedRole): readonly Scope[] => {
  if (role === 'SUPERUSER') return ['super']
  if (place === null) return []
  const { chainId, storeId, agentId } = place
  const chain = [`chain-${chainId}`] as const
  if (storeId === null) return chain
  return [...chain, `below-${storeId}`, agentId === null ? `store-${storeId}` : `agent-${agentId}`]
}

type Listable = Pick<
  PlacedUser,
  'id' | 'firstname' | 'lastname' | 'email' | 'phoneNumber' | 'contexts' | 'roles'
>

const isWithin = (scope: Scope, role: PlacedRole | undefined): boolean =>
  scope === 'all' || (role !== undefined && scopesOfRole(role).includes(scope))

/** Whoever looks into the list of a scope finds nobody by the name of an organisation outside it. */
export const userInDirectory = (user: Listable, version: number, lookedInto: Scope = 'all'): Listed => ({
  id: user.id,
  version,
  name: fullName(user),
  texts: [
    fullName(user),
    String(user.id),
    user.email,
    ...user.contexts.flatMap(({ affiliation }, index) =>
      isWithin(lookedInto, user.roles[index]) ? (affiliation?.name ?? []) : [],
    ),
  ],
  phoneNumber: user.phoneNumber,
  scopes: [...new Set<Scope>(['all', ...user.roles.flatMap(scopesOfRole)])],
})

/** Those of the scope alone, whose roles stand beside them. */
export const searchUsers = (scope: Scope, query: DirectoryQuery): Promise<Result<readonly PlacedUser[]>> =>
  searchDirectory(
    {
      kind: 'user',
      scope,
      load: async (ids) => placeUsers(await findUsers(ids)),
      listedAs: (user) => userInDirectory(user, user.version, scope),
    },
    query,
  )

const LISTED_AT_ONCE = 10

/** Into the lists once more, whoever of them is there. */
export const listUsersAgain = async (ids: readonly number[]): Promise<number> => {
  const users = await placeUsers(await findUsers(ids))
  for (let from = 0; from < users.length; from += LISTED_AT_ONCE)
    await Promise.all(
      users
        .slice(from, from + LISTED_AT_ONCE)
        .map((user) => enterDirectory('user', userInDirectory(user, user.version))),
    )
  return users.length
}

const placed = async (user: StoredUser): Promise<PlacedUser> => {
  const [one] = await placeUsers([user])
  if (one === undefined) throw new Error('a user was lost while being placed')
  return one
}

/** Longer than a function may run: whoever claimed it before that will not make a user of it any more. */
const CLAIM_SECONDS = 60

/** Whether the user now has the e-mail: it was nobody's, or theirs already, or of somebody who was never made. */
const claimEmail = async (email: string, userId: number): Promise<boolean> => {
  const claim = { email: foldEmail(email), userId, claimedAt: epochSeconds(new Date()) }
  if (await happens(emailClaimEntity().create(claim).go())) return true
  const { data } = await emailClaimEntity().get({ email: claim.email }).go({ consistent: true })
  if (data === null || data.userId === userId) return data !== null
  if ((data.claimedAt ?? 0) > claim.claimedAt - CLAIM_SECONDS || (await findUser(data.userId)) !== null)
    return false
  return happens(
    emailClaimEntity()
      .put(claim)
      .where((stored, { eq }) => eq(stored.userId, data.userId))
      .go(),
  )
}

/** False when another user has the e-mail or the id is taken; nothing is overwritten. */
export const insertUser = async (
  user: User,
  { createdAt = null, change = null }: Partial<Pick<StoredUser, 'createdAt' | 'change'>> = {},
): Promise<boolean> => {
  if (!(await claimEmail(user.email, user.id))) return false
  const stored = { ...user, createdAt, change, lastLoginAt: null, passwordLink: null, version: 1 }
  await enterDirectory('user', userInDirectory(await placed(stored), stored.version))
  const item = {
    ...user,
    contexts: storedContexts(user.contexts),
    createdAt: createdAt ?? undefined,
    change: change ?? undefined,
    version: stored.version,
  }
  return happens(userEntity().create(item).go())
}

export type UserChanges = Partial<
  Pick<User, 'firstname' | 'lastname' | 'phoneNumber' | 'status' | 'passwordHash' | 'contexts'>
>

/**
 * False when somebody else has changed the user meanwhile. A new password uses up the link for one, by the same write: a link that
 * was used or replaced a moment ago opens nothing.
 */
export const changeUser = async (
  before: StoredUser,
  changes: UserChanges,
  change: RecordedChange,
): Promise<boolean> => {
  const { id, version } = before
  const after = { ...before, ...changes, version: version + 1, change }
  const { contexts, ...plain } = changes
  const { passwordLink } = before
  const isNewPassword = changes.passwordHash !== undefined
  const write = (writeId: string) =>
    userEntity()
      .patch({ id })
      .remove(isNewPassword ? ['passwordLink'] : [])
      .set({
        ...plain,
        ...(contexts !== undefined && { contexts: storedContexts(contexts) }),
        version: after.version,
        change,
        writeId,
      })
      .where((stored, { eq, notExists }) =>
        [
          version === 0 ? notExists(stored.version) : eq(stored.version, version),
          ...(isNewPassword && passwordLink !== null
            ? [eq(stored.passwordLink.hash, passwordLink.hash)]
            : []),
        ].join(' AND '),
      )
      .go()
  const readWriteId = async () =>
    (
      await userEntity()
        .get({ id })
        .go({ consistent: true, attributes: ['writeId'] })
    ).data?.writeId
  const commit = () => commitChange(`user-${id}`, before, { write, readWriteId })
  const [was, is] = await placeUsers([before, after])
  if (was === undefined || is === undefined) throw new Error('a user was lost while being placed')
  return moveInDirectory('user', userInDirectory(was, version), userInDirectory(is, after.version), commit)
}

/** Only of somebody who may log in. Not counted as a change: anybody may ask for a new password. */
export const givePasswordLink = (id: number, passwordLink: PasswordLink): Promise<boolean> =>
  happens(
    userEntity()
      .patch({ id })
      .set({ passwordLink })
      .where(({ status }, { eq }) => eq(status, 'ENABLED'))
      .go(),
  )

export const noteLogin = async (id: number, at: Date): Promise<void> => {
  await happens(userEntity().patch({ id }).set({ lastLoginAt: at.toISOString() }).go())
}

/** In the place of everything that tells who it was; false when somebody else has changed the user meanwhile. */
export const forgetUser = async (
  before: StoredUser,
  { firstname, lastname, email, phoneNumber, passwordHash }: User,
  change: RecordedChange,
): Promise<boolean> => {
  const { id, version } = before
  const after = { ...before, firstname, lastname, email, phoneNumber, version: version + 1 }
  const write = (writeId: string) =>
    userEntity()
      .patch({ id })
      .remove(['passwordLink'])
      .set({ firstname, lastname, email, phoneNumber, passwordHash, version: after.version, change, writeId })
      .where((stored, { eq, notExists }) =>
        version === 0 ? notExists(stored.version) : eq(stored.version, version),
      )
      .go()
  const readWriteId = async () => (await getUser(id)).data?.writeId
  const commit = () => commitChange(`user-${id}`, before, { write, readWriteId })
  const [was, is] = await placeUsers([before, after])
  if (was === undefined || is === undefined) throw new Error('a user was lost while being placed')
  return moveInDirectory('user', userInDirectory(was, version), userInDirectory(is, after.version), commit)
}

/** Free for anybody afterwards. */
export const forgetEmail = async (email: string, userId: number): Promise<void> => {
  await happens(
    emailClaimEntity()
      .remove({ email: foldEmail(email) })
      .where((stored, { eq }) => eq(stored.userId, userId))
      .go(),
  )
}
